import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Copies a damaged database beside itself, with the log of what is not in it yet, and says how the copy
 * is called; null when there is no room for it.
 */
export function keepAside(file: string): Promise<string | null> {
  let number = 1;
  while (existsSync(asideName(file, number))) number += 1;
  const aside = asideName(file, number);
  try {
    copyFileSync(file, aside);
    if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${aside}-wal`);
    return Promise.resolve(path.basename(aside));
  } catch {
    return Promise.resolve(null);
  }
}

export function asideName(file: string, number: number): string {
  return `${file}.damaged-${String(number)}`;
}
