import path from 'node:path';

import { scriptsInThisProcess } from '@/engine/testing/scripts-in-this-process';
import { never, testEngine, testHost } from '@/engine/testing/test-engine';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import { memoriesNamed, offeredLate } from '@/measure/offered-late';
import { playedStory } from '@/measure/played-story';
import { falseReasons } from '@/measure/strangers/stranger-shares';
import { playStranger, type StrangerStory } from '@/measure/strangers/stranger-story';
import type { Memory } from '@/story/state/memory';

const campaigns = folderFileStore(path.resolve(__dirname, '../../../e2e/strangers/seen'));
const seeds = [1, 2, 3];
const played = new Map<string, readonly StrangerStory[]>();

async function storiesOf(campaign: string): Promise<readonly StrangerStory[]> {
  const stories: StrangerStory[] = [];
  for (const seed of seeds) {
    const host = testHost({ content: { campaigns }, compute: { scripts: scriptsInThisProcess() } });
    const told = await playStranger(await testEngine(host), { campaign, seed, scenes: 20 }, never);
    if (!told.ok) throw new Error(told.error);
    stories.push(told.value);
  }
  return stories;
}

const threeFiles = 'any_other_business';
const made = [threeFiles, 'forty_days_at_ploce', 'the_post_at_wrays_drove'];

beforeAll(async () => {
  for (const campaign of made) played.set(campaign, await storiesOf(campaign));
});

const storiesFrom = (campaign: string): readonly StrangerStory[] => played.get(campaign) ?? [];

describe.each(made)('[arch SC-034] a story made of the prose of %s', (campaign) => {
  it('has a memory behind 80 of 100 choices that it offers after the fifth scene', () => {
    const late = storiesFrom(campaign).flatMap(offeredLate);
    const remembering = late.filter(({ memory }) => memory !== null);
    expect(late.length).toBeGreaterThan(80);
    expect(remembering.length / late.length).toBeGreaterThanOrEqual(0.8);
  });

  it('names no memory that has nothing of what the choice names, in any scene', () => {
    const stories = storiesFrom(campaign);
    expect(stories.flatMap(memoriesNamed).length).toBeGreaterThan(90);
    expect(stories.flatMap(falseReasons)).toEqual([]);
  });

  it('names none that meant little', () => {
    const little = storiesFrom(campaign)
      .flatMap(memoriesNamed)
      .filter(({ memory }) => memory?.significance === 'low');
    expect(little).toEqual([]);
  });
});

/** The same story, in which each memory behind a choice is another. */
function withForged(story: StrangerStory, forge: (memory: Memory) => Memory): StrangerStory {
  const scenes = story.scenes.map(({ scene }) => {
    const { outcome } = scene;
    return { ...scene, outcome: { ...outcome, memories: outcome.memories.map(forge) } };
  });
  return { ...story, ...playedStory(story.campaign, story.seed, scenes) };
}

it('a memory that was put in the place of the true one is found out, whatever it says', () => {
  const [story] = storiesFrom(threeFiles);
  if (story === undefined) throw new Error('no story');
  const named = memoriesNamed(story).length;
  const unrelated = { summary: 'You waited, and nothing came of it.', about: null };
  const never = { id: 'memory-nobody-made' as Memory['id'] };
  expect(falseReasons(withForged(story, (memory) => memory))).toEqual([]);
  expect(falseReasons(withForged(story, (memory) => ({ ...memory, ...unrelated })))).toHaveLength(
    named,
  );
  expect(falseReasons(withForged(story, (memory) => ({ ...memory, ...never })))).toHaveLength(
    named,
  );
});
