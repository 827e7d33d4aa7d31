import path from 'node:path';

import { measureLines } from '@/cli/story/measure-lines';
import { measureStories } from '@/measure/measure-stories';
import { playToMeasure } from '@/measure/play-to-measure';
import type { PlayedStory } from '@/measure/played-story';

import { bundledEngine } from './bundled-engine';

// Twenty stories of sixty scenes, 4 in short, and how they read. Fails on any measure that is missed.
const root = path.resolve(process.argv[1] ?? '', '../..');
const count = process.argv.includes('--short') ? 4 : 20;
const wanted = 60;
const never = new AbortController().signal;

/** A data base for each: the last story is as quick as the first. */
async function played(seed: number): Promise<PlayedStory> {
  const engine = await bundledEngine(root);
  const request = { campaign: 'forty-three-smokes', seed, scenes: wanted };
  const story = await playToMeasure(engine, request, never);
  await engine.host.storage.database.close();
  if (!story.ok) throw new Error(story.error);
  return story.value;
}

const stories: PlayedStory[] = [];
for (let seed = 1; seed <= count; seed += 1) stories.push(await played(seed));
const figures = measureStories(stories);
const lengths = stories.map(({ seed, scenes }) => ({ seed, scenes: scenes.length }));
const lines = measureLines({ figures, wanted, played: lengths });
const isBad = figures.some(({ ok }) => !ok);
process.stdout.write(`${lines.join('\n')}\n${isBad ? 'failed' : 'passed'}\n`);
if (isBad) process.exitCode = 1;
