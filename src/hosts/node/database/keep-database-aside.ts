import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';

import { syncFile, syncFolder } from '@/hosts/node/sync-to-disk';

/**
 * Copies a damaged database beside itself, with the log of what is not in it yet, and says how the copy
 * is called; null when there is no room for it. It is on the disk before anything is taken away from
 * what it was made of.
 */
export function keepDatabaseAside(file: string): Promise<string | null> {
  let number = 1;
  while (existsSync(asideName(file, number))) number += 1;
  const aside = asideName(file, number);
  try {
    for (const part of ['', '-wal'].filter((suffix) => existsSync(`${file}${suffix}`))) {
      copyFileSync(`${file}${part}`, `${aside}${part}`);
      syncFile(`${aside}${part}`);
    }
    syncFolder(path.dirname(file));
    return Promise.resolve(existsSync(aside) ? path.basename(aside) : null);
  } catch {
    return Promise.resolve(null);
  }
}

function asideName(file: string, number: number): string {
  return `${file}.damaged-${String(number)}`;
}
