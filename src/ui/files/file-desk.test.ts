import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

import type { EngineHost } from '@/engine/engine-host';
import type { StoryCard } from '@/engine/library/library-cards';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import { testHost } from '@/engine/testing/test-engine';
import { AppModel } from '@/ui/app/app-model';
import { FileArrivals } from '@/ui/app/file-arrivals';
import { ScriptedHost } from '@/ui/app/testing/scripted-host';
import { takeChoice } from '@/ui/app/testing/take-choice';
import { until } from '@/ui/app/testing/until';
import type { DeskWork } from '@/ui/files/desk-view';
import { FileDesk } from '@/ui/files/file-desk';
import { ScriptedExchange } from '@/ui/files/testing/scripted-exchange';
import { newest } from '@/ui/story/player/story-view';
import { fileTexts } from '@/ui/texts/file-texts';

type Device = {
  readonly app: AppModel;
  readonly desk: FileDesk;
  readonly exchange: ScriptedExchange;
  readonly services: EngineHost;
};

const never = new AbortController().signal;

const now = (draw: () => void): void => {
  draw();
};

async function device(files: 'exchange' | 'none' = 'exchange'): Promise<Device> {
  const host = new ScriptedHost();
  const exchange = new ScriptedExchange();
  host.files = files === 'none' ? null : exchange;
  const app = new AppModel(host);
  app.start();
  const services = testHost({ content: { campaigns: smallCampaignWith({}) } });
  host.tell({ kind: 'ready', services, keeps: 'device' });
  await until(app.app, ({ kind }) => kind === 'ready');
  if (app.desk === null) throw new Error('the device is not ready');
  return { app, exchange, services, desk: new FileDesk(app.desk, now) };
}

/** The small story at its second scene, the way these words lead. */
async function played(words: string, on?: Device): Promise<Device> {
  const playing = on ?? (await device());
  await playing.app.begin('small', 1);
  playing.app.showAll();
  await takeChoice(playing.app, words);
  await playing.app.refresh();
  return playing;
}

function cards({ app }: Device): readonly StoryCard[] {
  const view = app.app.getState();
  return view.kind === 'ready' ? view.stories : [];
}

function card(of: Device): StoryCard {
  const [first] = cards(of);
  if (first === undefined) throw new Error('there is no story');
  return first;
}

function work({ desk }: Device): DeskWork {
  return desk.view.getState().work;
}

async function open(to: Device, from: Device): Promise<DeskWork> {
  to.exchange.ready.push(from.exchange.lastGiven);
  await to.desk.askForFile();
  return work(to);
}

const scenes = ({ app }: Device): number => app.story.getState().pages.length;

describe('the files of a story', () => {
  it('[arch SC-026] a story that is saved, deleted and opened again is the same, byte for byte', async () => {
    const here = await played('Ask Mara');
    const story = card(here);
    await here.desk.saveStory(story);
    expect(work(here)).toEqual({ kind: 'saved', file: 'the-small-yard-scene-2.narratoria' });
    const saved = here.exchange.lastGiven;

    await here.desk.askToDelete(story);
    expect(here.desk.view.getState().toDelete).toBe(2);
    expect(cards(here)).toHaveLength(1);
    await here.desk.delete(story);
    expect([work(here).kind, cards(here), scenes(here)]).toEqual(['deleted', [], 0]);

    expect(await open(here, here)).toMatchObject({
      kind: 'arrived',
      file: saved.name,
      stories: [{ id: story.id, title: 'The Small Yard', scenes: 2, outcome: 'added' }],
    });
    await here.desk.saveStory(card(here));
    expect(here.exchange.lastGiven.bytes).toEqual(saved.bytes);
  });

  it.each(['md', 'html', 'epub'] as const)(
    'a story is handed out as %s to be read',
    async (format) => {
      const here = await played('Ask Mara');
      await here.desk.saveTranscript(card(here), format);
      const file = `the-small-yard-scene-2.${format}`;
      expect(work(here)).toEqual({ kind: 'saved', file });
      expect(here.exchange.lastGiven.name).toBe(file);
      expect(here.exchange.lastGiven.bytes.length).toBeGreaterThan(500);
    },
  );

  it('a story is handed out as it lies on the device, also when it is damaged and can be neither saved nor reported', async () => {
    const here = await played('Ask Mara');
    const story = card(here);
    await here.desk.saveStory(story);
    const whole = here.exchange.lastGiven.bytes;
    await here.desk.saveAside(story);
    expect(work(here)).toEqual({ kind: 'saved', file: 'the-small-yard-aside.narratoria' });
    expect(here.exchange.lastGiven.bytes).toEqual(whole);
    const spoil = "UPDATE playthroughs SET body = 'rubbish'";
    await here.services.storage.database.write([{ sql: spoil, params: [] }], never);
    await here.desk.saveStory(story);
    expect(work(here).kind).toBe('failed');
    await here.desk.reportStory(story);
    expect(work(here).kind).toBe('failed');
    await here.desk.saveAside(story);
    expect(work(here)).toEqual({ kind: 'saved', file: 'the-small-yard-aside.narratoria' });
    const files = unzipSync(here.exchange.lastGiven.bytes);
    const rows = files[`stories/${story.id}.ndjson`] ?? new Uint8Array();
    expect(strFromU8(rows)).toContain('"body":"rubbish"');
  });

  it('what cannot even be packed is said in a sentence, not in words of the machine', async () => {
    const here = await played('Ask Mara');
    const { database } = here.services.storage;
    jest.spyOn(database, 'read').mockRejectedValue(new TypeError('x is not a function'));
    await here.desk.saveAside(card(here));
    expect(work(here)).toEqual({ kind: 'failed', sentence: fileTexts.notPacked });
  });

  it('a report is no save, and says so when it is opened', async () => {
    const here = await played('Ask Mara');
    await here.desk.reportStory(card(here));
    expect(work(here)).toEqual({ kind: 'reported', file: 'report-the-small-yard.narratoria' });
    expect(await open(here, here)).toMatchObject({
      kind: 'failed',
      sentence: expect.stringContaining('bug report') as unknown,
    });
  });

  it('a story is not deleted while the player is only asked', async () => {
    const here = await played('Ask Mara');
    await here.desk.askToDelete(card(here));
    here.desk.keep();
    expect([here.desk.view.getState().toDelete, cards(here).length]).toEqual([null, 1]);
  });

  it('a story that is deleted while it is being told leaves nothing behind, and no trouble', async () => {
    const here = await played('Ask Mara');
    const [choice] = newest(here.app.story.getState())?.choices ?? [];
    const turn = here.app.choose(choice?.id ?? '');
    await here.desk.delete(card(here));
    await turn;
    const left = await here.services.storage.database.read(
      'SELECT id FROM scenes UNION ALL SELECT scene FROM scene_words',
      [],
      new AbortController().signal,
    );
    expect([left, here.app.story.getState().phase]).toEqual([[], 'empty']);
  });

  it('without a way to exchange files one sentence says so', async () => {
    const here = await played('Ask Mara', await device('none'));
    await here.desk.saveStory(card(here));
    expect(work(here)).toEqual({ kind: 'failed', sentence: fileTexts.unavailable });
    await here.desk.askForFile();
    expect(work(here)).toEqual({ kind: 'failed', sentence: fileTexts.unavailable });
  });
});

describe('a file that is opened', () => {
  it('[arch SC-026] that is further along takes the open story further, where the player sees it', async () => {
    const [here, there] = [await played('Ask Mara'), await device()];
    await here.desk.saveStory(card(here));
    await open(there, here);
    await there.app.open(card(there).id);
    there.app.showAll();
    expect(scenes(there)).toBe(2);
    await takeChoice(here.app, '');
    await here.app.refresh();
    await here.desk.saveStory(card(here));
    expect(await open(there, here)).toMatchObject({ stories: [{ outcome: 'went on' }] });
    there.app.showAll();
    expect([scenes(there), card(there).scenes]).toEqual([3, 3]);
  });

  it('that went another way changes nothing, until the player takes it and the one here is saved', async () => {
    const [here, there] = [await played('Take an apple'), await played('Ask Mara')];
    await here.desk.saveStory(card(here));
    await there.desk.saveStory(card(there));
    const before = there.exchange.lastGiven.bytes;
    const { id } = card(there);
    expect(await open(there, here)).toMatchObject({ stories: [{ id, outcome: 'refused' }] });
    await there.desk.saveStory(card(there));
    expect(there.exchange.lastGiven.bytes).toEqual(before);

    await open(there, here);
    await there.desk.replace(id);
    const keptAs = `${id}-replaced.narratoria`;
    expect(work(there)).toMatchObject({ stories: [{ id, outcome: 'replaced', keptAs }] });
    expect(there.exchange.lastGiven).toEqual({ name: keptAs, bytes: before });
    expect(newest(there.app.story.getState())?.echo).toContain('apple');
  });

  it('does not take the place of a story that cannot be saved first', async () => {
    const [here, there] = [await played('Take an apple'), await played('Ask Mara')];
    await here.desk.saveStory(card(here));
    await open(there, here);
    there.exchange.whyNotGiven = 'The disk is full.';
    await there.desk.replace(card(there).id);
    expect(work(there)).toMatchObject({ stories: [{ outcome: 'refused', isUnsafe: true }] });
    expect(newest(there.app.story.getState())?.echo).toContain('Mara');
  });

  it('that is rubbish gives one sentence, and nothing is changed', async () => {
    const here = await played('Ask Mara');
    here.exchange.ready.push({ name: 'a.jpg', bytes: new Uint8Array([1, 2, 3]) });
    await here.desk.askForFile();
    expect(work(here)).toEqual({
      kind: 'failed',
      sentence: 'The file is no zip file, or is cut off.',
    });
    expect([cards(here).length, scenes(here)]).toEqual([1, 2]);
  });

  it('is not taken in when the player stops it while it is read', async () => {
    const [here, there] = [await played('Ask Mara'), await device()];
    await here.desk.saveStory(card(here));
    there.exchange.onReading = () => {
      expect(work(there)).toMatchObject({ kind: 'working', task: 'read', read: { bytes: 0 } });
      there.desk.stop();
      return Promise.resolve();
    };
    expect([await open(there, here), cards(there)]).toEqual([{ kind: 'stopped' }, []]);
  });

  it('that the player does not choose after all leaves what was said', async () => {
    const here = await played('Ask Mara');
    await here.desk.saveStory(card(here));
    here.exchange.ready.push(null);
    await here.desk.askForFile();
    expect(work(here)).toMatchObject({ kind: 'saved' });
  });
});

describe('a story that somebody wrote', () => {
  const zipOf = (files: Readonly<Record<string, string>>): Uint8Array =>
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const),
      ),
    );
  const manifest = (version: string): string => JSON.stringify({ title: 'The Weir', version });

  function titles({ app }: Device): readonly unknown[] {
    const view = app.app.getState();
    return view.kind === 'ready' ? view.campaigns.map((one) => 'title' in one && one.title) : [];
  }

  it('[arch §6.2] is told from a save by what is in the file, stands in the library, and can be begun', async () => {
    const here = await device();
    here.exchange.ready.push({
      name: 'weir.zip',
      bytes: zipOf({ 'weir/manifest.json': manifest('1.0.0'), 'weir/plot/beats.json': '[' }),
    });
    await here.desk.askForFile();
    const campaign = { id: 'weir', title: 'The Weir', findings: 1, generated: 0 };
    expect(work(here)).toEqual({ kind: 'opened', campaign });
    expect(titles(here)).toEqual(['The Small Yard', 'The Weir']);
    await here.app.begin('weir', 1);
    expect(card(here).title).toBe('The Weir');
  });

  it('that came anew is what its open story goes on with', async () => {
    const here = await device();
    const come = async (version: string) => {
      here.exchange.ready.push({
        name: 'weir.zip',
        bytes: zipOf({ 'manifest.json': manifest(version) }),
      });
      await here.desk.askForFile();
    };
    await come('1.0.0');
    await here.app.begin('weir', 1);
    await come('2.0.0');
    expect(work(here).kind).toBe('opened');
    expect(here.app.story.getState().remark).toContain('(it was 1.0.0, and is 2.0.0)');
  });

  it('comes by being dropped or chosen, and the sheet is handed the file', async () => {
    const here = await device();
    const file = { name: 'weir.zip', bytes: zipOf({ 'manifest.json': manifest('1.0.0') }) };
    const arrivals = new FileArrivals(here.exchange, (files) => {
      here.app.openFiles(files);
    });
    const stop = arrivals.watchDrops();
    here.exchange.drop(file);
    const dropped = here.app.files.getState();
    stop();
    here.app.openFiles({ kind: 'none' });
    here.exchange.ready.push(null, file);
    await arrivals.choose();
    expect(here.app.files.getState()).toEqual({ kind: 'none' });
    await arrivals.choose();
    for (const open of [dropped, here.app.files.getState()]) {
      if (open.kind !== 'device' || open.file === undefined) throw new Error('no file came');
      await here.desk.openFile(open.file);
      expect(work(here)).toMatchObject({ kind: 'opened', campaign: { id: 'weir' } });
    }
  });

  it('without a manifest gives one sentence', async () => {
    const here = await device();
    here.exchange.ready.push({ name: 'a.zip', bytes: zipOf({ 'a.md': 'x' }) });
    await here.desk.askForFile();
    expect(work(here)).toEqual({
      kind: 'failed',
      sentence: 'There is no manifest.json in a.zip, so it is no campaign.',
    });
  });
});

describe('a backup', () => {
  it('[arch SC-026] brings every story to another device, and tells of each', async () => {
    const here = await played('Ask Mara');
    await played('Take an apple', here);
    const there = await device();
    await here.desk.backUp();
    expect(work(here)).toMatchObject({ kind: 'backed-up', stories: 2, leftOut: [] });
    expect(here.exchange.lastGiven.name).toMatch(/^narratoria-backup-\d{4}-\d\d-\d\d\.narratoria$/);
    expect(await open(there, here)).toMatchObject({
      stories: [
        { outcome: 'added', begunAt: expect.any(Number) as unknown },
        { outcome: 'added', begunAt: expect.any(Number) as unknown },
      ],
    });
    expect(cards(there).map(({ id }) => id)).toEqual([...cards(here)].map(({ id }) => id));
  });

  it('leaves a damaged story out and says which', async () => {
    const here = await played('Ask Mara');
    const sqls = ['DROP TRIGGER scenes_are_append_only', "UPDATE scenes SET outcome = '{}'"];
    await here.services.storage.database.write(
      sqls.map((sql) => ({ sql, params: [] })),
      new AbortController().signal,
    );
    await here.desk.backUp();
    expect(work(here)).toMatchObject({
      stories: 0,
      leftOut: [expect.stringContaining(card(here).id) as unknown],
    });
  });
});
