const notUtf8 = -1;
const pieceBytes = 64 * 1024;

/**
 * The text of bytes that are UTF-8 from the first to the last, else null. The TextDecoder of a phone
 * cannot refuse bytes, and a replacement character would be taken for what the writer meant.
 */
export function decodeUtf8(bytes: Uint8Array, from = 0, to = bytes.length): string | null {
  if (to - from <= pieceBytes) return decodePiece(bytes, from, to);
  let text = '';
  let at = from;
  while (at < to) {
    const end = to - at <= pieceBytes ? to : characterEnd(bytes, at + pieceBytes);
    const piece = decodePiece(bytes, at, end);
    if (piece === null) return null;
    // Text joined of scraps weighs ten times what it says, until somebody asks for a character of it.
    piece.charCodeAt(0);
    text += piece;
    at = end;
  }
  return text;
}

/** The last place up to here where no character is cut. */
function characterEnd(bytes: Uint8Array, place: number): number {
  for (let end = place; end > place - 4; end -= 1) if (!isContinuation(bytes[end] ?? 0)) return end;
  return place;
}

function decodePiece(bytes: Uint8Array, from: number, to: number): string | null {
  let text = '';
  let at = from;
  while (at < to) {
    const run = at + 16 <= to ? sixteenAsciiAt(bytes, at) : '';
    if (run !== '') {
      text += run;
      at += 16;
      continue;
    }
    const stop = Math.min(at + 8, to);
    while (at < stop) {
      const codePoint = codePointAt(bytes, at);
      if (codePoint === notUtf8) return null;
      text += codePoint < 0x80 ? String.fromCharCode(codePoint) : String.fromCodePoint(codePoint);
      at += bytesOf(codePoint);
    }
  }
  // Further on, the last character was completed by bytes that are not part of the text.
  return at === to ? text : null;
}

/** Byte by byte each character would be a string of its own, to be joined and thrown away. */
function sixteenAsciiAt(bytes: Uint8Array, at: number): string {
  const a = bytes[at] ?? 0;
  const b = bytes[at + 1] ?? 0;
  const c = bytes[at + 2] ?? 0;
  const d = bytes[at + 3] ?? 0;
  const e = bytes[at + 4] ?? 0;
  const f = bytes[at + 5] ?? 0;
  const g = bytes[at + 6] ?? 0;
  const h = bytes[at + 7] ?? 0;
  const i = bytes[at + 8] ?? 0;
  const j = bytes[at + 9] ?? 0;
  const k = bytes[at + 10] ?? 0;
  const l = bytes[at + 11] ?? 0;
  const m = bytes[at + 12] ?? 0;
  const n = bytes[at + 13] ?? 0;
  const o = bytes[at + 14] ?? 0;
  const p = bytes[at + 15] ?? 0;
  if ((a | b | c | d | e | f | g | h | i | j | k | l | m | n | o | p) >= 0x80) return '';
  return String.fromCharCode(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p);
}

function codePointAt(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return lead;
  if (isContinuation(lead)) return notUtf8;
  const second = bytes[at + 1] ?? 0;
  if (!isContinuation(second)) return notUtf8;
  if (lead < 0xe0) return within(0x80, ((lead & 0x1f) << 6) | (second & 0x3f), 0x7ff);
  const third = bytes[at + 2] ?? 0;
  if (!isContinuation(third)) return notUtf8;
  const lastTwo = ((second & 0x3f) << 6) | (third & 0x3f);
  if (lead < 0xf0) return withoutSurrogates(within(0x800, ((lead & 0xf) << 12) | lastTwo, 0xffff));
  const fourth = bytes[at + 3] ?? 0;
  if (!isContinuation(fourth)) return notUtf8;
  return within(0x10000, ((lead & 0xf) << 18) | (lastTwo << 6) | (fourth & 0x3f), 0x10ffff);
}

function isContinuation(byte: number): boolean {
  return (byte & 0xc0) === 0x80;
}

/** A character written with more bytes than it needs could smuggle a quote past a check. */
function within(least: number, codePoint: number, most: number): number {
  return codePoint >= least && codePoint <= most ? codePoint : notUtf8;
}

function withoutSurrogates(codePoint: number): number {
  return codePoint >= 0xd800 && codePoint <= 0xdfff ? notUtf8 : codePoint;
}

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
