const headerBytes = 100;
const pageBytesAt = 16;
const readVersionAt = 18;
const withoutLog = [1, 1];
const changesAt = 24;
const pagesAt = 28;
const validForAt = 92;

/**
 * A copy of a damaged database that SQLite opens although its beginning is garbled or its end is gone:
 * what it must find at the start is taken from an empty database of ours. Everything is still as damaged
 * as it was; whether a row is whole is for its reader to say.
 */
export function readableCopy(
  damaged: Uint8Array,
  { empty, start }: { readonly empty: Uint8Array; readonly start: 'header' | 'page' },
): Uint8Array {
  const pageBytes = viewOf(empty).getUint16(pageBytesAt);
  const pages = Math.max(1, Math.ceil(damaged.length / pageBytes));
  const copy = new Uint8Array(pages * pageBytes);
  copy.set(damaged);
  copy.set(empty.subarray(0, start === 'header' ? headerBytes : pageBytes));
  copy.set(withoutLog, readVersionAt);
  const header = viewOf(copy);
  header.setUint32(pagesAt, pages);
  // Else the number of pages is not believed.
  header.setUint32(validForAt, header.getUint32(changesAt));
  return copy;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
