import { existsSync } from 'node:fs';
import path from 'node:path';

import { folderFileStore } from '@/hosts/node/folder-file-store';
import type { FileStore } from '@/ports/file-store';
import { discoverSkills } from '@/skills/discover-skills';
import type { Skill } from '@/skills/skill';

/** The skills of these names, each from the first of the folders that has it. */
export async function findSkills(
  names: readonly string[],
  folders: readonly string[],
  signal: AbortSignal,
): Promise<{ readonly skills: readonly Skill[]; readonly warnings: readonly string[] }> {
  const skills: Skill[] = [];
  const warnings: string[] = [];
  for (const name of new Set(names)) {
    const folder = folders.find((each) => existsSync(path.join(each, name, 'skill.json')));
    if (folder === undefined) continue;
    const found = await discoverSkills(onlyFolder(folder, name), signal);
    skills.push(...found.skills);
    warnings.push(...found.warnings);
  }
  return { skills, warnings };
}

/** A plan may lie in a folder full of other things: nothing but the one skill is read. */
function onlyFolder(parent: string, name: string): FileStore {
  const store = folderFileStore(path.resolve(parent));
  return {
    ...store,
    list: (folder, signal) => store.list(folder === '' ? name : folder, signal),
  };
}
