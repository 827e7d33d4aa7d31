import { decodeUtf8 } from '@/foundation/decode-utf8';
import { encodeUtf8 } from '@/foundation/encode-utf8';
import { isJsonObject } from '@/foundation/json';
import { saveFileLimits } from '@/foundation/limits';
import { bulkFault } from '@/foundation/json-trees/bulk-fault';
import { parseJson } from '@/foundation/parse-text';
import { fail, succeed, type Result } from '@/foundation/result';
import { sha256Hex, sha256OfBytes } from '@/foundation/sha256';
import { packZip, pathsInZip, unpackZip, type ZipFault } from '@/foundation/zip-files';

export type ArchiveKind = 'story' | 'device' | 'report';

/** Files that travel as one; every byte of them is answered for. */
export type Archive = {
  readonly kind: ArchiveKind;
  /** The version of Narratoria that wrote it. */
  readonly madeBy: string;
  /** The stories in it, the oldest first. */
  readonly stories: readonly string[];
  readonly files: ReadonlyMap<string, Uint8Array>;
};

type Manifest = {
  readonly format: 'narratoria';
  readonly version: number;
  readonly kind: ArchiveKind;
  readonly madeBy: string;
  readonly stories: readonly string[];
  readonly files: readonly {
    readonly path: string;
    readonly bytes: number;
    readonly sha256: string;
  }[];
};

const manifestPath = 'narratoria.json';
const formatVersion = 1;
/** Three values for each file, and its story's name. */
const manifestBulk = { depth: 3, values: 5 * saveFileLimits.files };
const kinds: readonly string[] = ['story', 'device', 'report'] satisfies readonly ArchiveKind[];

export function packArchive({ kind, madeBy, stories, files }: Archive): Uint8Array {
  const manifest: Manifest = {
    format: 'narratoria',
    version: formatVersion,
    kind,
    madeBy,
    stories,
    files: [...files.keys()].sort().map((path) => {
      const bytes = files.get(path) ?? new Uint8Array();
      return { path, bytes: bytes.length, sha256: sha256OfBytes(bytes) };
    }),
  };
  const sealed = JSON.stringify({ ...manifest, sha256: sha256Hex(JSON.stringify(manifest)) });
  return packZip(new Map([...files, [manifestPath, encodeUtf8(`${sealed}\n`)]]));
}

/** Nothing in it is believed before it is what its maker wrote; else one sentence says what is wrong. */
export function unpackArchive(bytes: Uint8Array): Result<Archive, string> {
  const unpacked = unpackZip(bytes, saveFileLimits);
  if (!unpacked.ok) return fail(`The file ${unpacked.error}${wayOut(unpacked.error)}.`);
  const files = new Map(unpacked.value);
  const read = manifestIn(files.get(manifestPath));
  if (!read.ok) return read;
  files.delete(manifestPath);
  const { kind, madeBy, stories, files: listed } = read.value;
  for (const { path, sha256 } of listed) {
    const content = files.get(path);
    if (content === undefined) return fail(`The file is damaged: ${path} is missing in it.`);
    if (sha256OfBytes(content) !== sha256)
      return fail(`The file is damaged: ${path} in it is not what was written.`);
  }
  if (files.size !== listed.length) return fail('The file holds something that nobody listed.');
  return succeed({ kind, madeBy, stories, files });
}

/** Without unpacking it: another zip is no archive, and what is no zip at all might be a broken one. */
export function mayBeArchive(bytes: Uint8Array): boolean {
  const paths = pathsInZip(bytes, saveFileLimits);
  return !paths.ok || paths.value.includes(manifestPath);
}

/** What somebody can do whose own stories are more than one file may hold. */
function wayOut(fault: ZipFault): string {
  return fault === 'is too large' || fault === 'would grow too much'
    ? ' when it is unpacked, and is not read; stories of a large backup come in one by one, each exported as a file of its own'
    : '';
}

function manifestIn(bytes: Uint8Array | undefined): Result<Manifest, string> {
  if (bytes === undefined) return fail('The file was not made by Narratoria.');
  const text = bytes.length > saveFileLimits.manifestBytes ? '' : (decodeUtf8(bytes) ?? '');
  const parsed = parseJson(bulkFault(text, manifestBulk) === null ? text : '');
  if (!parsed.ok || !isJsonObject(parsed.value))
    return fail(`The file is damaged: ${manifestPath} in it cannot be read.`);
  const { sha256, ...manifest } = parsed.value;
  if (sha256 !== sha256Hex(JSON.stringify(manifest)))
    return fail(`The file is damaged: ${manifestPath} in it is not what was written.`);
  const { format, version } = manifest;
  if (format !== 'narratoria' || typeof version !== 'number')
    return fail('The file was not made by Narratoria.');
  if (version !== formatVersion)
    return fail(
      'The file was made by a newer Narratoria; update this one, and it can be read here.',
    );
  return isManifest(manifest)
    ? succeed(manifest)
    : fail(`The file is damaged: ${manifestPath} in it does not say what is in the file.`);
}

function isManifest(value: unknown): value is Manifest {
  if (!isJsonObject(value)) return false;
  const { kind, madeBy, stories, files } = value;
  return (
    typeof kind === 'string' &&
    kinds.includes(kind) &&
    typeof madeBy === 'string' &&
    isListOf(stories, (id) => typeof id === 'string') &&
    isListOf(
      files,
      (file) =>
        isJsonObject(file) &&
        typeof file['path'] === 'string' &&
        typeof file['bytes'] === 'number' &&
        typeof file['sha256'] === 'string',
    )
  );
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem) && new Set(value).size === value.length;
}
