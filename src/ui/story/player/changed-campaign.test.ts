import { createStore } from 'zustand/vanilla';

import { hostWith } from '@/engine/testing/host-with';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import { begin, testEngine, testHost } from '@/engine/testing/test-engine';
import { StoryPlayer } from '@/ui/story/player/story-player';
import { emptyStory, type StoryView } from '@/ui/story/player/story-view';

it('a story whose campaign has changed says so once beside its words, and goes on', async () => {
  const host = testHost();
  const engine = await testEngine(host);
  const view = createStore<StoryView>(() => emptyStory);
  const id = await begin(engine);
  const first = new StoryPlayer(engine, view);
  await first.open(id);
  expect(view.getState().remark).toBeNull();
  const again = new StoryPlayer(await testEngine(host), view);
  await again.open(id);
  expect(view.getState().remark).toBeNull();

  const manifest = JSON.stringify({ title: 'The Small Yard', version: '1.1.0' });
  const campaigns = smallCampaignWith({ 'small/manifest.json': manifest });
  const later = new StoryPlayer(await testEngine(hostWith(host, { content: { campaigns } })), view);
  await later.open(id);
  expect(view.getState()).toMatchObject({
    remark:
      'The Small Yard has changed since you began this story (it was 1.0.0, and is 1.1.0). It goes on with what is here now.',
    phase: 'choosing',
  });
  await later.take({ text: 'wait' });
  expect(view.getState()).toMatchObject({ remark: null, pages: [{ number: 1 }, { number: 2 }] });
});
