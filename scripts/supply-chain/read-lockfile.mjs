import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export function readJson(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

/** Every locked package, also those of other platforms, which are not installed here. */
export function readLockfile(file = 'package-lock.json') {
  return Object.entries(readJson(file).packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && link !== true)
    .map(([place, locked]) => ({ ...locked, place, name: place.split('node_modules/').at(-1) }));
}
