import type { FileStore } from '@/ports/file-store';
import { readSkillManifest } from '@/skills/read-skill-manifest';
import type { Skill } from '@/skills/skill';

export type Discovery = {
  readonly skills: readonly Skill[];
  readonly skipped: readonly SkippedSkill[];
};

/** A folder that is no skill as it stands; whoever plays is told (002 FR-034, FR-064). */
export type SkippedSkill = {
  /** Of its folder: what it calls itself may be what is wrong. */
  readonly name: string;
  readonly reason: string;
  /** Both, as one sentence. */
  readonly message: string;
};

/** Every folder of the store with a skill.json; a bad one is skipped and named. */
export async function discoverSkills(store: FileStore, signal: AbortSignal): Promise<Discovery> {
  const paths = await store.list('', signal);
  const folders = paths
    .filter((path) => /^[^/]+\/skill\.json$/.test(path))
    .map((path) => path.slice(0, path.indexOf('/')));
  const read: FoundSkill[] = [];
  const skipped: SkippedSkill[] = [];
  for (const folder of folders) {
    const own = paths.filter((path) => path.startsWith(`${folder}/`));
    const files = await readFolder(store, folder, own, signal);
    const names = own.map((path) => path.slice(folder.length + 1));
    const skill = readSkillManifest(files['skill.json'] ?? '', files, names);
    const place = store.folder === undefined ? {} : { folder: `${store.folder}/${folder}` };
    if (skill.ok) read.push({ folder, skill: { ...skill.value, ...place } });
    else skipped.push(skippedSkill(folder, skill.error));
  }
  const { skills, skipped: doubles } = withUniqueNames(read);
  return { skills, skipped: [...skipped, ...doubles] };
}

/** A skill as it was read, and the name of the folder it lies in. */
type FoundSkill = { readonly folder: string; readonly skill: Skill };

/**
 * What a skill keeps is kept under its name: of two with the same one, the second would read and overwrite
 * what is the first's. The folder that is called as the skill stands, else the first by name.
 */
function withUniqueNames(found: readonly FoundSkill[]): Discovery {
  const holder = new Map<string, string>();
  for (const { folder, skill } of found) {
    const before = holder.get(skill.name);
    const stands = before === undefined || (before !== skill.name && folder < before);
    if (stands || folder === skill.name) holder.set(skill.name, folder);
  }
  const isHolder = ({ folder, skill }: FoundSkill): boolean => holder.get(skill.name) === folder;
  return {
    skills: found.filter(isHolder).map(({ skill }) => skill),
    skipped: found
      .filter((each) => !isHolder(each))
      .map(({ folder, skill }) =>
        skippedAsDouble(folder, skill.name, holder.get(skill.name) ?? ''),
      ),
  };
}

/** Of two folders with skills of one name, the one that is left out. */
export function skippedAsDouble(folder: string, skill: string, holder: string): SkippedSkill {
  return skippedSkill(folder, `it calls itself ${skill}, as the skill in ${holder} does`);
}

function skippedSkill(name: string, reason: string): SkippedSkill {
  return { name, reason, message: `The skill in ${name} was skipped: ${reason}.` };
}

async function readFolder(
  store: FileStore,
  folder: string,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<Readonly<Record<string, string>>> {
  const files: Record<string, string> = {};
  for (const path of paths) {
    const name = path.slice(folder.length + 1);
    if (isNeeded(name)) files[name] = (await store.readText(path, signal)) ?? '';
  }
  return files;
}

/** Scripts, and what a manifest may name; what a skill keeps in `data/` may be large and is none of it. */
function isNeeded(name: string): boolean {
  return /\.json$|\.m?js$/.test(name) && !name.startsWith('data/');
}
