import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { syncFolder } from '@/hosts/node/sync-to-disk';

/** Step by step: Node's own recursive way never returns below folders like /proc, where nothing can be made. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(), { code: 'EEXIST' });
    return;
  }
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
  // Before its parent is on the disk, a power cut may take a new folder and all that is in it.
  syncFolder(path.dirname(folder));
}
