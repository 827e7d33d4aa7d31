import { access } from 'node:fs/promises';
import path from 'node:path';

import type { MiniLmEmbedder } from '@/hosts/shared/minilm/minilm-embedder';

/** Where a player puts MiniLM, in the folder of their stories. */
export function ownMiniLmFolder(dataFolder: string): string {
  return path.join(dataFolder, 'models', 'all-MiniLM-L6-v2');
}

/** MiniLM as it lies in a folder, for as long as it is needed. */
export class OwnMiniLm {
  private opening: Promise<MiniLmEmbedder | null> | null = null;

  constructor(
    readonly folder: string,
    /** Whether it is a fault that there is no such folder. */
    private readonly whenMissing: 'fault' | 'none' = 'none',
  ) {}

  /** Null where there is no such folder. Rejects with a HostFault when there is and it cannot be used. */
  readonly open = (): Promise<MiniLmEmbedder | null> => (this.opening ??= this.opened());

  /** Gives its memory back, if it was ever opened. */
  async close(): Promise<void> {
    const embedder = await this.opening?.catch(() => null);
    await embedder?.release();
  }

  private async opened(): Promise<MiniLmEmbedder | null> {
    const isThere = await access(this.folder).then(
      () => true,
      () => false,
    );
    if (!isThere && this.whenMissing === 'none') return null;
    // Its tokenizer would make every start slower, and few players have a model.
    const { openMiniLmEmbedderIn } = await import('@/hosts/node/minilm-embedder');
    return openMiniLmEmbedderIn(this.folder, new AbortController().signal);
  }
}
