import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';

/** Where a program of that name is, by the platform's rule: the first folder that has it. */
export async function findProgram(
  name: string,
  folders: readonly string[],
): Promise<string | null> {
  if (path.isAbsolute(name)) return (await isExecutable(name)) ? name : null;
  for (const folder of folders) {
    const candidate = path.join(folder, name);
    if (await isExecutable(candidate)) return candidate;
  }
  return null;
}

export async function isExecutable(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
