import { encodeUtf8 } from '@/foundation/encode-utf8';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';
import { layeredFileStore } from '@/hosts/shared/files/layered-file-store';
import { fileChangesCases, ownFiles } from '@/ports/contract-tests/file-changes-cases';
import { fileStoreCases, fileStoreFiles } from '@/ports/contract-tests/file-store-cases';
import type { ChangeableFileStore } from '@/ports/file-store';

const never = new AbortController().signal;
const bundledFiles = { 'smokes/manifest.json': 'bundled', 'smokes/plot/beats.json': '[]' };

function layered(own: Readonly<Record<string, string>> = {}) {
  const lower = memoryFileStore(bundledFiles);
  const upper = memoryFileStore(own);
  return { store: layeredFileStore(upper, lower), upper, lower };
}

async function everything(store: ChangeableFileStore): Promise<Readonly<Record<string, unknown>>> {
  const paths = await store.list('', never);
  const texts = await Promise.all(
    paths.map(async (path) => [path, await store.readText(path, never)] as const),
  );
  return Object.fromEntries(texts);
}

describe('a layered store is a store like any other', () => {
  const { 'plot/beats.json': _, ...others } = fileStoreFiles;
  const hidden = { 'plot/hidden.md': 'below', 'plot/beats.json': 'below' };
  const [own, bundled] = [
    Object.entries(fileStoreFiles).filter(([path]) => path.startsWith('plot/')),
    Object.entries(others).filter(([path]) => !path.startsWith('plot/')),
  ].map((entries) => Object.fromEntries(entries));

  it.each(fileStoreCases)('$title', (contractCase) =>
    contractCase.run(
      layeredFileStore(memoryFileStore(own ?? {}), memoryFileStore({ ...bundled, ...hidden })),
    ),
  );

  it.each(fileStoreCases)('with nothing of the player’s: $title', (contractCase) =>
    contractCase.run(layeredFileStore(memoryFileStore({}), memoryFileStore(fileStoreFiles))),
  );

  it.each(fileChangesCases)('$title', (contractCase) =>
    contractCase.run(layeredFileStore(memoryFileStore(ownFiles), memoryFileStore({}))),
  );
});

it('what the player has stands beside what came with the app', async () => {
  const { store } = layered({ 'weir/manifest.json': 'mine' });
  expect(await everything(store)).toEqual({ ...bundledFiles, 'weir/manifest.json': 'mine' });
});

it('a campaign of the player’s hides the bundled one of its name as a whole: two versions are never mixed', async () => {
  const { store } = layered({ 'smokes/manifest.json': 'mine' });
  expect(await everything(store)).toEqual({ 'smokes/manifest.json': 'mine' });
  expect([
    await store.readText('smokes/plot/beats.json', never),
    await store.readBytes?.('smokes/plot/beats.json', 100, never),
    await store.list('smokes/plot', never),
  ]).toEqual([null, null, []]);
  await store.changes.remove('smokes', never);
  expect(await everything(store)).toEqual(bundledFiles);
});

it('what came with the app is neither removed nor changed in parts, and says so', async () => {
  const { store, upper } = layered({ 'weir/manifest.json': 'mine' });
  const bytes = encodeUtf8('x');
  const attempts = [
    store.changes.remove('smokes', never),
    store.changes.remove('smokes/plot/beats.json', never),
    store.changes.write('smokes/plot/beats.json', bytes, never),
    store.changes.write('smokes/new.md', bytes, never),
    store.changes.write('smokes', bytes, never),
    store.changes.rename('smokes', 'mine', never),
    store.changes.rename('smokes/plot', 'weir/plot', never),
    store.changes.rename('weir/manifest.json', 'smokes/new.json', never),
  ];
  const message = '"smokes" comes with Narratoria and cannot be changed.';
  for (const attempt of attempts)
    expect(await attempt).toEqual({ ok: false, error: { code: 'bundled', message } });
  expect(await everything(store)).toEqual({ ...bundledFiles, 'weir/manifest.json': 'mine' });
  expect(await upper.list('', never)).toEqual(['weir/manifest.json']);
});

it('a whole campaign can be put over a bundled one, and is the player’s from then on', async () => {
  const { store, lower } = layered({ '.new/manifest.json': 'mine' });
  expect(await store.changes.rename('.new', 'smokes', never)).toEqual({ ok: true });
  expect((await store.changes.write('smokes/a.md', encodeUtf8('a'), never)).ok).toBe(true);
  expect(await everything(store)).toEqual({ 'smokes/a.md': 'a', 'smokes/manifest.json': 'mine' });
  expect(await everything(lower)).toEqual(bundledFiles);
});
