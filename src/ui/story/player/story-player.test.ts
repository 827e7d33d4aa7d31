import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Engine } from '@/engine/engine';
import { hostWith, type HostParts } from '@/engine/testing/host-with';
import { breakableScripts } from '@/engine/testing/breakable-scripts';
import { begin, open, testEngine, testHost } from '@/engine/testing/test-engine';
import { HostFault } from '@/ports/host-fault';
import { moments } from '@/ui/app/testing/moments';
import { fullDisk, ScriptedDisk } from '@/ui/app/testing/scripted-disk';
import { StoryPlayer } from '@/ui/story/player/story-player';
import { emptyStory, newest, type StoryView } from '@/ui/story/player/story-view';
import { texts } from '@/ui/texts/texts';
import type { TurnWatcher, Watched } from '@/ui/tools/view/turn-watcher';

type Playing = {
  readonly engine: Engine;
  readonly player: StoryPlayer;
  readonly view: StoreApi<StoryView>;
};

/** A player of the small story at its first scene, all of it shown. */
async function atFirstScene(
  parts: HostParts = {},
  watchers: readonly TurnWatcher[] = [],
): Promise<Playing> {
  const engine = await testEngine(testHost(parts));
  const view = createStore<StoryView>(() => emptyStory);
  const player = new StoryPlayer(engine, view, watchers);
  await player.open(await begin(engine));
  player.showAll();
  return { engine, player, view };
}

function choiceId(view: StoreApi<StoryView>, words: string): string {
  const choice = newest(view.getState())?.choices.find(({ text }) => text.includes(words));
  if (choice === undefined) throw new Error(`"${words}" is not offered`);
  return choice.id;
}

/** Takes a choice by its words and looks at all that came of it. */
async function take({ player, view }: Playing, words: string): Promise<void> {
  await player.take({ choice: choiceId(view, words) });
  player.showAll();
}

/** Waits a scene. */
async function wait({ player }: Playing): Promise<void> {
  await player.take({ text: 'wait' });
  player.showAll();
}

/** Does something at the moment the view fits for the first time. */
function asSoonAs(
  view: StoreApi<StoryView>,
  fits: (state: StoryView) => boolean,
  act: () => void,
): void {
  const stop = view.subscribe((state) => {
    if (!fits(state)) return;
    stop();
    act();
  });
}

const isUnderWay = ({ phase, isWhole }: StoryView): boolean => phase === 'telling' && !isWhole;
const hasRolled = (state: StoryView): boolean =>
  isUnderWay(state) && newest(state)?.roll?.total !== undefined;

function numbers(view: StoreApi<StoryView>): readonly number[] {
  return view.getState().pages.map(({ number }) => number);
}

function words(view: StoreApi<StoryView>): string {
  const paragraphs = newest(view.getState())?.paragraphs ?? [];
  return paragraphs.flatMap((paragraph) => paragraph.map(({ text }) => text)).join(' ');
}

describe('playing a story', () => {
  it('tells the first scene, and it can be chosen from when all of it is shown', async () => {
    const engine = await testEngine(testHost());
    const view = createStore<StoryView>(() => emptyStory);
    const player = new StoryPlayer(engine, view);
    await player.open(await begin(engine));
    expect(view.getState()).toMatchObject({
      title: 'The Small Yard',
      phase: 'telling',
      isWhole: true,
      isFresh: true,
    });
    player.showAll();
    expect(view.getState().phase).toBe('choosing');
    expect(words(view)).toContain('Mara is counting apples into a barrel.');
    expect(newest(view.getState())?.choices.length).toBeGreaterThanOrEqual(3);
  });

  it('a choice leads to the second scene, with its echo, its roll and its place', async () => {
    const playing = await atFirstScene();
    await playing.player.take({ choice: choiceId(playing.view, 'Ask Mara') });
    expect(numbers(playing.view)).toEqual([1, 2]);
    expect(newest(playing.view.getState())).toMatchObject({
      echo: 'Ask Mara what she is counting for.',
      place: 'the yard',
      setting: { place: { id: 'yard' }, people: [{ id: 'mara', isHere: true }] },
      roll: { formula: '2d6+tact' },
    });
  });

  it('words of the player lead on just as a choice does', async () => {
    const playing = await atFirstScene();
    await wait(playing);
    expect([numbers(playing.view), newest(playing.view.getState())?.echo]).toEqual([
      [1, 2],
      'wait',
    ]);
  });

  it('opened again goes on at the scene where it was left, at once and without being told anew', async () => {
    const playing = await atFirstScene();
    await take(playing, 'Ask Mara');
    const left = playing.view.getState();
    const story = playing.player.story;
    if (story === null) throw new Error('no story is open');
    await playing.player.open(story);
    expect(playing.view.getState()).toMatchObject({ phase: 'choosing', isFresh: false });
    expect([numbers(playing.view), newest(playing.view.getState())?.choices]).toEqual([
      [1, 2],
      newest(left)?.choices,
    ]);
  });

  it('two quick choices take one turn', async () => {
    const playing = await atFirstScene();
    const { player, view } = playing;
    await Promise.all([
      player.take({ choice: choiceId(view, 'Ask Mara') }),
      player.take({ choice: choiceId(view, 'Take an apple') }),
    ]);
    expect([numbers(view), newest(view.getState())?.echo]).toEqual([
      [1, 2],
      'Ask Mara what she is counting for.',
    ]);
  });

  it('nothing can be chosen while words are still being shown', async () => {
    const { player, view } = await atFirstScene();
    await player.take({ choice: choiceId(view, 'Ask Mara') });
    await player.take({ text: 'wait' });
    expect(numbers(view)).toEqual([1, 2]);
  });

  it('a choice that is not offered is refused in a sentence, and the others stay', async () => {
    const { player, view } = await atFirstScene();
    const before = view.getState();
    await player.take({ choice: 'c99' });
    expect(view.getState()).toEqual({
      ...before,
      isFresh: false,
      remark: 'That choice is not offered here.',
    });
  });

  it('names no story before one is open', async () => {
    const engine = await testEngine(testHost());
    const player = new StoryPlayer(
      engine,
      createStore<StoryView>(() => emptyStory),
    );
    await player.take({ text: 'wait' });
    await player.goBackOne();
    player.stop();
    expect([player.story, player.playthrough, player.turningPoints]).toEqual([null, null, []]);
  });
});

describe('an ending', () => {
  async function atEnding(): Promise<Playing> {
    const playing = await atFirstScene();
    for (let scene = 2; scene <= 6; scene += 1) await wait(playing);
    await take(playing, 'Run for the ferry');
    return playing;
  }

  it('ends the story, and nothing more can be chosen', async () => {
    const playing = await atEnding();
    const ended = playing.view.getState();
    expect([ended.phase, newest(ended)?.ending?.title]).toEqual(['ended', 'Away']);
    await playing.player.take({ text: 'wait' });
    expect(playing.view.getState()).toBe(ended);
  });

  it('is found again as an ending', async () => {
    const { player, view } = await atEnding();
    const { story } = player;
    if (story !== null) await player.open(story);
    expect(view.getState()).toMatchObject({ phase: 'ended', isFresh: false });
    expect(newest(view.getState())?.ending?.title).toBe('Away');
  });

  it('can be gone back from to a turning point, and another road taken', async () => {
    const playing = await atEnding();
    const [point] = playing.player.turningPoints;
    expect(point?.text).toBe('Run for the ferry.');
    await playing.player.goBackTo(point?.scene ?? 0);
    await take(playing, 'Let it go');
    expect(playing.view.getState().phase).toBe('choosing');
    expect(newest(playing.view.getState())?.ending).toBeNull();
  });
});

describe('[arch §10.5] stop', () => {
  it('before the outcome gives the choices back and says that nothing happened', async () => {
    const { engine, player, view } = await atFirstScene();
    const before = view.getState();
    asSoonAs(view, isUnderWay, () => {
      player.stop();
    });
    await player.take({ choice: choiceId(view, 'Ask Mara') });
    expect(view.getState()).toEqual({ ...before, isFresh: false, remark: texts.story.stopped });
    const { story } = player;
    if (story !== null) expect((await open(engine, story)).path).toHaveLength(1);
  });

  it('lets the same choice be taken afterwards', async () => {
    const playing = await atFirstScene();
    asSoonAs(playing.view, isUnderWay, () => {
      playing.player.stop();
    });
    await playing.player.take({ choice: choiceId(playing.view, 'Ask Mara') });
    await take(playing, 'Ask Mara');
    expect([numbers(playing.view), playing.view.getState().remark]).toEqual([[1, 2], null]);
  });

  it('after the outcome shows all its words as soon as they are there', async () => {
    const { player, view } = await atFirstScene();
    asSoonAs(view, hasRolled, () => {
      player.stop();
    });
    await player.take({ choice: choiceId(view, 'Ask Mara') });
    expect([numbers(view), view.getState().phase, view.getState().remark]).toEqual([
      [1, 2],
      'choosing',
      null,
    ]);
  });

  it('while words are being shown shows all of them', async () => {
    const { player, view } = await atFirstScene();
    await player.take({ choice: choiceId(view, 'Ask Mara') });
    expect(view.getState().phase).toBe('telling');
    player.stop();
    expect([numbers(view), view.getState().phase]).toEqual([[1, 2], 'choosing']);
  });

  it('in the first scene leaves no scene, and the story can be opened again', async () => {
    const engine = await testEngine(testHost());
    const view = createStore<StoryView>(() => emptyStory);
    const player = new StoryPlayer(engine, view);
    const id = await begin(engine);
    asSoonAs(view, isUnderWay, () => {
      player.stop();
    });
    await player.open(id);
    expect(view.getState()).toMatchObject({ phase: 'empty', pages: [], isOpening: false });
    await player.open(id);
    expect(numbers(view)).toEqual([1]);
  });
});

describe('[docs/decisions undo-moves-the-head] going back', () => {
  it('goes one scene back, and says so', async () => {
    const playing = await atFirstScene();
    await take(playing, 'Take an apple');
    await wait(playing);
    await playing.player.goBackOne();
    expect([numbers(playing.view), playing.view.getState().phase]).toEqual([[1, 2], 'choosing']);
    expect(playing.view.getState().remark).toBe(texts.story.wentBack(2));
  });

  it('goes back to any scene of the path', async () => {
    const playing = await atFirstScene();
    const first = newest(playing.view.getState());
    await take(playing, 'Take an apple');
    await wait(playing);
    await playing.player.goBackTo(1);
    expect([numbers(playing.view), newest(playing.view.getState())?.choices]).toEqual([
      [1],
      first?.choices,
    ]);
    await take(playing, 'Ask Mara');
    expect([numbers(playing.view), playing.view.getState().remark]).toEqual([[1, 2], null]);
  });

  it('stays where it is at the first scene, and at one that is not there', async () => {
    const { player, view } = await atFirstScene();
    const before = view.getState();
    await player.goBackOne();
    await player.goBackTo(7);
    expect(view.getState()).toBe(before);
  });

  it('waits for no turn: while one is under way it does nothing', async () => {
    const playing = await atFirstScene();
    await take(playing, 'Take an apple');
    const { player, view } = playing;
    const back: Promise<void>[] = [];
    asSoonAs(view, isUnderWay, () => {
      back.push(player.goBackOne());
    });
    await player.take({ text: 'wait' });
    await Promise.all(back);
    expect(numbers(view)).toEqual([1, 2, 3]);
  });

  it('takes no choice on the way', async () => {
    const disk = new ScriptedDisk();
    const playing = await atFirstScene({ storage: { database: disk } });
    await take(playing, 'Take an apple');
    const { player, view } = playing;
    const seen: number[] = [];
    view.subscribe(({ pages }) => seen.push(pages.length));
    disk.onAccess = async () => {
      disk.mend();
      await player.take({ text: 'wait' });
    };
    await player.goBackOne();
    expect([numbers(view), Math.max(...seen)]).toEqual([[1], 1]);
  });

  it('twice in a hurry, or with a choice in between, leaves one road', async () => {
    const playing = await atFirstScene();
    await take(playing, 'Take an apple');
    await wait(playing);
    const { player, view } = playing;
    await Promise.all([player.goBackOne(), player.take({ text: 'wait' }), player.goBackOne()]);
    expect([numbers(view), view.getState().phase]).toEqual([[1, 2], 'choosing']);
    await wait(playing);
    expect(numbers(view)).toEqual([1, 2, 3]);
  });
});

describe('a device that fails', () => {
  async function onScriptedDisk(): Promise<Playing & { readonly disk: ScriptedDisk }> {
    const disk = new ScriptedDisk();
    return { ...(await atFirstScene({ storage: { database: disk } })), disk };
  }

  it('before the outcome is kept leaves the story stuck with the sentence, and it goes on from before', async () => {
    const playing = await onScriptedDisk();
    playing.disk.failAt('write');
    await take(playing, 'Ask Mara');
    expect(playing.view.getState()).toMatchObject({ phase: 'stuck', remark: fullDisk });
    playing.disk.mend();
    await playing.player.reopen();
    expect([numbers(playing.view), playing.view.getState().phase]).toEqual([[1], 'choosing']);
    expect(playing.view.getState().remark).toBeNull();
    await take(playing, 'Ask Mara');
    expect(numbers(playing.view)).toEqual([1, 2]);
  });

  it('between the outcome and its words tells what happened, with the same dice', async () => {
    const playing = await onScriptedDisk();
    asSoonAs(playing.view, hasRolled, () => {
      playing.disk.failAt('write');
    });
    await playing.player.take({ choice: choiceId(playing.view, 'Ask Mara') });
    const rolled = newest(playing.view.getState())?.roll;
    expect(playing.view.getState().phase).toBe('stuck');
    playing.disk.mend();
    await playing.player.reopen();
    expect([numbers(playing.view), playing.view.getState().phase]).toEqual([[1, 2], 'choosing']);
    expect(newest(playing.view.getState())).toMatchObject({ roll: { dice: rolled?.dice } });
    expect(words(playing.view)).toContain('Mara');
  });

  it('while a story is being opened leaves it stuck, and it can be tried again', async () => {
    const playing = await onScriptedDisk();
    const { story } = playing.player;
    if (story === null) throw new Error('no story is open');
    playing.disk.failAt('read');
    await playing.player.open(story);
    expect(playing.view.getState()).toMatchObject({ phase: 'stuck', remark: fullDisk });
    playing.disk.mend();
    await playing.player.reopen();
    expect([numbers(playing.view), playing.view.getState().phase]).toEqual([[1], 'choosing']);
  });

  it('while a place is being kept says so, and the story goes on when it is tried again', async () => {
    const playing = await onScriptedDisk();
    playing.disk.failAt('write');
    await playing.player.saveHere('The yard');
    expect(playing.view.getState()).toMatchObject({ phase: 'stuck', remark: fullDisk });
    playing.disk.mend();
    await playing.player.reopen();
    expect([numbers(playing.view), playing.view.getState().phase]).toEqual([[1], 'choosing']);
  });

  it('while going back leaves it stuck, and it can be tried again', async () => {
    const playing = await onScriptedDisk();
    await take(playing, 'Ask Mara');
    playing.disk.failAt('write');
    await playing.player.goBackOne();
    expect(playing.view.getState()).toMatchObject({ phase: 'stuck', remark: fullDisk });
    playing.disk.mend();
    await playing.player.reopen();
    expect(numbers(playing.view)).toEqual([1, 2]);
  });

  it('in a story that was left says nothing in the next', async () => {
    const { engine, player, view, disk } = await onScriptedDisk();
    const other = await begin(engine, 2);
    disk.onAccess = async () => {
      disk.mend();
      await player.open(other);
      throw new HostFault('disk-full', fullDisk);
    };
    await player.take({ choice: choiceId(view, 'Ask Mara') });
    expect(view.getState()).toMatchObject({ phase: 'telling', isWhole: true, remark: null });
    expect([player.story, numbers(view)]).toEqual([other, [1]]);
  });
});

describe('one story after another', () => {
  it('opened while a turn of the first is under way, nothing of that turn lands in the second', async () => {
    const { engine, player, view } = await atFirstScene();
    const other = await begin(engine, 2);
    const seen: StoryView[] = [];
    const opening: Promise<void>[] = [];
    asSoonAs(view, isUnderWay, () => {
      opening.push(player.open(other));
      view.subscribe((state) => seen.push(state));
    });
    await player.take({ choice: choiceId(view, 'Ask Mara') });
    await Promise.all(opening);
    expect([player.story, numbers(view)]).toEqual([other, [1]]);
    for (const state of seen)
      expect([state.remark, state.phase === 'empty' && !state.isOpening]).toEqual([null, false]);
    expect(newest(view.getState())).toMatchObject({ echo: null, roll: null });
  });

  it('told before a turn of the first has stopped, the second keeps its scene', async () => {
    const host = testHost();
    let meanwhile = (): Promise<void> => Promise.resolve();
    const playing = await atFirstScene(
      hostWith(host, {
        compute: {
          scripts: {
            async *run(...asked) {
              await meanwhile();
              yield* host.compute.scripts.run(...asked);
            },
            close: () => host.compute.scripts.close(),
          },
        },
      }),
    );
    const { engine, player, view } = playing;
    const other = await begin(engine, 2);
    meanwhile = () => {
      meanwhile = () => Promise.resolve();
      return player.open(other);
    };
    await player.take({ choice: choiceId(view, 'Ask Mara') });
    expect([player.story, numbers(view), view.getState().remark]).toEqual([other, [1], null]);
  });

  it('two opened in a hurry, the one asked for last is there, also when it comes first', async () => {
    const disk = new ScriptedDisk();
    const { engine, player, view } = await atFirstScene({ storage: { database: disk } });
    const first = player.story;
    const other = await begin(engine, 2);
    if (first === null) throw new Error('no story is open');
    disk.onAccess = async () => {
      disk.mend();
      await player.open(first);
    };
    await player.open(other);
    expect([player.story, view.getState().phase, view.getState().isFresh]).toEqual([
      first,
      'choosing',
      false,
    ]);
  });

  it('two of one campaign opened before it was ever read, the second is there', async () => {
    const host = testHost();
    const begun = await testEngine(host);
    const [one, other] = [await begin(begun, 1), await begin(begun, 2)];
    const view = createStore<StoryView>(() => emptyStory);
    const player = new StoryPlayer(await testEngine(host), view);
    await Promise.all([player.open(one), player.open(other)]);
    expect([player.story, numbers(view), view.getState().remark]).toEqual([other, [1], null]);
  });

  it('left behind, the view is empty and no turn can be taken', async () => {
    const { player, view } = await atFirstScene();
    player.leave();
    await player.take({ text: 'wait' });
    expect([player.story, view.getState()]).toEqual([null, emptyStory]);
  });

  it('closed at any moment while it is on its way, nothing of it is shown any more', async () => {
    const { engine, player: played } = await atFirstScene();
    const { story } = played;
    if (story === null) throw new Error('no story is open');
    for (let moment = 0; moment < 80; moment += 1) {
      const view = createStore<StoryView>(() => emptyStory);
      const player = new StoryPlayer(engine, view);
      const closing = moments(moment).then(() => {
        player.close();
      });
      await Promise.all([player.open(story), closing]);
      expect(view.getState()).toEqual(emptyStory);
    }
  });

  it('closed, it shows nothing any more, whatever it is asked for', async () => {
    const { player, view } = await atFirstScene();
    const { story } = player;
    if (story === null) throw new Error('no story is open');
    player.close();
    await player.open(story);
    await player.reopen();
    expect(view.getState()).toEqual(emptyStory);
  });

  it('closed in the middle of a turn, nothing of it is shown any more', async () => {
    const { player, view } = await atFirstScene();
    asSoonAs(view, hasRolled, () => {
      player.close();
    });
    await player.take({ choice: choiceId(view, 'Ask Mara') });
    expect(view.getState()).toEqual(emptyStory);
  });
});

describe('a scene in which a skill failed', () => {
  const kinds = (view: StoreApi<StoryView>) =>
    newest(view.getState())?.notices.map(({ kind }) => kind);

  /** Dice that are broken until they are mended, after one throw. */
  async function withBrokenDice(): Promise<
    Playing & { readonly mend: () => void; readonly ill: () => readonly string[] }
  > {
    let isBroken = true;
    const { host } = breakableScripts((script) => isBroken && script === 'roll-dice');
    let healths: Watched['skillHealth'] = new Map();
    const look = ({ skillHealth }: Watched): void => {
      healths = skillHealth;
    };
    const ignore = (): void => undefined;
    const playing = await atFirstScene(host, [
      { onOpened: look, onTurnEnded: look, onEvent: ignore, onLeft: ignore },
    ]);
    await take(playing, 'Ask Mara');
    const mend = (): void => {
      isBroken = false;
    };
    const ill = (): readonly string[] =>
      [...healths].flatMap(([skill, { failures }]) => (failures > 0 ? [skill] : []));
    return { ...playing, mend, ill };
  }

  it('[arch §8.3.4] is told again in its place when it is tried again', async () => {
    const { player, view, mend } = await withBrokenDice();
    expect([numbers(view), kinds(view)]).toEqual([[1, 2], ['skill-failed']]);
    expect(newest(view.getState())?.roll).toBeNull();
    mend();
    await player.retry();
    player.showAll();
    expect([numbers(view), kinds(view)]).toEqual([[1, 2], []]);
    expect(newest(view.getState())?.roll).not.toBeNull();
    expect(view.getState().phase).toBe('choosing');
    expect(words(view)).not.toBe('');
  });

  it('is there again as it was when the retry is stopped', async () => {
    const { player, view } = await withBrokenDice();
    const before = words(view);
    asSoonAs(view, isUnderWay, () => {
      player.stop();
    });
    await player.retry();
    expect([numbers(view), words(view), view.getState().phase]).toEqual([
      [1, 2],
      before,
      'choosing',
    ]);
    expect(view.getState().remark).toBe(texts.story.stopped);
  });

  it('in which nothing failed is not told again', async () => {
    const playing = await atFirstScene();
    await take(playing, 'Ask Mara');
    const before = playing.view.getState();
    await playing.player.retry();
    expect(playing.view.getState()).toBe(before);
  });

  it('[arch §8.3.4] a restarted session stands before the choice, with every skill healthy', async () => {
    const { player, view, engine, ill } = await withBrokenDice();
    expect(ill()).toEqual(['dice-roller']);
    await player.restart();
    expect(ill()).toEqual([]);
    expect([numbers(view), view.getState().phase]).toEqual([[1], 'choosing']);
    expect(view.getState().remark).toBe(texts.replan.restarted);
    const id = player.story;
    if (id === null) throw new Error('no story is open');
    expect((await open(engine, id)).path).toHaveLength(1);
  });
});
