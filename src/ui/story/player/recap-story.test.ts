import { createStore } from 'zustand/vanilla';

import { begin, testEngine, testHost } from '@/engine/testing/test-engine';
import { StoryPlayer } from '@/ui/story/player/story-player';
import { emptyStory, type StoryView } from '@/ui/story/player/story-view';

it('[arch SC-027] a story is recalled when it is continued: not when it begins, not after going back, not once it goes on', async () => {
  const engine = await testEngine(testHost());
  const view = createStore<StoryView>(() => emptyStory);
  const recalled = () => view.getState().recap?.sentences.map(({ text }) => text) ?? null;
  const id = await begin(engine);
  const first = new StoryPlayer(engine, view);
  await first.open(id);
  expect(recalled()).toBeNull();
  for (let scene = 2; scene <= 5; scene += 1) {
    first.showAll();
    await first.take({ text: 'wait' });
  }
  expect([view.getState().pages.length, recalled()]).toEqual([5, null]);

  const later = new StoryPlayer(engine, view);
  await later.open(id);
  expect(recalled()).toContain('You came to the yard.');
  later.dismissRecap();
  expect(recalled()).toBeNull();

  await later.open(id);
  expect(recalled()).not.toBeNull();
  await later.goBackOne();
  expect([view.getState().pages.length, recalled()]).toEqual([4, null]);

  await later.open(id);
  expect(recalled()).not.toBeNull();
  await later.take({ text: 'wait' });
  expect(recalled()).toBeNull();
});
