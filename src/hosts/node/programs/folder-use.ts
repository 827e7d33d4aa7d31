import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

export type FolderUse = { readonly bytes: number; readonly files: number };

const blockBytes = 512;

/**
 * What a folder takes of the disk, counted until one of the bounds is passed. What cannot be looked into
 * counts as without end: else a program could hide there what it writes.
 */
export async function folderUse(folder: string, most: FolderUse): Promise<FolderUse> {
  let [bytes, files] = [0, 0];
  const waiting = [folder];
  for (const each of waiting) {
    const entries = await entriesOf(each);
    if (entries === null) return { bytes: Infinity, files };
    for (const entry of entries) {
      const file = path.join(each, entry.name);
      if (entry.isDirectory()) waiting.push(file);
      files += 1;
      bytes += await bytesOf(file);
      if (bytes > most.bytes || files > most.files) return { bytes, files };
    }
  }
  return { bytes, files };
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (reason) {
    return (reason as NodeJS.ErrnoException).code === 'ENOENT' ? [] : null;
  }
}

/** Holes in a file take nothing. */
async function bytesOf(file: string): Promise<number> {
  try {
    return (await lstat(file)).blocks * blockBytes;
  } catch {
    return 0;
  }
}
