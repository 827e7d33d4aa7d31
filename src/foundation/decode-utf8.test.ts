import { isUtf8 } from 'node:buffer';

import fc from 'fast-check';

import { decodeUtf8 } from '@/foundation/decode-utf8';

const platform = new TextDecoder('utf-8', { ignoreBOM: true });

function byPlatform(bytes: Uint8Array): string | null {
  return isUtf8(bytes) ? platform.decode(bytes) : null;
}

it.each([
  ['nothing', '', []],
  ['ASCII', 'torch', [0x74, 0x6f, 0x72, 0x63, 0x68]],
  ['two bytes', 'ü', [0xc3, 0xbc]],
  ['three bytes', '…', [0xe2, 0x80, 0xa6]],
  ['four bytes', '🔥', [0xf0, 0x9f, 0x94, 0xa5]],
  ['a byte order mark', '\uFEFF', [0xef, 0xbb, 0xbf]],
  ['NUL', '\0', [0]],
])('%s is text', (_, text, bytes) => {
  expect(decodeUtf8(Uint8Array.from(bytes))).toBe(text);
});

it.each([
  ['a continuation without a beginning', [0x85, 0xbf]],
  ['a beginning without its continuation', [0xc3, 0x28]],
  ['a character cut off at the end', [0x61, 0xf0, 0x9f, 0x94]],
  ['a quote written with two bytes', [0xc0, 0xa2]],
  ['a quote written with three bytes', [0xe0, 0x80, 0xa2]],
  ['half a surrogate pair', [0xed, 0xa0, 0xbd]],
  ['more than the last code point', [0xf4, 0x90, 0x80, 0x80]],
  ['a byte that UTF-8 never uses', [0xff, 0x80, 0x80, 0x80]],
])('%s is no text', (_, bytes) => {
  expect(decodeUtf8(Uint8Array.from(bytes))).toBeNull();
});

it('a long text is read whole, wherever its characters lie', () => {
  for (const character of ['a', 'ü', '…', '🔥'])
    for (const before of ['', 'x', 'xx', 'xxx']) {
      const text = before + character.repeat(70_000);
      const bytes = new TextEncoder().encode(text);
      expect(decodeUtf8(bytes) === text).toBe(true);
      expect(decodeUtf8(bytes.fill(0x85, 65_534, 65_540))).toBe(null);
    }
});

it('a part is read as if there were nothing around it', () => {
  const bytes = new TextEncoder().encode('über 🔥 und Wasser');
  expect(decodeUtf8(bytes, 2, 10)).toBe('ber 🔥');
  expect([decodeUtf8(bytes, 1, 10), decodeUtf8(bytes, 2, 8)]).toEqual([null, null]);
});

it('a character is found wherever it stands among ASCII', () => {
  for (const character of ['ü', '…', '🔥'])
    for (let before = 0; before < 40; before += 1) {
      const text = `${'x'.repeat(before)}${character}${'y'.repeat(40 - before)}`;
      expect(decodeUtf8(new TextEncoder().encode(text))).toBe(text);
    }
});

it('every pair of bytes is read as the platform reads it', () => {
  const around = new TextEncoder().encode('0123456789abcdef0123');
  for (let first = 0x80; first < 0x100; first += 1)
    for (let second = 0; second < 0x100; second += 1)
      for (const tail of [[], [0x80], [0xbf, 0x80], [0x80, 0x80, 0x61]]) {
        const bytes = Uint8Array.from([first, second, ...tail, ...around]);
        if (decodeUtf8(bytes) !== byPlatform(bytes)) throw new Error(`bytes ${String(bytes)}`);
      }
});

it('any text comes back from its bytes (seed 1)', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  fc.assert(
    fc.property(text, (original) => {
      expect(decodeUtf8(new TextEncoder().encode(original))).toBe(original);
    }),
    { numRuns: 1_000, seed: 1 },
  );
});

it('any bytes are read, or refused, as the platform does (seed 2)', () => {
  const byte = fc.oneof(
    fc.integer({ min: 0x20, max: 0x7e }),
    fc.integer({ min: 0x80, max: 0xbf }),
    fc.constantFrom(0, 0xc0, 0xc2, 0xdf, 0xe0, 0xe2, 0xed, 0xef, 0xf0, 0xf4, 0xf5, 0xff),
  );
  const text = fc
    .string({ unit: 'binary' })
    .map((written) => [...new TextEncoder().encode(written)]);
  const bytes = fc.array(fc.oneof(text, fc.array(byte, { maxLength: 3 })), { maxLength: 6 });
  fc.assert(
    fc.property(bytes, (parts) => {
      const written = Uint8Array.from(parts.flat());
      expect(decodeUtf8(written)).toBe(byPlatform(written));
    }),
    { numRuns: 3_000, seed: 2 },
  );
});
