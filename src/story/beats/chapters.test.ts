import fc from 'fast-check';

import { actsOf, chaptersOf, type Chapter, type ChapterNames } from '@/story/beats/chapters';
import { plainBeat } from '@/story/campaign/plain-beat';
import { scenesOfAPath } from '@/story/testing/scenes-of-a-path';

const weir = { id: 'weir', name: 'the weir', kind: 'water', region: null, features: [] } as const;

const campaign: ChapterNames = {
  title: 'The Weir',
  startingPlace: 'weir',
  places: new Map([['weir', { ...weir, exits: [], mood: null }]]),
  beats: ['bell', 'flood', 'thaw', 'fair'].map((id) => plainBeat(id)),
};

const withTurns: ChapterNames = {
  ...campaign,
  beats: [...campaign.beats, plainBeat('storm', { priority: 'critical' })],
};

/** A path of so many scenes with beats where they are given. */
function chapters(length: number, beats: Readonly<Record<number, string>>, of = withTurns) {
  const scenes = Array.from({ length }, (_, at) => ({ beat: beats[at + 1] ?? null }));
  return chaptersOf(scenesOfAPath(scenes), of);
}

function shown({ title, scenes }: Chapter): string {
  return `${title} ${String(scenes[0]?.number)}–${String(scenes[scenes.length - 1]?.number)}`;
}

it('[arch §7.6] a chapter begins where a beat is told and is called after it, the first after where it all began', () => {
  expect(chapters(10, { 4: 'bell', 8: 'flood' }).map(shown)).toEqual([
    'The weir 1–3',
    'The bell 4–7',
    'The flood 8–10',
  ]);
});

it('a story begun at a beat has no other opening, and one of a place unknown is called after the campaign', () => {
  expect(chapters(3, { 1: 'bell' }).map(shown)).toEqual(['The bell 1–3']);
  const nowhere = { ...withTurns, startingPlace: 'moon' };
  expect(chapters(2, {}, nowhere).map(shown)).toEqual(['The Weir 1–2']);
  expect(chapters(0, {})).toEqual([]);
});

it('a beat that comes too soon joins the chapter before it, a critical one never', () => {
  expect(chapters(9, { 4: 'bell', 6: 'flood', 7: 'thaw' }).map(shown)).toEqual([
    'The weir 1–3',
    'The bell 4–6',
    'The thaw 7–9',
  ]);
  expect(chapters(9, { 4: 'bell', 8: 'storm', 9: 'storm' }).map(shown)).toEqual([
    'The weir 1–3',
    'The bell 4–7',
    'The storm 8–8',
    'The storm 9–9',
  ]);
});

it('what a critical beat cuts short belongs to the chapter before', () => {
  expect(chapters(9, { 4: 'bell', 6: 'storm' }).map(shown)).toEqual([
    'The weir 1–5',
    'The storm 6–9',
  ]);
});

it('a beat that the campaign no longer has opens no chapter', () => {
  expect(chapters(6, { 4: 'gone' }).map(shown)).toEqual(['The weir 1–6']);
});

it('a critical beat opens an act; without any every five chapters are one', () => {
  const turned = chapters(20, { 4: 'bell', 8: 'storm', 12: 'flood', 16: 'storm' });
  expect(actsOf(turned, withTurns).map(({ title, chapters: of }) => [title, of.length])).toEqual([
    ['The weir', 2],
    ['The storm', 2],
    ['The storm', 1],
  ]);
  const many = Object.fromEntries([4, 7, 10, 13, 16, 19].map((at) => [at, 'bell']));
  expect(
    actsOf(chapters(21, many, campaign), campaign).map(({ title, chapters: of }) => [
      title,
      of.length,
    ]),
  ).toEqual([
    ['The weir', 5],
    ['The bell', 2],
  ]);
});

it('every scene is in one chapter and in one act, in their order, and no chapter is too short without a reason', () => {
  const beat = fc.constantFrom(null, null, 'bell', 'flood', 'storm', 'gone');
  fc.assert(
    fc.property(fc.array(beat, { maxLength: 60 }), (beats) => {
      const path = scenesOfAPath(beats.map((each) => ({ beat: each })));
      const cut = chaptersOf(path, withTurns);
      expect(cut.flatMap(({ scenes }) => scenes)).toEqual(path);
      expect(actsOf(cut, withTurns).flatMap(({ chapters: of }) => of)).toEqual(cut);
      const short = cut
        .slice(1, -1)
        .filter(({ scenes, opensAct }) => scenes.length < 3 && !opensAct);
      expect(short).toEqual([]);
    }),
  );
});

it('chapters that are told stay as they are, but for the last one when a critical beat cuts it short', () => {
  const beat = fc.constantFrom(null, null, 'bell', 'flood', 'storm');
  fc.assert(
    fc.property(fc.array(beat, { minLength: 2, maxLength: 40 }), (beats) => {
      const path = scenesOfAPath(beats.map((each) => ({ beat: each })));
      const titles = (to: number) =>
        chaptersOf(path.slice(0, to), withTurns).map(({ title }) => title);
      const before = titles(path.length - 1);
      expect(titles(path.length).slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    }),
  );
});

it('a thousand scenes are cut in less than 5 ms', () => {
  const scenes = Array.from({ length: 1_000 }, (_, at) => ({ beat: at % 7 === 0 ? 'bell' : null }));
  const path = scenesOfAPath(scenes);
  const times = Array.from({ length: 9 }, () => {
    const started = performance.now();
    actsOf(chaptersOf(path, withTurns), withTurns);
    return performance.now() - started;
  });
  // A machine that does something else meanwhile slows some of them, not all.
  expect(Math.min(...times)).toBeLessThan(5);
});
