import { existsSync } from 'node:fs';
import path from 'node:path';

import { folderFileStore } from '@/hosts/node/folder-file-store';
import type { FileStore } from '@/ports/file-store';
import { discoverSkills, type Discovery } from '@/skills/discover-skills';

/** The skills of these names, each from the first of the folders that has it. */
export async function findSkills(
  names: readonly string[],
  folders: readonly string[],
  signal: AbortSignal,
): Promise<Discovery> {
  const found: Discovery[] = [];
  for (const name of new Set(names)) {
    const folder = folders.find((each) => existsSync(path.join(each, name, 'skill.json')));
    if (folder === undefined) continue;
    found.push(await discoverSkills(onlyFolder(folder, name), signal));
  }
  return {
    skills: found.flatMap(({ skills }) => skills),
    skipped: found.flatMap(({ skipped }) => skipped),
  };
}

/** A plan may lie in a folder full of other things: nothing but the one skill is read. */
function onlyFolder(parent: string, name: string): FileStore {
  const store = folderFileStore(path.resolve(parent));
  return {
    ...store,
    list: (folder, signal) => store.list(folder === '' ? name : folder, signal),
  };
}
