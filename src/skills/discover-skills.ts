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
  const skills: Skill[] = [];
  const skipped: SkippedSkill[] = [];
  for (const folder of folders) {
    const own = paths.filter((path) => path.startsWith(`${folder}/`));
    const files = await readFolder(store, folder, own, signal);
    const names = own.map((path) => path.slice(folder.length + 1));
    const skill = readSkillManifest(files['skill.json'] ?? '', files, names);
    const place = store.folder === undefined ? {} : { folder: `${store.folder}/${folder}` };
    if (skill.ok) skills.push({ ...skill.value, ...place });
    else skipped.push(skippedSkill(folder, skill.error));
  }
  return { skills, skipped };
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
