import { begin, testEngine, testHost } from '@/engine/testing/test-engine';
import { createStore } from 'zustand/vanilla';

import type { Engine } from '@/engine/engine';
import type { PlaythroughId } from '@/foundation/ids';
import type { Memory } from '@/story/state/memory';
import { until } from '@/ui/app/testing/until';
import type { MemoriesView } from '@/ui/memories/memories-view';
import { MemoryDesk } from '@/ui/memories/memory-desk';
import { StoryPlayer } from '@/ui/story/player/story-player';
import { emptyStory, newest, type StoryView } from '@/ui/story/player/story-view';

async function opened(engine: Engine, id: PlaythroughId) {
  const story = createStore<StoryView>(() => emptyStory);
  const player = new StoryPlayer(engine, story);
  await player.open(id);
  player.showAll();
  const desk = new MemoryDesk({
    story: () => player.remembering,
    recallFault: () => engine.embedders.fault,
    betweenScenes: (work) => player.betweenScenes(work),
  });
  const take = async (words: string): Promise<void> => {
    const choice = newest(story.getState())?.choices.find(({ text }) => text.includes(words));
    await player.take(choice === undefined ? { text: words } : { choice: choice.id });
    player.showAll();
    desk.read();
  };
  return { player, desk, take };
}

async function afterTheApple() {
  const engine = await testEngine(testHost());
  const id = await begin(engine);
  const playing = await opened(engine, id);
  await playing.take('Take an apple');
  return { engine, id, ...playing };
}

const summaries = (desk: MemoryDesk): readonly string[] =>
  (desk.view.getState().memories ?? []).map(({ summary }) => summary);

function memoryOf(desk: MemoryDesk, words: string): Memory {
  const memory = desk.view.getState().memories?.find(({ summary }) => summary.includes(words));
  if (memory === undefined) throw new Error(`nothing is remembered of ${words}`);
  return memory;
}

const isFound = ({ search }: MemoriesView): boolean => search.kind === 'found';

describe('[arch §7.6] what a player mends in the memories of a story', () => {
  it('is kept: corrected, pinned and forgotten it is found when the story is opened again', async () => {
    const { engine, id, desk } = await afterTheApple();
    const before = summaries(desk);
    expect(before).toEqual(
      expect.arrayContaining(['You came to the yard.', 'You took an apple from the barrel.']),
    );
    const apple = memoryOf(desk, 'apple');
    expect(await desk.correct(apple.id, 'You bought an apple.')).toBeNull();
    expect(await desk.turnPin(memoryOf(desk, 'bought'))).toBeNull();
    expect(await desk.forget(memoryOf(desk, 'yard').id)).toBeNull();
    const { desk: later } = await opened(engine, id);
    expect(summaries(later)).toEqual(
      before
        .filter((summary) => summary !== 'You came to the yard.')
        .map((summary) => (summary.includes('apple') ? 'You bought an apple.' : summary)),
    );
    expect(memoryOf(later, 'bought').isPinned).toBe(true);
  });

  it('comes back when the player goes back: forgetting is an entry of the log', async () => {
    const { player, desk } = await afterTheApple();
    await desk.forget(memoryOf(desk, 'yard').id);
    expect(summaries(desk)).not.toContain('You came to the yard.');
    await player.goBackOne();
    desk.read();
    expect(summaries(desk)).toContain('You came to the yard.');
  });

  it('is found by its new words, and no longer by the old ones', async () => {
    const { desk } = await afterTheApple();
    desk.ask('lantern');
    expect(await until(desk.view, isFound)).toMatchObject({ search: { found: [] } });
    await desk.correct(memoryOf(desk, 'apple').id, 'You took a lantern.');
    const { search } = desk.view.getState();
    expect(search).toMatchObject({
      found: [{ summary: 'You took a lantern.', why: { words: ['lantern'] } }],
    });
  });

  it('waits for a scene that is being told, and is remembered in the one after it', async () => {
    const { desk, take } = await afterTheApple();
    const before = summaries(desk);
    const told = take('wait');
    const corrected = desk.correct(memoryOf(desk, 'apple').id, 'You bought an apple.');
    await told;
    expect(await corrected).toBeNull();
    expect(summaries(desk)).toContain('You bought an apple.');
    expect(summaries(desk).length).toBeGreaterThan(before.length);
  });

  it('is not there any more says so, and nothing is changed', async () => {
    const { desk } = await afterTheApple();
    const apple = memoryOf(desk, 'apple');
    await desk.forget(apple.id);
    const left = summaries(desk);
    expect(await desk.correct(apple.id, 'You bought it.')).toBe(
      'This is not remembered here any more.',
    );
    expect(summaries(desk)).toEqual(left);
  });
});
