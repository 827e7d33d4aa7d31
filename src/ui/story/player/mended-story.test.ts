import { createStore } from 'zustand/vanilla';

import { begin, never, testEngine, testHost } from '@/engine/testing/test-engine';
import { StoryPlayer } from '@/ui/story/player/story-player';
import { emptyStory, type StoryView } from '@/ui/story/player/story-view';

it('[arch SC-026] a damaged story goes on with what is whole of it, and says so until the player knows', async () => {
  const host = testHost({
    storage: { keepDatabaseAside: () => Promise.resolve('stories.damaged-1') },
  });
  const engine = await testEngine(host);
  const view = createStore<StoryView>(() => emptyStory);
  const player = new StoryPlayer(engine, view);
  const id = await begin(engine);
  await player.open(id);
  for (const text of ['wait', 'wait again']) {
    player.showAll();
    await player.take({ text });
  }
  expect(view.getState().mended).toBeNull();
  await host.storage.database.write(
    [
      { sql: 'DROP TRIGGER scenes_are_append_only', params: [] },
      { sql: `UPDATE scenes SET outcome = '{}' WHERE number = 3`, params: [] },
    ],
    never,
  );

  // Another visit: the damaged database is read as it lies there.
  const later = new StoryPlayer(await testEngine(host), view);
  await later.open(id);
  const mended = { damage: { scenes: [3] }, kept: 2, aside: 'stories.damaged-1' };
  expect(view.getState()).toMatchObject({ mended, pages: [{ number: 1 }, { number: 2 }] });
  await later.goBackOne();
  expect(view.getState()).toMatchObject({ mended, pages: [{ number: 1 }] });
  later.dismissMended();
  expect(view.getState().mended).toBeNull();
});
