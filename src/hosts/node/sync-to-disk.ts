import { closeSync, fsyncSync, openSync } from 'node:fs';

/** What a file holds survives a power cut from here on. */
export function syncFile(file: string): void {
  sync(file, 'r+');
}

/** So do the names in a folder: until then a power cut may undo a renaming, or take a new file. */
export function syncFolder(folder: string): void {
  // Windows opens no folders, and keeps names by itself.
  if (process.platform !== 'win32') sync(folder, 'r');
}

function sync(target: string, flags: 'r' | 'r+'): void {
  const opened = openSync(target, flags);
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
