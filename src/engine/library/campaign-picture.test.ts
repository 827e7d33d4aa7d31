import { campaignPicture } from '@/engine/library/campaign-picture';
import { pictureLimits } from '@/foundation/limits';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';

const never = new AbortController().signal;
const starts = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
  'image/webp': [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50],
} as const;

function file(start: readonly number[], length = 64): Uint8Array {
  const bytes = new Uint8Array(length);
  bytes.set(start);
  return bytes;
}

function read(bytes: Uint8Array, path = 'weir/art/weir.png') {
  return campaignPicture(memoryFileStore({}, { 'weir/art/weir.png': bytes }), path, never);
}

it.each(Object.entries(starts))(
  '[arch §6.2.8] a picture is what its bytes say, whatever it is called: %s',
  async (format, start) => {
    const bytes = file(start);
    expect(await read(bytes)).toEqual({ format, bytes });
  },
);

it.each([
  ['is empty', new Uint8Array()],
  ['is cut off in its first bytes', file(starts['image/png'], 64).slice(0, 5)],
  ['is a page', new TextEncoder().encode('<!doctype html><script>1</script>')],
  ['is a drawing with a program in it', new TextEncoder().encode('<svg onload="1"/>')],
  [
    'is a sound in the same wrapping as WebP',
    file([0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x41]),
  ],
  ['is too large', file(starts['image/png'], pictureLimits.bytes + 1)],
])('[arch §6.2.8] what %s is not shown', async (_what, bytes) => {
  expect(await read(bytes)).toBeNull();
});

it('[arch §6.2.8] the largest that may be is shown; one that is not there is nothing', async () => {
  const largest = file(starts['image/png'], pictureLimits.bytes);
  expect(await read(largest)).not.toBeNull();
  expect(await read(largest, 'weir/art/mill.png')).toBeNull();
  const texts = { readText: () => Promise.resolve(null), list: () => Promise.resolve([]) };
  expect(await campaignPicture(texts, 'a', never)).toBeNull();
});
