import { unzipSync, zipSync } from 'fflate';

import { packZip, pathsInZip, unpackZip } from '@/foundation/zip-files';

const limits = { files: 10, bytes: 1_000, growth: [] };
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

it('what was packed is unpacked again, by others too', () => {
  const files = new Map([
    ['b/long.txt', bytes('lantern '.repeat(100))],
    ['a.bin', new Uint8Array([0, 255, 1])],
    ['empty', new Uint8Array()],
  ]);
  const packed = packZip(files);
  expect(unpackZip(packed, limits)).toEqual({ ok: true, value: new Map([...files].sort()) });
  expect(new Map(Object.entries(unzipSync(packed)))).toEqual(files);
});

it('the same files give the same bytes, in whichever order they come', () => {
  const files: [string, Uint8Array][] = [
    ['a', bytes('one')],
    ['b', bytes('two')],
  ];
  expect(packZip(new Map(files))).toEqual(packZip(new Map([...files].reverse())));
});

it('files that others packed, stored or deflated, are read', () => {
  const others = zipSync({ 'a.txt': [bytes('one one one one'), { level: 0 }], b: bytes('two') });
  expect(unpackZip(others, limits)).toMatchObject({ ok: true });
});

it.each([
  ['more files', { ...limits, files: 1 }, 'holds too many files'],
  ['more bytes', { ...limits, bytes: 5 }, 'is too large'],
])('an archive of %s than allowed is refused', (_what, tight, error) => {
  const packed = packZip(
    new Map([
      ['a', bytes('one')],
      ['b', bytes('two')],
    ]),
  );
  expect(unpackZip(packed, tight)).toEqual({ ok: false, error });
});

it('an archive that lies about a size is not unpacked beyond it', () => {
  const packed = packZip(new Map([['a', bytes('lantern '.repeat(100))]]));
  const view = new DataView(packed.buffer);
  const directory = view.getUint32(packed.length - 22 + 16, true);
  view.setUint32(directory + 24, 7, true);
  expect(unpackZip(packed, limits)).toEqual({ ok: false, error: 'is broken or cut off' });
});

it.each([
  ['far more than it weighs', [{ times: 20, bytes: 300 }], 'would grow too much'],
  ['more than it weighs, by much', [{ times: 2, bytes: 700 }], 'would grow too much'],
  ['no more than is allowed', [{ times: 20, bytes: 600 }], null],
])('an archive of three files that unpack to %s', (_what, growth, error) => {
  // Each is 270 bytes that shrink to some five; a fourth that does not shrink lends them nothing.
  const dull = ['a', 'b', 'c'].map((path): [string, Uint8Array] => [path, bytes('n'.repeat(270))]);
  const noise = Uint8Array.from({ length: 100 }, (_, place) => (place * place * 97) % 251);
  const result = unpackZip(packZip(new Map([...dull, ['noise', noise]])), { ...limits, growth });
  expect(result.ok ? null : result.error).toBe(error);
});

it('files that share their bytes are refused: few of them would be many', () => {
  const packed = packZip(
    new Map([
      ['a', bytes('one')],
      ['b', bytes('two')],
    ]),
  );
  const view = new DataView(packed.buffer);
  const directory = view.getUint32(packed.length - 22 + 16, true);
  view.setUint32(directory + 46 + 1 + 42, 0, true);
  expect(unpackZip(packed, limits)).toEqual({ ok: false, error: 'is no archive of ours' });
});

it.each(['/etc/hosts', '../up', 'a\\b', 'c:d'])('a file called %s is refused', (path) => {
  expect(unpackZip(zipSync({ [path]: bytes('x') }), limits)).toEqual({
    ok: false,
    error: 'holds a file whose path leads out of it',
  });
});

it('an archive is asked what it holds without being unpacked', () => {
  const packed = packZip(
    new Map([
      ['b', bytes('two')],
      ['a/c', bytes('lantern '.repeat(1_000))],
    ]),
  );
  const answers = [packed, packed.subarray(1), bytes('none')].map((one) => pathsInZip(one, limits));
  expect(answers).toEqual([
    { ok: true, value: ['a/c', 'b'] },
    { ok: false, error: 'is no archive of ours' },
    { ok: false, error: 'is no zip file, or is cut off' },
  ]);
});
