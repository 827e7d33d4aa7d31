import { decodeUtf8 } from '@/foundation/decode-utf8';
import { fail, succeed, type Result } from '@/foundation/result';

/** Rows of numbers for words, as `scripts/recall` makes them; a row is long where its word says much. */
export type WordTable = {
  readonly id: string;
  readonly dimension: number;
  readonly rowCount: number;
  /** The row of a word as it is written, in lower case. */
  readonly rowOf: (word: string) => number | undefined;
  /** `rowCount` rows of `dimension` small whole numbers. */
  readonly rows: Int8Array;
  /** What the numbers of a row have to be multiplied with. */
  readonly scales: Float32Array;
};

export type WordTableFault = { readonly kind: 'not-a-word-table' | 'cut-short' };

const mark = 'NWT1';
const headLength = 24;

/** The file: mark, id, row count, dimension, length of the words; the words, a line each; scales; rows. */
export function readWordTable(bytes: Uint8Array): Result<WordTable, WordTableFault> {
  if (bytes.length < headLength || decodeUtf8(bytes, 0, 4) !== mark) {
    return fail({ kind: 'not-a-word-table' });
  }
  const head = new DataView(bytes.buffer, bytes.byteOffset, headLength);
  const rowCount = head.getUint32(12, true);
  const dimension = head.getUint32(16, true);
  const wordsLength = head.getUint32(20, true);
  const scalesStart = headLength + wordsLength;
  const rowsStart = scalesStart + rowCount * 4;
  if (bytes.length !== rowsStart + rowCount * dimension) return fail({ kind: 'cut-short' });
  const rowOfWord = new Map<string, number>();
  (decodeUtf8(bytes, headLength, scalesStart) ?? '')
    .split('\n')
    .forEach((word, row) => rowOfWord.set(word, row));
  return succeed({
    id: (decodeUtf8(bytes, 4, 12) ?? '').trim(),
    dimension,
    rowCount,
    rowOf: (word) => rowOfWord.get(word),
    rows: new Int8Array(bytes.buffer, bytes.byteOffset + rowsStart, rowCount * dimension),
    scales: floatsBetween(bytes, scalesStart, rowsStart),
  });
}

/** A copy: inside the file they need not begin at a multiple of four. (Node's `slice` would not copy.) */
function floatsBetween(bytes: Uint8Array, start: number, end: number): Float32Array {
  const copy = new Uint8Array(end - start);
  copy.set(bytes.subarray(start, end));
  return new Float32Array(copy.buffer);
}
