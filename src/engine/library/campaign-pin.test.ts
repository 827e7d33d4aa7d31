import type { EngineHost } from '@/engine/engine-host';
import { StoryFiles } from '@/engine/files/story-files';
import { campaignPin } from '@/engine/library/campaign-pin';
import { hostWith } from '@/engine/testing/host-with';
import { smallCampaign, smallCampaignWith } from '@/engine/testing/small-campaign';
import { begin, never, open, testEngine, testHost } from '@/engine/testing/test-engine';
import type { PlaythroughId } from '@/foundation/ids';
import { systemDigest } from '@/hosts/node/system-digest';
import type { FileStore } from '@/ports/file-store';

const shrug = 'Mara shrugs, and starts again at one.';

async function passagesFile(): Promise<string> {
  return (await smallCampaign.readText('small/plot/passages/yard.md', never)) ?? '';
}

async function withPassages(change: (text: string) => string): Promise<FileStore> {
  return smallCampaignWith({ 'small/plot/passages/yard.md': change(await passagesFile()) });
}

/** What the player is told who opens the story on the same device with these campaigns. */
async function toldOf(host: EngineHost, id: PlaythroughId, campaigns: FileStore) {
  const engine = await testEngine(hostWith(host, { content: { campaigns } }));
  return engine.campaignChange((await open(engine, id)).playthrough, never);
}

async function begunStory() {
  const host = testHost();
  return { host, id: await begin(await testEngine(host)) };
}

it('a story remembers the version and the hash of the campaign it was begun with', async () => {
  const { host, id } = await begunStory();
  const engine = await testEngine(host);
  const { playthrough } = await open(engine, id);
  const loaded = await engine.loadCampaign('small', never);
  if (!loaded.ok) throw new Error(loaded.error.message);
  expect(playthrough.campaignPin).toEqual({
    version: '1.0.0',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  });
  expect(playthrough.campaignPin).toEqual(await campaignPin(loaded.value, systemDigest));
  expect(await engine.campaignChange(playthrough, never)).toBeNull();
});

it('one word changed in any file is told, with the versions before and now; the story goes on with what is here', async () => {
  const { host, id } = await begunStory();
  const reworded = await withPassages((text) => text.replace(shrug, 'Mara shrugs.'));
  const manifest = JSON.stringify({ title: 'The Small Yard', version: '1.1.0' });
  expect([
    await toldOf(host, id, reworded),
    await toldOf(host, id, smallCampaignWith({ 'small/manifest.json': manifest })),
    await toldOf(host, id, smallCampaignWith({ 'small/lore/mill.md': 'A mill.' })),
    await toldOf(host, id, smallCampaign),
  ]).toEqual([
    { before: '1.0.0', now: '1.0.0' },
    { before: '1.0.0', now: '1.1.0' },
    { before: '1.0.0', now: '1.0.0' },
    null,
  ]);
  const engine = await testEngine(hostWith(host, { content: { campaigns: reworded } }));
  const loaded = await engine.loadCampaign('small', never);
  expect(loaded.ok && loaded.value.campaign.passages.get('mara-shrugs')?.prose).toEqual([
    'Mara shrugs.',
  ]);
});

it('what nobody is told of changes nothing: ends of lines, a README, another order of files', async () => {
  const { host, id } = await begunStory();
  const fromWindows = await withPassages((text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  const shuffled: FileStore = {
    ...smallCampaign,
    list: async (folder, signal) => [...(await smallCampaign.list(folder, signal))].reverse(),
  };
  const readme = { 'small/README.md': 'For people.', 'small/notes.txt': 'For me.' };
  expect([
    await toldOf(host, id, fromWindows),
    await toldOf(host, id, smallCampaignWith(readme)),
    await toldOf(host, id, shuffled),
  ]).toEqual([null, null, null]);
});

it('a text that moves from one file to the next is another campaign', async () => {
  const { host, id } = await begunStory();
  const both = [
    { 'small/lore/a.md': 'ab', 'small/lore/b.md': '' },
    { 'small/lore/a.md': 'a', 'small/lore/b.md': 'b' },
  ];
  const pins = await Promise.all(
    both.map(async (files) => {
      const engine = await testEngine(
        testHost({ content: { campaigns: smallCampaignWith(files) } }),
      );
      const loaded = await engine.loadCampaign('small', never);
      return loaded.ok ? campaignPin(loaded.value) : null;
    }),
  );
  expect(pins[0]).not.toEqual(pins[1]);
  expect(await toldOf(host, id, smallCampaignWith(both[0] ?? {}))).not.toBeNull();
});

it('a story from before there were pins opens as ever, and nothing is said about its campaign', async () => {
  const { host, id } = await begunStory();
  const engine = await testEngine(host);
  const { playthrough } = await open(engine, id);
  const { campaignPin: _, ...before } = playthrough;
  await engine.delete(id, never);
  await engine.store.begin(before, never);
  const changed = await withPassages((text) => text.replace(shrug, ''));
  expect((await open(await testEngine(host), id)).playthrough).toEqual(before);
  expect(await toldOf(host, id, changed)).toBeNull();
});

it('[docs/decisions pin-the-campaign-of-a-story] the pin is under the seal: one changed digit is damage', async () => {
  const { host, id } = await begunStory();
  const spoilt = `UPDATE playthroughs SET body = replace(body, '"version":"1.0.0"', '"version":"1.0.1"')`;
  await host.storage.database.write([{ sql: spoilt, params: [] }], never);
  const opened = await (await testEngine(host)).store.log(id, never);
  expect(opened.ok ? null : opened.error.code).toBe('damaged-database');
});

it('[docs/decisions pin-the-campaign-of-a-story] the pin goes with the story in a save file, and is known on the other device', async () => {
  const { host, id } = await begunStory();
  const saved = await new StoryFiles(await testEngine(host)).exportStory(id, never);
  if (!saved.ok) throw new Error(saved.error.message);
  const other = testHost();
  const imported = await new StoryFiles(await testEngine(other)).importFile(
    saved.value,
    { onOtherContent: 'refuse', keepReplaced: () => Promise.resolve(false) },
    never,
  );
  expect(imported.ok).toBe(true);
  const changed = await withPassages((text) => text.replace(shrug, ''));
  expect([await toldOf(other, id, smallCampaign), await toldOf(other, id, changed)]).toEqual([
    null,
    { before: '1.0.0', now: '1.0.0' },
  ]);
});

it('[docs/decisions pin-the-campaign-of-a-story] a save file with a pin that is none is refused', async () => {
  const { host, id } = await begunStory();
  const engine = await testEngine(host);
  const { playthrough } = await open(engine, id);
  const pins: readonly unknown[] = ['1.0.0', null, { version: 1, sha256: 'a' }, { version: '1' }];
  for (const pin of pins) {
    await engine.delete(id, never);
    await engine.store.begin({ ...playthrough, campaignPin: pin as never }, never);
    const { ok } = await new StoryFiles(engine).exportStory(id, never);
    expect([pin, ok]).toEqual([pin, false]);
  }
});
