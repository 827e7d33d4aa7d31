import { Inflate, zipSync } from 'fflate';

import { attempt } from '@/foundation/attempt';
import { decodeUtf8 } from '@/foundation/decode-utf8';
import { isInnerPath } from '@/foundation/inner-path';
import { fail, succeed, type Result } from '@/foundation/result';

export type ZipLimits = {
  readonly files: number;
  /** Of all files together, unpacked. */
  readonly bytes: number;
  /** What files may be more than so many times what they are packed, all of them together. */
  readonly growth: readonly { readonly times: number; readonly bytes: number }[];
};

export type ZipFault =
  | 'is no zip file, or is cut off'
  | 'is broken or cut off'
  | 'is no archive of ours'
  | 'holds a file whose path leads out of it'
  | 'holds too many files'
  | 'is too large'
  | 'would grow too much';

type Entry = {
  readonly path: string;
  readonly isStored: boolean;
  readonly size: number;
  readonly packed: Uint8Array;
  /** Where it begins and ends in the archive, with its own header. */
  readonly from: number;
  readonly to: number;
};

const endSignature = 0x06054b50;
const endBytes = 22;
const entrySignature = 0x02014b50;
const entryBytes = 46;
const localSignature = 0x04034b50;
const localBytes = 30;
const mostComment = 0xffff;
const stored = 0;
const deflated = 8;
/** A deflated byte becomes at most 1,032: no single step unpacks much before it is counted. */
const stepBytes = 4 * 1024;

/**
 * The same files give the same bytes on every device: names in order, and no time in it. A format that is
 * told by its first bytes names the file that stands before all others as it is.
 */
export function packZip(files: ReadonlyMap<string, Uint8Array>, first?: string): Uint8Array {
  // As local time, which is what a zip holds: the bytes are the same in every time zone.
  const mtime = new Date(1980, 0, 1);
  const sorted = [...files].sort(([one], [other]) =>
    one === first || (other !== first && one < other) ? -1 : 1,
  );
  return zipSync(
    Object.fromEntries(
      sorted.map(([path, bytes]) => [
        path,
        [bytes, path === first ? { mtime, level: 0 as const } : { mtime }],
      ]),
    ),
  );
}

/** Never more than the limits allow, whatever the archive says of itself; else what is wrong with it. */
export function unpackZip(
  bytes: Uint8Array,
  limits: ZipLimits,
): Result<ReadonlyMap<string, Uint8Array>, ZipFault> {
  try {
    return unpacked(bytes, limits);
  } catch {
    // What lies outside of the bytes, or is no deflated data.
    return fail('is broken or cut off');
  }
}

/** What an archive says is in it; nothing is unpacked. */
export function pathsInZip(
  bytes: Uint8Array,
  limits: ZipLimits,
): Result<readonly string[], ZipFault> {
  const listed = attempt(() => entriesOf(bytes, limits));
  if (!listed.ok) return fail('is broken or cut off');
  const entries = listed.value;
  return entries.ok ? succeed(entries.value.map(({ path }) => path)) : entries;
}

function unpacked(
  bytes: Uint8Array,
  limits: ZipLimits,
): Result<ReadonlyMap<string, Uint8Array>, ZipFault> {
  const entries = entriesOf(bytes, limits);
  if (!entries.ok) return entries;
  // Judged by what they say, before one is unpacked; then none is unpacked beyond that.
  const fault = faultOf(entries.value, limits);
  if (fault !== null) return fail(fault);
  const files = new Map<string, Uint8Array>();
  for (const entry of entries.value) {
    const content = contentOf(entry);
    if (content === null) return fail('is broken or cut off');
    files.set(entry.path, content);
  }
  return succeed(files);
}

function entriesOf(bytes: Uint8Array, limits: ZipLimits): Result<readonly Entry[], ZipFault> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === null) return fail('is no zip file, or is cut off');
  const count = view.getUint16(end + 10, true);
  if (count > limits.files) return fail('holds too many files');
  const entries: Entry[] = [];
  const paths = new Set<string>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = entryAt(view, bytes, at);
    if (typeof entry === 'string') return fail(entry);
    if (paths.has(entry.path)) return fail('is no archive of ours');
    entries.push(entry);
    paths.add(entry.path);
    at = next;
  }
  return succeed(entries);
}

function faultOf(entries: readonly Entry[], limits: ZipLimits): ZipFault | null {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > limits.bytes) return 'is too large';
  // The same packed bytes under many names would unpack to as many times what they weigh.
  const inOrder = [...entries].sort((one, other) => one.from - other.from);
  if (inOrder.some(({ from }, place) => from < (inOrder[place - 1]?.to ?? 0)))
    return 'is no archive of ours';
  const isBomb = limits.growth.some(({ times, bytes }) => {
    const beyond = entries.map(({ size, packed }) => Math.max(0, size - times * packed.length));
    return beyond.reduce((sum, more) => sum + more, 0) > bytes;
  });
  return isBomb ? 'would grow too much' : null;
}

function endOf(view: DataView): number | null {
  const last = view.byteLength - endBytes;
  for (let at = last; at >= Math.max(0, last - mostComment); at -= 1)
    if (view.getUint32(at, true) === endSignature) return at;
  return null;
}

function entryAt(
  view: DataView,
  bytes: Uint8Array,
  at: number,
): { readonly entry: Entry | ZipFault; readonly next: number } {
  const nameBytes = view.getUint16(at + 28, true);
  const next =
    at + entryBytes + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  const method = view.getUint16(at + 10, true);
  const nameEnd = at + entryBytes + nameBytes;
  const path = nameEnd > bytes.length ? null : decodeUtf8(bytes, at + entryBytes, nameEnd);
  const local = view.getUint32(at + 42, true);
  const isOurs =
    view.getUint32(at, true) === entrySignature &&
    view.getUint32(local, true) === localSignature &&
    (method === stored || method === deflated);
  if (!isOurs || path === null || path === '') return { entry: 'is no archive of ours', next };
  if (!isInnerPath(path)) return { entry: 'holds a file whose path leads out of it', next };
  const start =
    local + localBytes + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const to = start + view.getUint32(at + 20, true);
  const packed = bytes.subarray(start, to);
  const size = view.getUint32(at + 24, true);
  return { entry: { path, isStored: method === stored, size, packed, from: local, to }, next };
}

/** Null when it is not as long as was said: more is not even unpacked. */
function contentOf({ isStored, packed, size }: Entry): Uint8Array | null {
  if (isStored) return packed.length === size ? packed.slice() : null;
  const content = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((part) => {
    if (length + part.length <= size) content.set(part, length);
    length += part.length;
  });
  for (let at = 0; at < packed.length && length <= size; at += stepBytes)
    inflate.push(packed.subarray(at, at + stepBytes), at + stepBytes >= packed.length);
  return length === size ? content : null;
}
