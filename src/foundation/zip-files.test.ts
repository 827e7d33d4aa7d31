import { unzipSync, zipSync } from 'fflate';

import { packZip, unpackZip } from '@/foundation/zip-files';

const limits = { files: 10, bytes: 1_000 };
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
  ['more files', { files: 1, bytes: 1_000 }, 'holds too many files'],
  ['more bytes', { files: 10, bytes: 5 }, 'is too large'],
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

it.each(['/etc/hosts', '../up', 'a\\b', 'c:d'])('a file called %s is refused', (path) => {
  expect(unpackZip(zipSync({ [path]: bytes('x') }), limits)).toEqual({
    ok: false,
    error: 'is no archive of ours',
  });
});
