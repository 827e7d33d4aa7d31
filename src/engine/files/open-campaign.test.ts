import { zipSync } from 'fflate';

import type { Engine } from '@/engine/engine';
import { openCampaignFolder, openCampaignZip } from '@/engine/files/open-campaign';
import { never, testEngine, testHost } from '@/engine/testing/test-engine';
import { encodeUtf8 } from '@/foundation/encode-utf8';
import { openedCampaignLimits, textFileLimits } from '@/foundation/limits';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';
import { layeredFileStore } from '@/hosts/shared/files/layered-file-store';
import type { ChangeableFileStore } from '@/ports/file-store';
import { HostFault } from '@/ports/host-fault';

type Texts = Readonly<Record<string, string>>;

const weir: Texts = {
  'manifest.json': '{"title": "The Weir", "version": "1.0.0"}',
  'world/places.json': '{"places": [{"id": "weir", "name": "the weir"}]}',
};

function zipOf(files: Texts, folder = ''): Uint8Array {
  const entries = Object.entries(files).map(
    ([path, text]) => [`${folder}${path}`, encodeUtf8(text)] as const,
  );
  return zipSync(Object.fromEntries(entries));
}

async function device(own: Texts = {}): Promise<{
  readonly engine: Engine;
  readonly own: ChangeableFileStore;
}> {
  const mine = memoryFileStore(own);
  const bundled = memoryFileStore({ 'smokes/manifest.json': '{"title": "S", "version": "1"}' });
  const campaigns = layeredFileStore(mine, bundled);
  return { engine: await testEngine(testHost({ content: { campaigns } })), own: mine };
}

async function sentence(name: string, bytes: Uint8Array): Promise<string> {
  const { engine, own } = await device();
  const opened = await openCampaignZip(engine, { name, bytes }, never);
  // Whatever was wrong, nothing of it is here.
  expect(await own.list('', never)).toEqual([]);
  return opened.ok ? 'It was opened.' : opened.error;
}

it.each([
  ['of a folder', '', 'weir.zip'],
  ['with the folder in it', 'weir/', 'downloaded (1).zip'],
])('[arch §6.2] a zip %s is taken in and can be played', async (_how, folder, name) => {
  const { engine, own } = await device();
  const opened = await openCampaignZip(engine, { name, bytes: zipOf(weir, folder) }, never);
  expect(opened).toEqual({
    ok: true,
    value: { id: 'weir', title: 'The Weir', findings: 0, generated: 0 },
  });
  expect(await engine.campaignIds(never)).toEqual(['smokes', 'weir']);
  expect(await own.list('', never)).toEqual([
    'weir/.opened',
    'weir/manifest.json',
    'weir/world/places.json',
  ]);
});

it('a folder is taken in with all of its files, but without what tools leave beside them', async () => {
  const { engine, own } = await device();
  const png = new Uint8Array([137, 80, 78, 71]);
  const store = memoryFileStore(
    {
      ...weir,
      LICENSE: 'free',
      '.git/config': 'x',
      'plot/.draft.md': 'x',
      'node_modules/a/index.js': 'x',
    },
    { 'art/locations/weir.png': png },
  );
  const opened = await openCampaignFolder(engine, { name: 'The Wéir', store }, never);
  expect(opened).toMatchObject({ ok: true, value: { id: 'the-weir' } });
  expect(await own.list('the-weir', never)).toEqual(
    ['.opened', 'LICENSE', 'art/locations/weir.png', 'manifest.json', 'world/places.json'].map(
      (path) => `the-weir/${path}`,
    ),
  );
  expect(await own.readBytes?.('the-weir/art/locations/weir.png', 10, never)).toEqual(png);
});

it('what a zip lists beside the files, folders and a Mac’s notes, is not taken for a second campaign', async () => {
  const { engine, own } = await device();
  const bytes = zipSync({
    'weir/': new Uint8Array(),
    'weir/world/': new Uint8Array(),
    'weir/manifest.json': encodeUtf8(weir['manifest.json'] ?? ''),
    '__MACOSX/manifest.json': new Uint8Array(3),
    'weir/.DS_Store': new Uint8Array(3),
  });
  expect(await openCampaignZip(engine, { name: 'a.zip', bytes }, never)).toMatchObject({
    value: { id: 'weir' },
  });
  expect(await own.list('', never)).toEqual(['weir/.opened', 'weir/manifest.json']);
});

it('opened again, it is replaced as a whole, and the engine reads the newer files', async () => {
  const { engine, own } = await device();
  await openCampaignZip(engine, { name: 'weir.zip', bytes: zipOf(weir) }, never);
  const newer = {
    'manifest.json': '{"title": "The Weir", "version": "2.0.0"}',
    'plot/beats.json': '[',
  };
  const store = memoryFileStore(newer);
  const again = await openCampaignFolder(engine, { name: 'weir', store }, never);
  expect(again).toEqual({
    ok: true,
    value: { id: 'weir', title: 'The Weir', findings: 1, generated: 0 },
  });
  expect(await own.list('', never)).toEqual([
    'weir/.opened',
    'weir/manifest.json',
    'weir/plot/beats.json',
  ]);
  const loaded = await engine.loadCampaign('weir', never);
  expect(loaded.ok ? loaded.value.campaign.version : null).toBe('2.0.0');
});

it('it hides neither a bundled campaign nor one that was put here by hand, and finds its own again', async () => {
  const { engine, own } = await device({ 'mill/manifest.json': 'by hand' });
  const ids: unknown[] = [];
  for (const name of ['smokes.zip', 'mill.zip', 'smokes.zip']) {
    const opened = await openCampaignZip(engine, { name, bytes: zipOf(weir) }, never);
    ids.push(opened.ok ? opened.value.id : opened.error);
  }
  expect(ids).toEqual(['smokes-own', 'mill-own', 'smokes-own']);
  expect(await engine.campaignIds(never)).toEqual(['mill-own', 'mill', 'smokes-own', 'smokes']);
  expect(await own.readText('mill/manifest.json', never)).toBe('by hand');
});

it('names in letters that not every device can write are told apart', async () => {
  const { engine } = await device();
  for (const name of ['天気.zip', '電気.zip', '---.zip', 'Weir & Mill 2.ZIP'])
    await openCampaignZip(engine, { name, bytes: zipOf(weir) }, never);
  const ids = (await engine.campaignIds(never)).filter((id) => id !== 'smokes');
  expect(ids).toHaveLength(4);
  expect(ids).toContain('weir-mill-2');
  for (const id of ids) expect(id).toMatch(/^[a-z0-9][a-z0-9_-]*$/);
});

const unsafe = ' holds a file whose path leads out of it, so nothing of it was opened.';
const odd = (path: string): string =>
  ` holds a file whose path is not safe (${JSON.stringify(path)}), so nothing of it was opened.`;

it.each([
  [
    'no zip',
    encodeUtf8('Once.'),
    'x.zip is no zip file, or is cut off, so nothing of it was opened.',
  ],
  [
    'a zip without it',
    zipOf({ 'a.md': 'x' }),
    'There is no manifest.json in x.zip, so it is no campaign.',
  ],
  [
    'one too deep',
    zipOf(weir, 'a/b/'),
    'There is no manifest.json in x.zip, so it is no campaign.',
  ],
  [
    'two',
    zipOf({ 'a/manifest.json': '{}', 'b/manifest.json': '{}' }),
    'x.zip holds more than one campaign (a, b); open each by itself.',
  ],
  [
    'a save',
    zipOf({ 'narratoria.json': '{}' }),
    'x.zip is a save, a backup or a report of Narratoria, and no campaign.',
  ],
  ['a way up', zipOf({ ...weir, '../up.md': 'x' }), `x.zip${unsafe}`],
  ['a root', zipOf({ ...weir, '/etc/hosts': 'x' }), `x.zip${unsafe}`],
  ['a backslash', zipOf({ ...weir, 'a\\b.md': 'x' }), `x.zip${unsafe}`],
  ['a control character', zipOf({ ...weir, 'a\u001b[2J.md': 'x' }), `x.zip${odd('a\u001b[2J.md')}`],
  ['an empty name', zipOf({ ...weir, 'a//b.md': 'x' }), `x.zip${odd('a//b.md')}`],
  [
    'a file that is a folder',
    zipOf({ ...weir, lore: 'x', 'lore/a.md': 'x' }),
    `x.zip${odd('lore/a.md')}`,
  ],
  [
    'a broken manifest',
    zipOf({ 'manifest.json': '{"title": "W"' }),
    'The campaign "x" cannot be played: manifest.json is not JSON: it ends too early (line 1).',
  ],
  [
    'no text',
    zipSync({ 'manifest.json': new Uint8Array([0xff, 0xfe]) }),
    'The campaign "x" cannot be played: manifest.json is not JSON: it ends too early (line 1).',
  ],
])('of %s one sentence is said, and nothing is changed', async (_what, bytes, words) => {
  expect(await sentence('x.zip', bytes)).toBe(words);
});

it('what is too large or too much is said in one sentence', async () => {
  const zeros = (bytes: number) => zipSync({ 'manifest.json': new Uint8Array(bytes) });
  const many = Array.from({ length: openedCampaignLimits.files + 1 }, (_, at) => [`${at}`, '']);
  expect([
    await sentence('x.zip', zeros(17 * 1024 ** 2)),
    await sentence('x.zip', zeros(textFileLimits.bytes + 1)),
    await sentence('x.zip', zeros(openedCampaignLimits.bytes + 1)),
    await sentence('x.zip', zipOf(Object.fromEntries(many) as Texts)),
  ]).toEqual([
    'x.zip would grow too much when it is unpacked, and is not opened.',
    'manifest.json in x.zip has more than 8 MB, so nothing of it was opened.',
    'x.zip holds more than 128 MB, and is not opened.',
    'x.zip holds more than 10000 files, and is not opened.',
  ]);
});

it('a folder of too many files, too many bytes or an odd path is refused as a zip is', async () => {
  const { engine } = await device();
  const refused = async (store: Parameters<typeof openCampaignFolder>[1]['store']) => {
    const opened = await openCampaignFolder(engine, { name: 'weir', store }, never);
    return opened.ok ? opened.value : opened.error;
  };
  const listing = (paths: readonly string[], bytes: Uint8Array) => ({
    ...memoryFileStore(weir),
    list: () => Promise.resolve(paths),
    readBytes: () => Promise.resolve(bytes),
  });
  const half = new Uint8Array(openedCampaignLimits.bytes / 2);
  expect([
    await refused(memoryFileStore({ 'a.md': 'x' })),
    await refused(listing(Array.from({ length: 10_001 }, String), new Uint8Array())),
    await refused(listing(['a.png', 'b.png', 'c.png'], half)),
    await refused(listing(['a\nb.md'], new Uint8Array())),
  ]).toEqual([
    'There is no manifest.json in weir, so it is no campaign.',
    'weir holds more than 10000 files, and is not opened.',
    'weir holds more than 128 MB, and is not opened.',
    `weir${odd('a\nb.md')}`,
  ]);
});

it('a device that keeps no files says so', async () => {
  const { changes: _, ...campaigns } = memoryFileStore({});
  const engine = await testEngine(testHost({ content: { campaigns } }));
  const opened = await openCampaignZip(engine, { name: 'a.zip', bytes: zipOf(weir) }, never);
  expect(opened).toEqual({
    ok: false,
    error: 'No story can be opened here: this device keeps no files.',
  });
});

it('stopped, refused or broken half-way, it leaves what was opened before as it was', async () => {
  const own = memoryFileStore({});
  let written = 0;
  let onSecond: () => void = () => undefined;
  const write: typeof own.changes.write = (...parameters) => {
    written += 1;
    if (written === 2) onSecond();
    return own.changes.write(...parameters);
  };
  const campaigns = { ...own, changes: { ...own.changes, write } };
  const engine = await testEngine(testHost({ content: { campaigns } }));
  const open = async (signal: AbortSignal) => {
    written = 0;
    const opening = openCampaignZip(engine, { name: 'weir.zip', bytes: zipOf(weir) }, signal);
    return opening.catch((reason: unknown) => (reason as Error).message);
  };
  await open(never);
  const before = await own.list('', never);
  const stop = new AbortController();
  onSecond = () => {
    stop.abort();
  };
  const stopped = await open(stop.signal);
  onSecond = () => {
    throw new HostFault('disk-full', 'The disk is full.');
  };
  expect([stopped, await open(never), await own.list('', never)]).toEqual([
    { ok: false, error: 'It was stopped before anything was changed.' },
    'The disk is full.',
    before,
  ]);
});
