import { decodeBase64 } from '@/foundation/decode-base64';

it.each([0, 1, 2, 3, 4, 5, 255, 1_000])(
  '%i bytes come back as they were, with padding or without',
  (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + 251) % 256);
    const text = Buffer.from(bytes).toString('base64');
    expect([decodeBase64(text), decodeBase64(text.replace(/=+$/, ''))]).toEqual([bytes, bytes]);
  },
);

it.each(['A', 'AAAAA', 'AA=', '=', '====', 'AAA==', 'AA A', 'AA\n', 'AA-_', 'Ä123', 'AA==AA=='])(
  '"%s" is no base64',
  (text) => {
    expect(decodeBase64(text)).toBeNull();
  },
);
