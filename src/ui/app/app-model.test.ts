import type { EngineHost } from '@/engine/engine-host';
import { hostWith, type HostParts } from '@/engine/testing/host-with';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import { testHost } from '@/engine/testing/test-engine';
import type { SqlDatabase } from '@/ports/sql-database';
import { AppModel } from '@/ui/app/app-model';
import type { AppView } from '@/ui/app/app-view';
import { moments } from '@/ui/app/testing/moments';
import { fullDisk, ScriptedDisk } from '@/ui/app/testing/scripted-disk';
import { ScriptedHost } from '@/ui/app/testing/scripted-host';
import { takeChoice } from '@/ui/app/testing/take-choice';
import { until } from '@/ui/app/testing/until';
import { preferencesKey } from '@/ui/preferences/preferences';
import { usualPreferences } from '@/ui/preferences/testing/usual-preferences';
import { emptyStory, newest, type StoryView } from '@/ui/story/player/story-view';
import { texts } from '@/ui/texts/texts';

type Ready = Extract<AppView, { readonly kind: 'ready' }>;

const isReady = (view: AppView): view is Ready => view.kind === 'ready';
const isChoosing = ({ phase }: StoryView): boolean => phase === 'choosing';
const isTold = ({ phase, isWhole }: StoryView): boolean => phase === 'telling' && isWhole;

type Started = {
  readonly host: ScriptedHost;
  readonly app: AppModel;
  readonly services: EngineHost;
  readonly leave: () => void;
};

function start(parts: HostParts = {}): Started {
  const host = new ScriptedHost();
  const app = new AppModel(host);
  return { host, app, services: testHost(parts), leave: app.start() };
}

/** The device has opened, and nothing was played on it yet. */
async function startReady(parts: HostParts = {}): Promise<Started> {
  const started = start(parts);
  started.host.tell({ kind: 'ready', services: started.services, keeps: 'device' });
  await until(started.app.app, isReady);
  return started;
}

/** The small story at its first scene, all of it shown. */
async function startPlaying(parts: HostParts = {}): Promise<Started> {
  const started = await startReady(parts);
  await started.app.begin('small', 1);
  started.app.showAll();
  return started;
}

/** Throws whatever comes, as no host should, when this one story is read. */
function throwingFor(database: SqlDatabase, story: string | null): SqlDatabase {
  return {
    read: (sql, params, signal) =>
      params[0] === story
        ? Promise.reject(new TypeError('text is not a function'))
        : database.read(sql, params, signal),
    write: (statements, signal) => database.write(statements, signal),
    close: () => database.close(),
  };
}

function numbers(app: AppModel): readonly number[] {
  return app.story.getState().pages.map(({ number }) => number);
}

function stories(app: AppModel): Ready['stories'] {
  const view = app.app.getState();
  return isReady(view) ? view.stories : [];
}

describe('from the first start to the second scene', () => {
  it('the app opens, is ready, begins a story, takes a choice and shows what came of it', async () => {
    const { host, app, services } = start();
    expect(app.app.getState()).toEqual({ kind: 'opening' });
    host.tell({ kind: 'ready', services, keeps: 'device' });
    const ready = await until(app.app, isReady);
    expect(ready).toMatchObject({
      campaigns: [{ kind: 'playable', id: 'small', title: 'The Small Yard' }],
      stories: [],
      keeps: 'device',
    });
    expect(app.story.getState()).toEqual(emptyStory);

    await app.begin('small', 1);
    expect(isTold(app.story.getState())).toBe(true);
    app.showAll();
    await takeChoice(app, 'Ask Mara');
    expect([numbers(app), newest(app.story.getState())?.echo]).toEqual([
      [1, 2],
      'Ask Mara what she is counting for.',
    ]);
  });

  it('the library knows a story as soon as it is begun', async () => {
    const { app } = await startPlaying();
    expect(stories(app)).toMatchObject([{ campaign: 'small', scenes: 1, fault: null }]);
  });

  it('the library knows where the story stands when it is looked at again', async () => {
    const { app } = await startPlaying();
    await takeChoice(app, 'Take an apple');
    await app.refresh();
    expect(stories(app)).toMatchObject([
      { scenes: 2, summary: 'You took an apple from the barrel.' },
    ]);
  });

  it('the same seed makes the same dice fall', async () => {
    const dice = await Promise.all(
      [1, 1, 7].map(async (seed) => {
        const { app } = await startReady();
        await app.begin('small', seed);
        app.showAll();
        await takeChoice(app, 'Ask Mara');
        return newest(app.story.getState())?.roll?.dice;
      }),
    );
    expect(dice[0]).toEqual(dice[1]);
    expect(dice[0]).not.toEqual(dice[2]);
  });

  it('no screen is ever told that there is no story, from beginning one to going back in it', async () => {
    const { app } = await startReady();
    const seen: StoryView[] = [];
    // A screen looks when the work at hand is done, not in the middle of it.
    app.story.subscribe(() => {
      queueMicrotask(() => seen.push(app.story.getState()));
    });
    await app.begin('small', 1);
    app.showAll();
    await takeChoice(app, 'Take an apple');
    await app.goBackOne();
    expect(seen.filter(({ phase, isOpening }) => phase === 'empty' && !isOpening)).toEqual([]);
  });

  it('topics the player does not want go with every story that is begun, and with none begun before', async () => {
    const { app } = await startPlaying();
    app.prefer({ lines: ['spiders'], veils: ['war'] });
    await app.begin('small', 2);
    const begun = (await app.desk?.engine.stories(new AbortController().signal)) ?? [];
    expect(begun.map(({ boundaries }) => boundaries)).toEqual([
      { lines: ['spiders'], veils: ['war'] },
      undefined,
    ]);
  });

  it('words of the player are taken as well', async () => {
    const { app } = await startPlaying();
    await app.say('take an apple');
    expect([numbers(app), newest(app.story.getState())?.echo]).toEqual([[1, 2], 'take an apple']);
  });

  it('words that were begun stay through going back, until another scene has come', async () => {
    const { app } = await startPlaying();
    await takeChoice(app, 'Take an apple');
    app.keepDraft('Sing to ');
    await app.goBackOne();
    const kept = app.story.getState().draft;
    await takeChoice(app, 'Ask Mara');
    expect([kept, app.story.getState().draft]).toEqual(['Sing to ', '']);
  });

  it('nothing can be asked of a story before the device is ready', async () => {
    const { app } = start();
    await Promise.all([
      app.begin('small', 1),
      app.choose('c1'),
      app.say('wait'),
      app.goBackOne(),
      app.goBackTo(1),
      app.reopen(),
      app.beginAgain(),
      app.refresh(),
    ]);
    app.stop();
    app.showAll();
    app.dismissNotices();
    expect([app.story.getState(), app.turningPoints]).toEqual([emptyStory, []]);
  });
});

describe('asked for too early or too often', () => {
  it('a story that was asked for before the device was ready can be begun when it is', async () => {
    const { host, app, services } = start();
    await app.begin('small', 1);
    host.tell({ kind: 'ready', services, keeps: 'device' });
    await until(app.app, isReady);
    await app.begin('small', 1);
    expect(numbers(app)).toEqual([1]);
  });

  it('a double click begins one story', async () => {
    const { app } = await startReady();
    await Promise.all([app.begin('small', null), app.begin('small', null)]);
    expect([numbers(app), stories(app).length]).toEqual([[1], 1]);
  });

  it('a story that could not be begun can be begun later', async () => {
    const disk = new ScriptedDisk();
    const { app } = await startReady({ storage: { database: disk } });
    disk.failAt('write');
    await app.begin('small', 1);
    disk.mend();
    await app.begin('small', 1);
    expect(numbers(app)).toEqual([1]);
  });
});

describe('coming back to the app', () => {
  it('goes on where the player stopped', async () => {
    const { app, services, leave } = await startPlaying();
    await takeChoice(app, 'Take an apple');
    leave();
    const host = new ScriptedHost();
    const again = new AppModel(host);
    again.start();
    host.tell({ kind: 'ready', services, keeps: 'device' });
    await until(again.story, isChoosing);
    expect([numbers(again), again.story.getState().isFresh]).toEqual([[1, 2], false]);
  });

  it('goes on with the story that was open last, be it the newest or not', async () => {
    const { host, app, services, leave } = await startPlaying();
    const older = stories(app)[0]?.id;
    await app.begin('small', 2);
    await app.refresh();
    expect(stories(app).map(({ id }) => id === older)).toEqual([false, true]);
    const olderStory = stories(app)[1];
    if (olderStory === undefined) throw new Error('the first story is gone');
    await app.open(olderStory.id);
    leave();
    const later = new AppModel(host);
    later.start();
    host.tell({ kind: 'ready', services, keeps: 'device' });
    await until(later.app, isReady);
    expect(stories(later).map(({ id }) => id === older)).toEqual([true, false]);
  });

  it('does not open a story a third time that twice took the page down, and opens it when asked to', async () => {
    const { host, app, services } = await startPlaying();
    app.openings.shown();
    const phases: string[] = [];
    for (let start = 0; start < 3; start += 1) {
      // Nothing is let go: the page is gone in the middle of it.
      const again = new AppModel(host);
      again.start();
      host.tell({ kind: 'ready', services, keeps: 'device' });
      await until(again.app, isReady);
      phases.push(again.story.getState().phase);
      const [story] = stories(again);
      if (start < 2 || story === undefined) continue;
      expect(again.openings.held.getState()).toEqual([story.id]);
      await again.open(story.id);
      phases.push(again.story.getState().phase);
      again.openings.shown();
      expect(again.openings.held.getState()).toEqual([]);
    }
    expect(phases).toEqual(['choosing', 'choosing', 'empty', 'choosing']);
  });

  it('a story whose opening throws says so, is known by its id, and takes no other along', async () => {
    const { host, app, services } = await startPlaying();
    const first = app.wanted;
    await app.begin('small', 2);
    app.openings.shown();
    const database = throwingFor(services.storage.database, app.wanted);
    const again = new AppModel(host);
    again.start();
    host.tell({
      kind: 'ready',
      services: hostWith(services, { storage: { database } }),
      keeps: 'device',
    });
    await until(again.app, isReady);
    expect(again.story.getState()).toMatchObject({ phase: 'stuck', remark: texts.trouble.thrown });
    expect(again.wanted).toBe(app.wanted);
    if (first !== null) await again.open(first);
    expect(again.story.getState().phase).toBe('choosing');
  });

  it('is ready only when the story is, so that no other screen flashes up', async () => {
    const { services } = await startPlaying();
    const host = new ScriptedHost();
    const again = new AppModel(host);
    again.start();
    host.tell({ kind: 'ready', services, keeps: 'device' });
    await until(again.app, isReady);
    expect(again.story.getState().phase).toBe('choosing');
  });

  it('says that nothing is kept where nothing is', async () => {
    const { host, app, services } = start();
    host.tell({ kind: 'ready', services, keeps: 'visit' });
    expect(await until(app.app, isReady)).toMatchObject({ keeps: 'visit' });
  });

  it('leaves the device alone after it is left', async () => {
    const { host, app, leave } = await startPlaying();
    leave();
    expect([host.isWatched, app.story.getState()]).toEqual([false, emptyStory]);
  });
});

describe('another window', () => {
  it('takes the stories over: this one lets go, and goes on at the same scene when it gets them back', async () => {
    const { host, app, services } = await startPlaying();
    await takeChoice(app, 'Take an apple');
    const before = newest(app.story.getState())?.choices;
    host.tell({ kind: 'elsewhere' });
    expect([app.app.getState(), app.story.getState()]).toEqual([{ kind: 'elsewhere' }, emptyStory]);
    await app.say('wait');
    expect(app.story.getState()).toEqual(emptyStory);

    host.tell({ kind: 'ready', services, keeps: 'device' });
    await until(app.app, isReady);
    expect([numbers(app), newest(app.story.getState())?.choices]).toEqual([[1, 2], before]);
  });

  it('gives the stories back, and the one that was open is open again, be it the newest or not', async () => {
    const { host, app, services } = await startPlaying();
    await takeChoice(app, 'Take an apple');
    await app.begin('small', 2);
    const [, older] = stories(app);
    if (older === undefined) throw new Error('the first story is gone');
    await app.open(older.id);
    host.tell({ kind: 'elsewhere' });
    host.tell({ kind: 'ready', services, keeps: 'device' });
    await until(app.app, isReady);
    expect(numbers(app)).toEqual([1, 2]);
  });

  it('takes the stories over in the middle of a turn, and nothing of it shows up here', async () => {
    const { host, app } = await startPlaying();
    const stop = app.story.subscribe(({ phase, isWhole }) => {
      if (phase !== 'telling' || isWhole) return;
      stop();
      host.tell({ kind: 'elsewhere' });
    });
    await takeChoice(app, 'Ask Mara').catch(() => undefined);
    expect([app.app.getState(), app.story.getState()]).toEqual([{ kind: 'elsewhere' }, emptyStory]);
  });

  it('takes the stories over while one is being begun, and this one stays away from it', async () => {
    const { host, app } = await startReady();
    const beginning = app.begin('small', 1);
    host.tell({ kind: 'elsewhere' });
    await beginning;
    expect([app.app.getState(), app.story.getState()]).toEqual([{ kind: 'elsewhere' }, emptyStory]);
  });

  it('takes the stories over at any moment while they are being opened, and this one says so', async () => {
    const { services } = await startPlaying();
    for (let moment = 0; moment < 60; moment += 4) {
      const host = new ScriptedHost();
      const app = new AppModel(host);
      app.start();
      host.tell({ kind: 'ready', services, keeps: 'device' });
      await moments(moment);
      host.tell({ kind: 'elsewhere' });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect([app.app.getState(), app.story.getState()]).toEqual([
        { kind: 'elsewhere' },
        emptyStory,
      ]);
    }
  });

  it('can be asked to let them go', () => {
    const { host, app } = start();
    host.tell({ kind: 'elsewhere' });
    app.takeOver();
    expect(host.asked).toEqual(['take over']);
  });
});

describe('a device that fails', () => {
  it('to open says how', () => {
    const { host, app } = start();
    host.tell({ kind: 'failed', message: 'The browser is too old.' });
    expect(app.app.getState()).toEqual({ kind: 'failed', message: 'The browser is too old.' });
  });

  it('to read its stories says how', async () => {
    const disk = new ScriptedDisk();
    disk.failAt('read');
    const { host, app, services } = start({ storage: { database: disk } });
    host.tell({ kind: 'ready', services, keeps: 'device' });
    const failed = await until(app.app, ({ kind }) => kind === 'failed');
    expect(failed).toEqual({ kind: 'failed', message: fullDisk });
  });

  it('in the middle of a story leaves it stuck with the sentence, and trying again goes on', async () => {
    const disk = new ScriptedDisk();
    const { app } = await startPlaying({ storage: { database: disk } });
    disk.failAt('write');
    await takeChoice(app, 'Ask Mara');
    expect(app.story.getState()).toMatchObject({ phase: 'stuck', remark: fullDisk });
    disk.mend();
    await app.reopen();
    expect([numbers(app), app.story.getState().phase]).toEqual([[1], 'choosing']);
    await takeChoice(app, 'Ask Mara');
    expect(numbers(app)).toEqual([1, 2]);
  });

  it('while a story is begun leaves it stuck with the sentence, and trying again begins it', async () => {
    const disk = new ScriptedDisk();
    const { app } = await startReady({ storage: { database: disk } });
    disk.failAt('write');
    await app.begin('small', 1);
    expect(app.story.getState()).toMatchObject({
      phase: 'stuck',
      remark: fullDisk,
      isOpening: false,
    });
    disk.mend();
    await app.reopen();
    app.showAll();
    expect([numbers(app), app.story.getState().phase]).toEqual([[1], 'choosing']);
  });

  it('while a kept story is opened leaves it stuck, and trying again opens it', async () => {
    const disk = new ScriptedDisk();
    const { app } = await startPlaying({ storage: { database: disk } });
    const [story] = stories(app);
    if (story === undefined) throw new Error('no story is kept');
    disk.failAt('read');
    await app.open(story.id);
    expect(app.story.getState()).toMatchObject({ phase: 'stuck', remark: fullDisk });
    disk.mend();
    await app.reopen();
    expect(app.story.getState().phase).toBe('choosing');
  });

  it('while the library is looked at again keeps the cards that were there', async () => {
    const disk = new ScriptedDisk();
    const { app } = await startPlaying({ storage: { database: disk } });
    const before = app.app.getState();
    disk.failAt('read');
    await app.refresh();
    expect(app.app.getState()).toEqual(before);
  });
});

describe('a campaign that cannot be played', () => {
  it('is listed with its sentence, and the others can be played all the same', async () => {
    const campaigns = smallCampaignWith({ 'torn/manifest.json': '{' });
    const { app } = await startReady({ content: { campaigns } });
    const view = app.app.getState();
    expect(view).toMatchObject({
      campaigns: [
        { kind: 'playable', id: 'small' },
        { kind: 'broken', id: 'torn' },
      ],
    });
    await app.begin('small', 1);
    expect(numbers(app)).toEqual([1]);
  });

  it('begun all the same says why it cannot be', async () => {
    const { app } = await startReady();
    await app.begin('nowhere', 1);
    expect([app.story.getState().phase, app.story.getState().remark]).toEqual([
      'stuck',
      expect.stringContaining('nowhere'),
    ]);
  });
});

describe('one story after another', () => {
  it('begun while a turn is under way, the two do not mix', async () => {
    const { app } = await startPlaying();
    const beginning: Promise<void>[] = [];
    const stop = app.story.subscribe(({ phase, isWhole }) => {
      if (phase !== 'telling' || isWhole) return;
      stop();
      beginning.push(app.begin('small', 2));
    });
    await takeChoice(app, 'Ask Mara').catch(() => undefined);
    await Promise.all(beginning);
    app.showAll();
    expect([numbers(app), app.story.getState().phase, app.story.getState().remark]).toEqual([
      [1],
      'choosing',
      null,
    ]);
    expect(newest(app.story.getState())).toMatchObject({ echo: null, roll: null });
    expect(stories(app)).toHaveLength(2);
  });

  it('opened while another is being begun is the one that is there', async () => {
    const { app } = await startPlaying();
    await takeChoice(app, 'Take an apple');
    const [first] = stories(app);
    if (first === undefined) throw new Error('no story is kept');
    const beginning = app.begin('small', 2);
    await app.open(first.id);
    await beginning;
    expect([numbers(app), app.story.getState().phase]).toEqual([[1, 2], 'choosing']);
  });

  it('begun again starts from the first scene, and the first story is kept', async () => {
    const { app } = await startPlaying();
    await takeChoice(app, 'Take an apple');
    await app.beginAgain();
    expect(numbers(app)).toEqual([1]);
    expect(stories(app).map(({ scenes }) => scenes)).toEqual([1, 2]);
  });

  it('kept stories can be gone back to', async () => {
    const { app } = await startPlaying();
    await takeChoice(app, 'Take an apple');
    await app.begin('small', 2);
    const [, first] = stories(app);
    if (first === undefined) throw new Error('the first story is gone');
    await app.open(first.id);
    expect([numbers(app), app.story.getState().phase]).toEqual([[1, 2], 'choosing']);
  });

  it('the one gone back to is the one to go on with, before the library is read again', async () => {
    const { app } = await startPlaying();
    await app.begin('small', 2);
    const [newer, older] = stories(app).map(({ id }) => id);
    if (older === undefined) throw new Error('the first story is gone');
    await app.open(older);
    expect(stories(app).map(({ id }) => id)).toEqual([older, newer]);
  });

  it('the one gone back to at any moment while the library is being read is the one to go on with', async () => {
    const { app } = await startPlaying();
    await app.begin('small', 2);
    for (let moment = 0; moment < 40; moment += 1) {
      const [newer, older] = stories(app).map(({ id }) => id);
      if (older === undefined) throw new Error('the first story is gone');
      const opening = app.open(older);
      await moments(moment);
      await Promise.all([opening, app.refresh()]);
      expect(stories(app).map(({ id }) => id)).toEqual([older, newer]);
    }
  });

  it('one that is begun is the one to go on with while its first words are still coming', async () => {
    const { app } = await startPlaying();
    const [older] = stories(app).map(({ id }) => id);
    const beginning = app.begin('small', 2);
    const known = await until(app.app, (view) => isReady(view) && view.stories.length === 2);
    const wasTold = isTold(app.story.getState());
    await beginning;
    expect(isReady(known) && known.stories.map(({ id }) => id === older)).toEqual([false, true]);
    expect(wasTold).toBe(false);
  });

  it('two quick choices take one turn', async () => {
    const { app } = await startPlaying();
    await Promise.all([app.choose('c1'), app.choose('c2')]);
    expect(numbers(app)).toEqual([1, 2]);
  });

  it('goes back one scene, and to any scene', async () => {
    const { app } = await startPlaying();
    await takeChoice(app, 'Take an apple');
    await app.say('wait');
    app.showAll();
    await app.goBackOne();
    expect(numbers(app)).toEqual([1, 2]);
    await app.goBackTo(1);
    expect(numbers(app)).toEqual([1]);
  });

  it('[docs/decisions undo-moves-the-head] goes to any scene of its tree, and a place kept under a name is seen there at once', async () => {
    const { app } = await startPlaying();
    await takeChoice(app, 'Take an apple');
    const left = app.state.getState().path[1];
    if (left === undefined) throw new Error('the road is too short');
    await app.goBackOne();
    await takeChoice(app, 'Ask Mara');
    await app.goToScene(left.id);
    expect(newest(app.story.getState())?.echo).toContain('Take an apple');
    const before = app.state.getState();
    await app.saveHere('The apple');
    expect(app.state.getState()).not.toBe(before);
    const kept = app.state.getState().tree();
    expect(kept.find(({ id }) => id === left.id)).toMatchObject({
      isHead: true,
      saves: ['The apple'],
    });
  });
});

describe('preferences', () => {
  it('are read before anything is shown', () => {
    const kept = { ...usualPreferences, theme: 'sepia', readingStep: 6 };
    const app = new AppModel(new ScriptedHost({ [preferencesKey]: JSON.stringify(kept) }));
    expect(app.preferences.getState()).toEqual(kept);
  });

  it('are kept as soon as they change, and only what changed changes', () => {
    const { host, app } = start();
    app.prefer({ theme: 'light' });
    app.prefer({ ownWords: false });
    const changed = { ...usualPreferences, theme: 'light', ownWords: false };
    expect(app.preferences.getState()).toEqual(changed);
    expect(JSON.parse(host.kept.get(preferencesKey) ?? '')).toEqual(changed);
  });

  it('stay while the stories are elsewhere', () => {
    const { host, app } = start();
    app.prefer({ theme: 'light' });
    host.tell({ kind: 'elsewhere' });
    expect(app.preferences.getState().theme).toBe('light');
  });
});

describe('a newer version', () => {
  it('is told of when it waits, and used when the player wants it', () => {
    const { host, app } = start();
    expect(app.update.getState()).toEqual({ isReady: false });
    host.tellOfUpdate();
    expect(app.update.getState()).toEqual({ isReady: true });
    app.applyUpdate();
    expect(host.asked).toEqual(['apply the update']);
  });
});

describe('a story that was here and is gone', () => {
  it('is named in the library until it is missed no longer', async () => {
    const remembered = new Map([['story-of-old', 3]]);
    const { app } = await startReady({
      storage: {
        witness: {
          recall: () => remembered,
          note: () => undefined,
          forget: (story) => {
            remembered.delete(story);
          },
        },
      },
    });
    const lost = (): readonly string[] => {
      const view = app.app.getState();
      return isReady(view) ? view.lost : [];
    };
    await app.refresh();
    expect(lost()).toEqual(['story-of-old']);
    await app.forget('story-of-old');
    expect(lost()).toEqual([]);
  });
});
