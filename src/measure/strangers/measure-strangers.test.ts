import path from 'node:path';

import { scriptsInThisProcess } from '@/engine/testing/scripts-in-this-process';
import { never, testEngine, testHost } from '@/engine/testing/test-engine';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import type { Figure } from '@/measure/figure';
import { measureStrangers, type StrangerMeasureId } from '@/measure/strangers/measure-strangers';
import { namesAny } from '@/measure/strangers/named-things';
import { playStranger, type StrangerStory } from '@/measure/strangers/stranger-story';
import { badlyTold, ofThreeFiles, wellTold } from '@/measure/testing/stranger-told';

const campaigns = folderFileStore(path.resolve(__dirname, '../../../e2e/strangers/seen'));

let played: StrangerStory;
let good: StrangerStory;

async function story(campaign: string, seed: number): Promise<StrangerStory> {
  const host = testHost({ content: { campaigns }, compute: { scripts: scriptsInThisProcess() } });
  const engine = await testEngine(host);
  const told = await playStranger(engine, { campaign, seed, scenes: 20 }, never);
  if (!told.ok) throw new Error(told.error);
  return told.value;
}

function figures(of: StrangerStory): ReadonlyMap<string, Figure<StrangerMeasureId>> {
  return new Map(measureStrangers([of]).map((figure) => [figure.id, figure]));
}

beforeAll(async () => {
  played = await story('forty_days_at_ploce', 1);
  good = wellTold(played);
});

it('a stranger’s story is walked to its end or for sixty scenes, and its first twenty are compared', () => {
  expect(played.scenes.length).toBe(20);
  expect(played.scenes).toEqual(played.walk.slice(0, 20));
  expect(played.walk.length).toBeLessThanOrEqual(60);
});

it('a story that tells what was written keeps all that is measured', () => {
  const missed = [...figures(good).values()].filter(({ ok }) => !ok);
  expect(missed.map(({ id, value, examples }) => ({ id, value, examples }))).toEqual([]);
});

it.each(Object.keys(badlyTold) as readonly (keyof typeof badlyTold)[])(
  'a telling made to fail %s fails it, by more than the good one',
  (id) => {
    const bad = figures(badlyTold[id](good)).get(id);
    expect(bad?.ok).toBe(false);
    const better = (figures(good).get(id)?.value ?? 0) - (bad?.value ?? 0);
    expect(bad?.bound === 'at least' ? better : -better).toBeGreaterThan(0);
  },
);

it('who wrote a setting and a premise alone may leave more to the engine, and not everything', () => {
  const few = figures(ofThreeFiles(good));
  expect([...few.keys()]).not.toContain('engine-sentences');
  expect(few.get('engine-sentences-of-three-files')).toMatchObject({ limit: 0.65, ok: true });
  const bad = figures(ofThreeFiles(badlyTold['engine-sentences'](good)));
  expect(bad.get('engine-sentences-of-three-files')?.ok).toBe(false);
});

it('what a campaign has nothing of is left out: nobody has a profile, no beat a window', async () => {
  const ids = [...figures(await story('any_other_business', 1)).keys()];
  expect(ids).not.toEqual(expect.arrayContaining(['met']));
  expect(ids).not.toEqual(expect.arrayContaining(['beats-in-window']));
  expect(ids).toEqual(expect.arrayContaining(['premise', 'engine-sentences-of-three-files']));
});

it('a story without scenes proves nothing and passes nothing', () => {
  const nothing = measureStrangers([{ ...good, scenes: [], walk: [] }]);
  expect(nothing.filter(({ ok }) => ok)).toEqual([]);
});

it.each([
  'Wait and see.',
  'Look around.',
  'Do nothing yet, and see who does.',
  'Take a slow look at where you are.',
  'Put together what you know so far.',
  'Go through your pockets and see what is there.',
  'Ask what happened here.',
  'Say nothing and listen.',
  'Keep quiet and watch their hands.',
  'Think about what to do next.',
  'Count on your luck.',
])('a choice that any story could have names nothing: %s', (text) => {
  expect(namesAny(text, played.authored.named)).toBe(false);
});

it.each([
  'Ask Rahela what she counts.',
  'Ask Ser Orsat about the missing page.',
  'Look into the extra bale.',
  'Go down into the cellar.',
  'Write to the Senate.',
])('a choice that no other campaign could have names something: %s', (text) => {
  expect(namesAny(text, played.authored.named)).toBe(true);
});
