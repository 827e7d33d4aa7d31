import type { FileStore } from '@/ports/file-store';
import { readManifest } from '@/skills/read-manifest';
import type { Skill } from '@/skills/skill';

export type Discovery = {
  readonly skills: readonly Skill[];
  /** One sentence for each folder that was skipped (002 FR-034). */
  readonly warnings: readonly string[];
};

/** Every folder of the store with a skill.json; a bad one is skipped and named. */
export async function discoverSkills(store: FileStore, signal: AbortSignal): Promise<Discovery> {
  const paths = await store.list('', signal);
  const folders = paths
    .filter((path) => /^[^/]+\/skill\.json$/.test(path))
    .map((path) => path.slice(0, path.indexOf('/')));
  const skills: Skill[] = [];
  const warnings: string[] = [];
  for (const folder of folders) {
    const own = paths.filter((path) => path.startsWith(`${folder}/`));
    const files = await readFolder(store, folder, own, signal);
    const names = own.map((path) => path.slice(folder.length + 1));
    const skill = readManifest(files['skill.json'] ?? '', files, names);
    const place = store.folder === undefined ? {} : { folder: `${store.folder}/${folder}` };
    if (skill.ok) skills.push({ ...skill.value, ...place });
    else warnings.push(`The skill in ${folder} was skipped: ${skill.error}.`);
  }
  return { skills, warnings };
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
