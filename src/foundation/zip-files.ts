import { Inflate, zipSync } from 'fflate';

import { decodeUtf8 } from '@/foundation/decode-utf8';
import { isInnerPath } from '@/foundation/inner-path';
import { fail, succeed, type Result } from '@/foundation/result';

export type ZipLimits = {
  readonly files: number;
  /** Of all files together, unpacked. */
  readonly bytes: number;
};

type Entry = {
  readonly path: string;
  readonly isStored: boolean;
  readonly size: number;
  readonly packed: Uint8Array;
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
const stepBytes = 16 * 1024;

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
): Result<ReadonlyMap<string, Uint8Array>, string> {
  try {
    return unpacked(bytes, limits);
  } catch {
    // What lies outside of the bytes, or is no deflated data.
    return fail('is broken or cut off');
  }
}

function unpacked(
  bytes: Uint8Array,
  limits: ZipLimits,
): Result<ReadonlyMap<string, Uint8Array>, string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === null) return fail('is no zip file, or is cut off');
  const count = view.getUint16(end + 10, true);
  if (count > limits.files) return fail('holds too many files');
  const files = new Map<string, Uint8Array>();
  let left = limits.bytes;
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = entryAt(view, bytes, at);
    if (entry === null || files.has(entry.path)) return fail('is no archive of ours');
    left -= entry.size;
    if (left < 0) return fail('is too large');
    const content = contentOf(entry);
    if (content === null) return fail('is broken or cut off');
    files.set(entry.path, content);
    at = next;
  }
  return succeed(files);
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
): { readonly entry: Entry | null; readonly next: number } {
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
  if (!isOurs || path === null || path === '' || !isInnerPath(path)) return { entry: null, next };
  const start =
    local + localBytes + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const packed = bytes.subarray(start, start + view.getUint32(at + 20, true));
  const size = view.getUint32(at + 24, true);
  return { entry: { path, isStored: method === stored, size, packed }, next };
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
