import { failedGuard } from '@/narrator/guards/failed-guard';
import { dangerBreathers } from '@/narrator/library/danger-breathers';
import { dialogueBreathers } from '@/narrator/library/dialogue-breathers';
import { journeyBreathers } from '@/narrator/library/journey-breathers';
import type { LibraryBreather } from '@/narrator/library/library-breather';
import { momentBreathers } from '@/narrator/library/moment-breathers';
import { resolutionBreathers } from '@/narrator/library/resolution-breathers';
import { countWords, splitSentences } from '@/story/words/split-sentences';
import { contextOf } from '@/narrator/testing/context-of';
import { campaignOf, passage } from '@/story/testing/small-world';
import type { SceneKind } from '@/story/acts/scene-kind';
import { sentenceKey } from '@/story/words/sentence-key';

const breathers: Readonly<Record<SceneKind, readonly LibraryBreather[]>> = {
  journey: journeyBreathers,
  dialogue: dialogueBreathers,
  danger: dangerBreathers,
  resolution: resolutionBreathers,
  moment: momentBreathers,
};
const lists = Object.entries(breathers).map(([scene, list]) => ({ scene, list }));
const all = lists.flatMap(({ scene, list }) =>
  list.map(({ text }, at) => ({ name: `${scene} ${String(at + 1)}`, text })),
);

/** What stands in more than one breather, with the names of those. */
function shared(partsOf: (text: string) => readonly string[]): readonly (readonly string[])[] {
  const holders = new Map<string, readonly string[]>();
  for (const { name, text } of all)
    for (const part of new Set(partsOf(text)))
      holders.set(part, [...(holders.get(part) ?? []), name]);
  return [...holders]
    .filter(([, names]) => names.length > 1)
    .map(([part, names]) => [part, ...names]);
}

function longSentences(text: string): readonly string[] {
  return splitSentences(text)
    .filter((sentence) => countWords(sentence) >= 5)
    .map(sentenceKey);
}

function runsOfFour(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
  return words.slice(3).map((_, at) => words.slice(at, at + 4).join(' '));
}

it.each(lists)('a $scene scene has at least 30 breathers', ({ list }) => {
  expect(list.length).toBeGreaterThanOrEqual(30);
});

it.each(lists)('a $scene scene has at least 8 for each kind of place', ({ list }) => {
  const usable = (place: LibraryBreather['where']): number =>
    list.filter(({ where }) => where === 'anywhere' || where === place).length;
  expect(usable('anywhere')).toBeGreaterThanOrEqual(8);
  expect(usable('inside')).toBeGreaterThanOrEqual(8);
  expect(usable('outside')).toBeGreaterThanOrEqual(8);
});

it('no sentence of five words or more stands in two of them', () => {
  expect(shared(longSentences)).toEqual([]);
});

it('no run of four words stands in two of them', () => {
  expect(shared(runsOfFour)).toEqual([]);
});

it.each(all)('$name has 20 to 60 words in two sentences or more', ({ text }) => {
  expect(countWords(text)).toBeGreaterThanOrEqual(20);
  expect(countWords(text)).toBeLessThanOrEqual(60);
  expect(splitSentences(text).length).toBeGreaterThanOrEqual(2);
});

it.each(all)('$name does not speak for the player', ({ text }) => {
  expect(text).not.toMatch(/\byou (?:feel|think|decide|know|realise|want|hope|remember)\b/i);
});

it.each(all)('$name passes every guard in a world it was not written for', ({ text }) => {
  const campaign = campaignOf([passage('start', 'opening', {}, { prose: ['The weir is loud.'] })]);
  const context = { ...contextOf(campaign), before: null, told: [], input: null };
  expect(failedGuard([text], context)).toBeNull();
});
