import path from 'node:path';

import { scriptsInThisProcess } from '@/engine/testing/scripts-in-this-process';
import { never, testEngine, testHost } from '@/engine/testing/test-engine';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import { playToMeasure } from '@/measure/play-to-measure';

const campaigns = folderFileStore(path.resolve(__dirname, '../../../campaigns'));
const stretch = 30;
const most = 2;

/** What Forty-Three Smokes once said with one gesture too often: each is an image twice, then a habit. */
const images: Readonly<Record<string, RegExp>> = {
  hats: /\bhats?\b|\bbrims?\b/i,
  sleeves: /\bsleeves?\b|\bcuffs?\b/i,
  rulers: /\brulers?\b|\bruled\b/i,
  'wiped hands': /\bwip(?:e|es|ed|ing)\b/i,
  'moved chairs': /\bchairs?\b/i,
  'ink, paper and pens that act':
    /\b(?:ink|pen|pencil|page|paper|nib)s? (?:\w+ )?(?:stands?|lies|knows?|thinks?|wants?|likes?|minds?|denies|deny|mentions?)\b/i,
  'steam, heat and draughts that act':
    /\b(?:steam|heat|draught|warmth|cold)s? (?:\w+ )?(?:goes|looks?|thinks?|turns|gets|arrives|lets|tries|lies)\b/i,
  'weather that thinks':
    /\b(?:snow|wind|frost|slide|hill|sky) (?:\w+ )?(?:stops to think|thinks?|considers?|arrives|tries|leans|makes itself)\b/i,
};

async function scenesOf(seed: number): Promise<readonly string[]> {
  const host = testHost({ content: { campaigns }, compute: { scripts: scriptsInThisProcess() } });
  const wanted = { campaign: 'forty-three-smokes', scenes: 60, seed };
  const story = await playToMeasure(await testEngine(host), wanted, never);
  if (!story.ok) throw new Error(story.error);
  return story.value.scenes.map(({ paragraphs }) => paragraphs.join(' '));
}

/** Every stretch of scenes that has the image more often than it may. */
function tooOften(scenes: readonly string[], image: RegExp): readonly string[] {
  const having = scenes.flatMap((words, index) => (image.test(words) ? [index + 1] : []));
  return having.flatMap((first, at) => {
    const last = having[at + most] ?? Infinity;
    return last - first < stretch ? [having.slice(at, at + most + 1).join(', ')] : [];
  });
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'no image that is rationed comes more than twice in thirty scenes of Forty-Three Smokes, seed %i',
  async (seed) => {
    const scenes = await scenesOf(seed);
    const habits = Object.entries(images).flatMap(([name, image]) =>
      tooOften(scenes, image).map((where) => `${name} in scenes ${where}`),
    );
    expect(habits).toEqual([]);
  },
);

it('a gesture in three scenes of thirty is a habit, and in two it is none', () => {
  const told = (at: readonly number[]): readonly string[] =>
    Array.from({ length: 40 }, (_, index) =>
      at.includes(index + 1) ? 'He lifts his hat.' : 'No.',
    );
  const hats = /\bhats?\b/;
  expect(tooOften(told([3, 20, 32]), hats)).toEqual(['3, 20, 32']);
  expect(tooOften(told([3, 20, 33]), hats)).toEqual([]);
  expect(tooOften(told([3, 20]), hats)).toEqual([]);
});
