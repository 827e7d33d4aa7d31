import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { builtInMeaning } from '@/engine/testing/built-in-meaning';
import { scriptsInThisProcess } from '@/engine/testing/scripts-in-this-process';
import { never, testEngine, testHost } from '@/engine/testing/test-engine';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import { callbackLikeness } from '@/measure/callback-likeness';
import type { Figure } from '@/measure/figure';
import { measureStories, type MeasureId } from '@/measure/measure-stories';
import { playToMeasure } from '@/measure/play-to-measure';
import { playedStory, type PlayedStory } from '@/measure/played-story';
import {
  badNarrators,
  grammarOfTwelveFrames,
  type BadNarrator,
} from '@/measure/testing/bad-narrators';

const campaigns = folderFileStore(path.resolve(__dirname, '../../campaigns'));
const wanted = { campaign: 'forty-three-smokes', scenes: 60 };
/** As many stories as the measures are meant for; one alone may be a little off. */
const seeds = [1, 2, 3];

let good: PlayedStory;
let figures: ReadonlyMap<MeasureId, Figure>;

async function played(seed: number): Promise<PlayedStory> {
  const compute = { scripts: scriptsInThisProcess(), meaning: builtInMeaning };
  const host = testHost({ content: { campaigns }, compute });
  const story = await playToMeasure(await testEngine(host), { ...wanted, seed }, never);
  if (!story.ok) throw new Error(story.error);
  return story.value;
}

function measured(...stories: readonly PlayedStory[]): ReadonlyMap<MeasureId, Figure> {
  return new Map(measureStories(stories).map((figure) => [figure.id, figure]));
}

function spoiled(narrator: BadNarrator): PlayedStory {
  const told = narrator({ campaign: good.campaign, path: good.scenes.map(({ scene }) => scene) });
  return playedStory(told.campaign, good.seed, told.path);
}

function value(of: ReadonlyMap<MeasureId, Figure>, id: MeasureId): number {
  return of.get(id)?.value ?? Number.NaN;
}

beforeAll(async () => {
  const stories: PlayedStory[] = [];
  for (const seed of seeds) stories.push(await played(seed));
  [good] = stories as [PlayedStory];
  figures = measured(...stories);
});

it('a story of the bundled campaign is as long as was wanted, though one seldom plays so long', () => {
  expect(good.scenes.length).toBe(wanted.scenes);
});

it('[arch SC-034] the bundled campaign keeps all that is measured', () => {
  const missed = [...figures.values()].filter(({ ok }) => !ok);
  expect(missed.map(({ id, value: is, examples }) => ({ id, is, examples }))).toEqual([]);
});

it.each(Object.keys(badNarrators) as readonly MeasureId[])(
  'a narrator made to fail %s fails it, by more than the good one',
  (id) => {
    const bad = measured(spoiled(badNarrators[id])).get(id);
    expect(bad?.ok).toBe(false);
    const worse = (bad?.bound === 'at least' ? 1 : -1) * (value(figures, id) - (bad?.value ?? 0));
    expect(worse).toBeGreaterThan(0);
  },
);

it('what speaks for the player, invents or contradicts is shown with its sentence', () => {
  const example = (id: MeasureId): string =>
    measured(spoiled(badNarrators[id])).get(id)?.examples[0] ?? '';
  expect(example('speaks-for-player')).toContain('you say.');
  expect(example('grounding')).toContain('Ravensfall');
  expect(example('contradictions')).toContain('is dead');
});

it('a grammar of twelve frames has about the figures that such a grammar is known for', () => {
  const grammar = measured(spoiled(grammarOfTwelveFrames));
  expect(value(grammar, 'distinct-2')).toBeLessThan(0.25);
  expect(value(grammar, 'distinct-3')).toBeLessThan(0.45);
  expect(value(grammar, 'reuse-mean')).toBeGreaterThan(0.4);
  expect(value(grammar, 'self-bleu-4')).toBeGreaterThan(0.6);
  expect(value(grammar, 'mattr-500')).toBeLessThan(0.25);
  expect(value(grammar, 'sentence-length-sd')).toBeLessThan(2.5);
});

it('a story without scenes proves nothing and passes nothing', () => {
  const nothing = measureStories([{ ...good, scenes: [] }]);
  expect(nothing.filter(({ ok }) => ok)).toEqual([]);
});

it('[arch SC-034] beside the callbacks stands how many of them sound alike too, and never more', async () => {
  const embedder = await (
    await testEngine(testHost({ compute: { meaning: builtInMeaning } }))
  ).embedders.builtIn();
  const likeness = callbackLikeness([good], embedder) ?? Number.NaN;
  expect(likeness).toBeGreaterThan(0);
  expect(likeness).toBeLessThanOrEqual(value(figures, 'callbacks'));
});

it('the same seed plays and measures the same', async () => {
  const again = measured(await played(1));
  expect(isDeepStrictEqual([...again], [...measured(good)])).toBe(true);
});
