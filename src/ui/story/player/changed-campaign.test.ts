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

it('[arch §6.2.12] a story of a campaign that was partly generated says so in the prescribed words when it is begun, and when that is news', async () => {
  const warning = (count: number): string =>
    `Campaign contains ${String(count)} AI-generated asset(s). Review generated flags and provenance metadata to verify correctness.`;
  const marked = `---\ngenerated: true\nprovenance:\n  source_model: "a-writer@1"\n  generated_at: "2026-02-03T11:00:00Z"\n  seed_data: "notes"\n---\n\nThe yard floods in March.\n`;
  const with1 = smallCampaignWith({ 'small/lore/yard_generated.md': marked });
  const host = testHost({ content: { campaigns: with1 } });
  const engine = await testEngine(host);
  const view = createStore<StoryView>(() => emptyStory);
  const id = await begin(engine);
  const player = new StoryPlayer(engine, view);
  await player.open(id);
  expect(view.getState()).toMatchObject({ remark: warning(1), pages: [{ number: 1 }] });
  player.showAll();
  expect(view.getState().remark).toBe(warning(1));
  await player.take({ text: 'wait' });
  expect(view.getState().remark).toBeNull();
  await player.open(id);
  expect(view.getState().remark).toBeNull();

  const with2 = smallCampaignWith({
    'small/lore/yard_generated.md': marked,
    'small/lore/ferry_generated.md': marked,
  });
  const later = await testEngine(hostWith(host, { content: { campaigns: with2 } }));
  await new StoryPlayer(later, view).open(id);
  expect(view.getState().remark).toBe(
    `The Small Yard has changed since you began this story. It goes on with what is here now. ${warning(2)}`,
  );
});
