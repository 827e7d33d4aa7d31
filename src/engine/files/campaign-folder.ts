import { openingWords } from '@/engine/files/opening-words';
import { isFilePath, topOf } from '@/foundation/file-path';
import { openedCampaignLimits, textFileLimits } from '@/foundation/limits';
import { fail, succeed, type Result } from '@/foundation/result';
import { unpackZip } from '@/foundation/zip-files';
import type { FileStore } from '@/ports/file-store';

/** A campaign that is not here yet: all of its files, by their paths inside its folder. */
export type CampaignFolder = {
  readonly name: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
};

const manifest = 'manifest.json';

/** The folder may be what the zip holds, or the one folder in it. */
export function campaignInZip(name: string, bytes: Uint8Array): Result<CampaignFolder, string> {
  const unpacked = unpackZip(bytes, openedCampaignLimits);
  if (!unpacked.ok) return fail(openingWords.zip(name, unpacked.error));
  const unsafe = [...unpacked.value.keys()].find((path) => !isSafe(path.replace(/\/$/, '')));
  if (unsafe !== undefined) return fail(openingWords.unsafe(name, unsafe));
  const files = new Map([...unpacked.value].filter(([path]) => isTakenIn(path)));
  if (files.has(manifest)) return checked({ name, files });
  const folders = [...files.keys()].filter(isInnerManifest).map(topOf);
  const [folder] = folders;
  if (folder === undefined)
    return fail(
      files.has('narratoria.json') ? openingWords.isSave(name) : openingWords.noManifest(name),
    );
  if (folders.length > 1) return fail(openingWords.several(name, folders));
  return checked({ name: folder, files: filesBelow(folder, files) });
}

/** A folder with a manifest.json; nothing else is looked at where there is none. */
export async function campaignInFolder(
  name: string,
  store: FileStore,
  signal: AbortSignal,
): Promise<Result<CampaignFolder, string>> {
  const { files: mostFiles, bytes: mostBytes } = openedCampaignLimits;
  const read = async (path: string): Promise<Uint8Array | null> =>
    (await store.readBytes?.(path, mostBytes, signal)) ?? null;
  if ((await read(manifest)) === null) return fail(openingWords.noManifest(name));
  const paths = (await store.list('', signal)).filter(isTakenIn);
  const unsafe = paths.find((path) => !isSafe(path));
  if (unsafe !== undefined) return fail(openingWords.unsafe(name, unsafe));
  if (paths.length > mostFiles) return fail(openingWords.tooMany(name));
  const files = new Map<string, Uint8Array>();
  let left = mostBytes;
  for (const path of paths) {
    if (signal.aborted) return fail(openingWords.stopped);
    const bytes = await read(path);
    left -= bytes?.length ?? Number.POSITIVE_INFINITY;
    if (bytes === null || left < 0) return fail(openingWords.tooLarge(name));
    files.set(path, bytes);
  }
  return checked({ name, files });
}

/** What no host could keep, or would read afterwards. */
function checked(folder: CampaignFolder): Result<CampaignFolder, string> {
  const below = [...folder.files.keys()].find((path) =>
    foldersOf(path).some((above) => folder.files.has(above)),
  );
  if (below !== undefined) return fail(openingWords.unsafe(folder.name, below));
  const long = [...folder.files].find(
    ([path, { length }]) => /\.(?:json|md)$/.test(path) && length > textFileLimits.bytes,
  );
  return long === undefined ? succeed(folder) : fail(openingWords.longText(folder.name, long[0]));
}

/** `a` and `a/b` of `a/b/c.md`. */
function foldersOf(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, count) => parts.slice(0, count + 1).join('/'));
}

function filesBelow(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
): ReadonlyMap<string, Uint8Array> {
  const inside = [...files].filter(([path]) => path.startsWith(`${folder}/`));
  return new Map(inside.map(([path, bytes]) => [path.slice(folder.length + 1), bytes]));
}

function isInnerManifest(path: string): boolean {
  return path === `${topOf(path)}/${manifest}`;
}

function isSafe(path: string): boolean {
  return isFilePath(path) && !/\p{Cc}/u.test(path);
}

/** What editors, systems and tools leave beside an author's files is not the author's; a zip lists folders, too. */
function isTakenIn(path: string): boolean {
  return path
    .split('/')
    .every((part) => part !== '' && !part.startsWith('.') && !leftOut.includes(part));
}

const leftOut = ['node_modules', '__MACOSX'];
