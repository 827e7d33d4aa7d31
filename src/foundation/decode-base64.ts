const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const valueOf = new Map(Array.from(alphabet, (character, value) => [character, value]));

/** Null for text that is no base64 (RFC 4648); the padding may be left out, nothing else may. */
export function decodeBase64(text: string): Uint8Array | null {
  const digits = text.replace(/={1,2}$/, '');
  const hasWrongPadding = digits.length !== text.length && text.length % 4 !== 0;
  if (hasWrongPadding || digits.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let length = 0;
  for (const digit of digits) {
    const value = valueOf.get(digit);
    if (value === undefined) return null;
    held = ((held << 6) | value) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length] = (held >> bits) & 0xff;
    length += 1;
  }
  return bytes;
}
