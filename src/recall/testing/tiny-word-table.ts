import { encodeUtf8 } from '@/foundation/encode-utf8';

/** The bytes of a table with these rows of whole numbers. */
export function tinyWordTable(rows: Readonly<Record<string, readonly number[]>>): Uint8Array {
  const words = Object.keys(rows);
  const list = words.join('\n');
  const dimension = Object.values(rows)[0]?.length ?? 0;
  const scalesStart = 24 + list.length;
  const rowsStart = scalesStart + words.length * 4;
  const bytes = new Uint8Array(rowsStart + words.length * dimension);
  const view = new DataView(bytes.buffer);
  bytes.set(encodeUtf8('NWT1tiny    '));
  view.setUint32(12, words.length, true);
  view.setUint32(16, dimension, true);
  view.setUint32(20, list.length, true);
  bytes.set(encodeUtf8(list), 24);
  words.forEach((word, row) => {
    view.setFloat32(scalesStart + row * 4, 0.5, true);
    (rows[word] ?? []).forEach((value, place) => {
      view.setInt8(rowsStart + row * dimension + place, value);
    });
  });
  return bytes;
}
