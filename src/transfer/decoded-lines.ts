import { decodeUtf8 } from '@/foundation/decode-utf8';
import { rowLimits } from '@/foundation/limits';
import { fail, succeed, type Result } from '@/foundation/result';

const newline = 10;

/**
 * One line after the other, null for one that is no text. A file that has more lines than a story has rows, or
 * whose last one has no end, is refused before any is decoded: as texts they would take many times its size.
 */
export function decodedLines(bytes: Uint8Array): Result<Iterable<string | null>, string> {
  if (bytes.length > 0 && bytes[bytes.length - 1] !== newline)
    return fail('its last line is cut off');
  let count = 0;
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) {
    count += 1;
    if (count > rowLimits.count) return fail(`it has more than ${String(rowLimits.count)} rows`);
  }
  return succeed(eachLine(bytes));
}

function* eachLine(bytes: Uint8Array): Generator<string | null> {
  let from = 0;
  while (from < bytes.length) {
    const end = bytes.indexOf(newline, from);
    yield decodeUtf8(bytes, from, end);
    from = end + 1;
  }
}
