import { asideFolder } from '@/hosts/web/aside-folder';
import { writeFile } from '@/hosts/web/workers/write-file';

/** A file of the database: itself, or the log of what is not in it yet. */
export type RawFile = { readonly suffix: '' | '-wal'; readonly bytes: Uint8Array };

/** Writes them under a name that is free, and says which. */
export async function keepFilesAside(
  storageName: string,
  files: readonly RawFile[],
): Promise<string> {
  const folder = await asideFolder(storageName, { create: true });
  const taken = new Set<string>();
  for await (const name of folder.keys()) taken.add(name);
  let number = 1;
  while (taken.has(asideName(number))) number += 1;
  const aside = asideName(number);
  try {
    for (const { suffix, bytes } of files) await writeFile(folder, `${aside}${suffix}`, bytes);
  } catch (reason) {
    // Half a copy would be taken for a whole one.
    for (const { suffix } of files)
      await folder.removeEntry(`${aside}${suffix}`).catch(() => undefined);
    throw reason;
  }
  return aside;
}

function asideName(number: number): string {
  return `narratoria.db.damaged-${String(number)}`;
}
