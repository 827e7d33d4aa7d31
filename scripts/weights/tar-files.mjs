import { gunzipSync } from 'node:zlib';

const block = 512;
const plainFile = new Set(['0', '\0']);

/** The files of a package as npm packs it, by their path in it. Throws when the bytes are no such package. */
export function tarFiles(packed) {
  const bytes = gunzipSync(packed);
  const files = new Map();
  for (let at = 0; at + block <= bytes.length;) {
    const text = (from, length) =>
      bytes
        .subarray(at + from, at + from + length)
        .toString('utf8')
        .replace(/\0.*$/s, '');
    const name = text(0, 100);
    if (name === '') break;
    const size = Number.parseInt(text(124, 12), 8);
    if (!Number.isSafeInteger(size) || at + block + size > bytes.length)
      throw new Error('The package is cut off.');
    const folder = text(345, 155);
    const kind = String.fromCharCode(bytes[at + 156]);
    if (plainFile.has(kind))
      files.set(
        folder === '' ? name : `${folder}/${name}`,
        bytes.subarray(at + block, at + block + size),
      );
    at += block + Math.ceil(size / block) * block;
  }
  return files;
}
