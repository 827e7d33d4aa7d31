import { smallCampaign } from '@/engine/testing/small-campaign';
import { testEngine, testHost } from '@/engine/testing/test-engine';
import { storedId } from '@/foundation/ids';
import { seededRandom } from '@/foundation/seeded-random';
import type { WholeStory } from '@/persistence/rows/whole-story';
import { writeSaveFile } from '@/transfer/save-file';
import { savesMutatedFrom } from '@/transfer/testing/saves-mutated-from';

import { rowsOf } from './testing/neighbour';
import { importedInto, trySaves } from './testing/save-trials';
import { storyToMutate } from './testing/story-to-mutate';

const host = () => testHost({ content: { campaigns: smallCampaign } });

/** With rows of every kind; played elsewhere. */
async function aStory(): Promise<WholeStory> {
  return storyToMutate(await testEngine(host()), 'small');
}

it('[arch SC-026] 2,000 saves with one field changed and right checksums: each is refused in a sentence, or can be looked at; no other story is touched (seed 1)', async () => {
  const engine = await testEngine(host());
  const story = await aStory();
  const trials = { story, count: 2_000, seed: 1, wholeLooks: 16 };
  const { taken, refused, broken } = await trySaves(engine, trials);
  expect(broken).toEqual([]);
  expect(Math.min(taken, refused)).toBeGreaterThan(200);
}, 300_000);

it('[arch SC-026] 200 saves of a story that is here, with one field changed and right checksums, leave it as it is (seed 2)', async () => {
  const engine = await testEngine(host());
  const story = await aStory();
  const original = { kind: 'story', madeBy: '0.0.1', stories: [story], settings: [] } as const;
  expect(await importedInto(engine, writeSaveFile(original))).toEqual(['added']);
  const id = storedId.playthrough(story.playthrough.id);
  const before = await rowsOf(engine, id);
  const draw = savesMutatedFrom(story);
  const random = seededRandom(2);
  for (let count = 0; count < 200; count += 1) {
    const { what, bytes } = draw(random);
    await importedInto(engine, bytes);
    if ((await rowsOf(engine, id)) !== before) throw new Error(`it was rewritten by ${what}`);
  }
});
