import { assets } from '@/hosts/web/assets.gen';
import { publicUrl } from '@/hosts/web/public-url';
import { HostFault } from '@/ports/host-fault';
import type { SearchByMeaning } from '@/ports/search-by-meaning';

/** Searching by meaning in this browser. Nothing of it is fetched before it is needed. */
export const browserMeaning: SearchByMeaning = {
  loadWordTable: async () => {
    const response = await fetch(publicUrl(assets.wordTable)).catch(() => null);
    if (response?.ok !== true)
      throw new HostFault(
        'missing',
        'What words mean could not be loaded, so memories are only found by their words.',
      );
    return new Uint8Array(await response.arrayBuffer());
  },
  createMatrix: async (dimension) => {
    const { createVectorMatrix } = await import('@/hosts/shared/vectors/create-vector-matrix');
    return createVectorMatrix(dimension);
  },
};
