import fc from 'fast-check';

import { scriptLimits } from '@/foundation/limits';
import { LineDecoder } from '@/protocol/line-decoder';
import { bytesOf, cutAnywhere, decodeChunks } from '@/protocol/testing/script-bytes';

const read = (text: string) => decodeChunks([bytesOf(text)]);

describe('lines', () => {
  it('[arch §2.1.1, §2.1.5; 001 §2.2, §5.4] a line is there as soon as its newline is', () => {
    const decoder = new LineDecoder(scriptLimits);
    const seen = ['{"a":1}\n{"b"', ':2}', '\n', '{}'].map(
      (part) => decoder.feed(bytesOf(part)).lines,
    );
    expect([...seen, decoder.end().lines]).toEqual([['{"a":1}'], [], ['{"b":2}'], [], ['{}']]);
  });

  it('[001 §2.3] the last line needs no newline, and a newline at the end begins no line', () => {
    expect([read('a\nb').lines, read('a\nb\n').lines]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    expect([read('').lines, read('\n').lines, read('\n\na').lines]).toEqual([
      [],
      [''],
      ['', '', 'a'],
    ]);
  });

  it('[001 §2.3] \\r\\n ends a line as \\n does; a \\r anywhere else is part of it', () => {
    expect(read('a\r\nb\rc\r\r\n\r\nd\r').lines).toEqual(['a', 'b\rc\r', '', 'd']);
  });

  it('[arch §2.1.1; 001 §2.3] a character cut at any of its bytes is whole again', () => {
    const bytes = bytesOf('ü…🔥\n');
    for (let cut = 0; cut <= bytes.length; cut += 1)
      expect(decodeChunks([bytes.slice(0, cut), bytes.slice(cut)])).toEqual({
        lines: ['ü…🔥'],
        fault: null,
      });
  });

  it('a byte order mark before the first line is no part of it; later it is', () => {
    expect(read('\uFEFF{}\n\uFEFF{}').lines).toEqual(['{}', '\uFEFF{}']);
    expect(decodeChunks([0xef, 0xbb, 0xbf, 0x61].map((byte) => Uint8Array.of(byte))).lines).toEqual(
      ['a'],
    );
  });

  it('a NUL is a character like any other: whether it may stand there, JSON says', () => {
    expect(read('a\0b\n\0').lines).toEqual(['a\0b', '\0']);
  });

  it('the memory of a chunk may be used again once it was fed', () => {
    const decoder = new LineDecoder(scriptLimits);
    const chunk = bytesOf('torch');
    decoder.feed(chunk);
    chunk.fill(0);
    expect(decoder.feed(bytesOf('es\n')).lines).toEqual(['torches']);
  });
});

describe('bytes that are not UTF-8 break the protocol', () => {
  it.each([
    ['a continuation alone', [0x80]],
    ['a quote in two bytes', [0xc0, 0xa2]],
    ['half a surrogate pair', [0xed, 0xa0, 0xbd]],
    ['Latin-1', [0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68]],
    ['UTF-16', [0xff, 0xfe, 0x7b, 0x00]],
    ['a character whose end never comes', [0xf0, 0x9f, 0x94]],
  ])(
    '[arch §2.1.1; 001 §2.3] %s: lines before it count, it is named, and nothing follows',
    (_, bad) => {
      const bytes = Uint8Array.from([...bytesOf('first\n'), ...bad, ...bytesOf('\nthird\n')]);
      expect(decodeChunks([bytes])).toEqual({
        lines: ['first'],
        fault: 'The script wrote a line that is not UTF-8: line 2.',
      });
    },
  );

  it('[001 §2.3] a character cut off where the output ends is none', () => {
    expect(decodeChunks([Uint8Array.of(0x61, 0xf0, 0x9f)]).fault).toBe(
      'The script wrote a line that is not UTF-8: line 1.',
    );
  });
});

describe('limits are kept while reading', () => {
  const limits = { outputBytes: 20, lineBytes: 8, lines: 3 };

  it('a line may have as many bytes as the limit, and not one more', () => {
    expect(decodeChunks([bytesOf('üüüü\n')], limits)).toEqual({ lines: ['üüüü'], fault: null });
    expect(decodeChunks([bytesOf('ok\nüüüüx\nok')], limits)).toEqual({
      lines: ['ok'],
      fault: 'The script wrote a line longer than 8 bytes.',
    });
  });

  it('a line that does not end is given up at its limit, not at its newline', () => {
    const decoder = new LineDecoder(limits);
    expect(decoder.feed(bytesOf('12345678')).fault).toBeNull();
    expect(decoder.feed(bytesOf('9')).fault).toBe('The script wrote a line longer than 8 bytes.');
  });

  it('an output may have as many bytes as the limit, newlines included, and not one more', () => {
    const twenty = '123456\n123456\n12345\n';
    expect(decodeChunks([bytesOf(twenty)], limits).fault).toBeNull();
    expect(decodeChunks([bytesOf(`${twenty}\n`)], limits)).toEqual({
      lines: ['123456', '123456', '12345'],
      fault: 'The script wrote more than 20 bytes.',
    });
  });

  it('an output may have as many lines as the limit, blank ones included, and not one more', () => {
    expect(decodeChunks([bytesOf('a\n\nc')], limits).fault).toBeNull();
    for (const text of ['a\n\nc\nd', 'a\n\nc\n\n'])
      expect(decodeChunks([bytesOf(text)], limits)).toEqual({
        lines: ['a', '', 'c'],
        fault: 'The script wrote more than 3 lines.',
      });
  });

  it('after a fault nothing is read, and the first fault stays', () => {
    const decoder = new LineDecoder(limits);
    decoder.feed(bytesOf('123456789'));
    const later = decoder.feed(bytesOf('\nok\n'.repeat(20)));
    expect([later, decoder.end()]).toEqual(
      Array(2).fill({ lines: [], fault: 'The script wrote a line longer than 8 bytes.' }),
    );
  });
});

/** Lines and what may stand between them, good and bad, some longer than the limits below. */
const outputs = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }).map(bytesOf),
      fc.constantFrom('\n', '\r\n', '\n', '{"a":"🔥"}\n', '\uFEFF').map(bytesOf),
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 2 }) },
    ),
    { maxLength: 12 },
  )
  .map((parts) => Uint8Array.from(parts.flatMap((part) => [...part])));

it('[001 §2.3, §5.4] however the bytes are cut, the lines and the fault are the same (seed 4)', () => {
  const limits = { outputBytes: 60, lineBytes: 16, lines: 6 };
  fc.assert(
    fc.property(
      outputs.chain((bytes) => fc.tuple(fc.constant(bytes), cutAnywhere(bytes))),
      ([bytes, chunks]) => {
        const whole = decodeChunks([bytes], limits);
        const single = [...bytes].map((byte) => Uint8Array.of(byte));
        expect(decodeChunks(chunks, limits)).toEqual(whole);
        expect(decodeChunks(single, limits)).toEqual(whole);
      },
    ),
    { numRuns: 2_000, seed: 4 },
  );
});

it('[001 §2.2, §2.3] the lines of UTF-8 text are what stands between its newlines (seed 5)', () => {
  const line = fc.string({ unit: 'grapheme' }).filter((text) => !/[\n\r\uFEFF]/.test(text));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      expect(read(lines.map((text) => `${text}\n`).join(''))).toEqual({ lines, fault: null });
    }),
    { numRuns: 500, seed: 5 },
  );
});
