const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const noDigit = 255;
/** By code: a map of characters takes ten times as long, and a file of a megabyte would be felt. */
const valueOf = new Uint8Array(128).fill(noDigit);
for (let value = 0; value < alphabet.length; value += 1)
  valueOf[alphabet.charCodeAt(value)] = value;

/** Null for text that is no base64 (RFC 4648); the padding may be left out, nothing else may. */
export function decodeBase64(text: string): Uint8Array | null {
  const digits = text.replace(/={1,2}$/, '');
  const hasWrongPadding = digits.length !== text.length && text.length % 4 !== 0;
  if (hasWrongPadding || digits.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let length = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const value = valueOf[digits.charCodeAt(place)] ?? noDigit;
    if (value === noDigit) return null;
    held = ((held << 6) | value) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length] = (held >> bits) & 0xff;
    length += 1;
  }
  return bytes;
}
