import { existsSync } from 'node:fs';
import path from 'node:path';

import { folderFileStore } from '@/hosts/node/folder-file-store';
import type { FileStore } from '@/ports/file-store';
import { discoverSkills, skippedAsDouble, type Discovery } from '@/skills/discover-skills';

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
    const discovered = await discoverSkills(onlyFolder(folder, name), signal);
    const own = discovered.skills.every((skill) => skill.name === name);
    found.push(own ? discovered : underAnotherName(name, discovered, { found, folders }));
  }
  return {
    skills: found.flatMap(({ skills }) => skills),
    skipped: found.flatMap(({ skipped }) => skipped),
  };
}

/** What a skill keeps is kept under its name: it is not to be had by calling oneself as another does. */
function underAnotherName(
  folder: string,
  { skills, skipped }: Discovery,
  others: { readonly found: readonly Discovery[]; readonly folders: readonly string[] },
): Discovery {
  const known = others.found.flatMap((each) => each.skills);
  const holderOf = (name: string): string | null => {
    const holder = known.find((skill) => skill.name === name);
    if (holder !== undefined) return path.basename(holder.folder ?? name);
    const isThere = others.folders.some((each) => existsSync(path.join(each, name, 'skill.json')));
    return isThere ? name : null;
  };
  const doubles = skills.flatMap(({ name }) => {
    const holder = holderOf(name);
    return holder === null ? [] : [skippedAsDouble(folder, name, holder)];
  });
  return {
    skills: skills.filter(({ name }) => holderOf(name) === null),
    skipped: [...skipped, ...doubles],
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
