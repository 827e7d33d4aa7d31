import { statSync } from 'node:fs';

/** What cannot even be looked at (a loop of links, a folder nobody may enter) is none. */
export function isFolder(place: string): boolean {
  try {
    return statSync(place).isDirectory();
  } catch {
    return false;
  }
}
