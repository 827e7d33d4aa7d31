const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The runtime of scripts has no `btoa`. */
export function toBase64(bytes) {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first, second, third] = [bytes[at], bytes[at + 1], bytes[at + 2]];
    const group = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    text += letters[group >> 18] + letters[(group >> 12) & 63];
    text += second === undefined ? '=' : letters[(group >> 6) & 63];
    text += third === undefined ? '=' : letters[group & 63];
  }
  return text;
}
