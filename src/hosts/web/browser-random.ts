import type { Random } from '@/ports/random';

/** Unlike the rest of `crypto`, this also works on pages that are not served securely. */
export const browserRandom: Random = {
  secureSeed: () => {
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    return seed;
  },
};
