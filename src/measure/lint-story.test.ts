import type { PlayedStory } from '@/measure/played-story';
import { lintStory } from '@/measure/lint-story';
import { sentenceMarks } from '@/measure/sentence-marks';
import { toldStory } from '@/measure/testing/told-story';

function what(story: PlayedStory): readonly (readonly [number, string])[] {
  return lintStory(story).map((finding) => [finding.scene, finding.what]);
}

it.each([
  ['It is a apple.', '"a apple"'],
  ['She waits an hour for a honest answer.', '"a honest"'],
  ['It is an house.', '"an house"'],
  ['He wears an uniform.', '"an uniform"'],
  ['It stands in the the lane.', '"the the"'],
  ['The the lane is wet.', '"The the"'],
  ['It is {colour}.', 'a slot was left unfilled'],
  ['It is  wet.', 'two spaces'],
  ['It is wet , and cold.', 'a space before a mark'],
  ['It is wet,, and cold.', 'two marks where one belongs'],
  ['it is wet.', 'no capital at its start'],
  ['"it is wet," she says.', 'no capital at its start'],
  ['It is wet. it is cold.', 'no capital after a full stop'],
  ['It is undefined.', 'something of the machine shows'],
  ['It is null of them.', 'something of the machine shows'],
  ['Then first_flakes comes.', 'something of the machine shows'],
  ['Because of flags.shouted, they know.', 'something of the machine shows'],
])('a proofreader marks: %s', (sentence, mark) => {
  expect(sentenceMarks(sentence)).toContain(mark);
});

it.each([
  'It takes an hour, a one-horse cart and a unit of rope.',
  'She had had enough of that that day.',
  '"Is it sharp?" she says.',
  'There, there.',
  'An heir, an egg, a used oven, a European.',
  'They count… and wait.',
  '*Count kindly.*',
  'The goat — no other — eats a page.',
  'What it says is "her, her".',
])('and lets stand: %s', (sentence) => {
  expect(sentenceMarks(sentence)).toEqual([]);
});

it('a sentence of five words or more that was told before is found, with where', () => {
  const sentence = 'The lane is wet this morning.';
  expect(what(toldStory([[sentence], ['It rains. It rains.'], [`It snows. ${sentence}`]]))).toEqual(
    [[3, 'told before, in scene 1']],
  );
});

it('a quotation left open and a paragraph without an end are found', () => {
  expect(what(toldStory([['"It is wet.'], ['It is wet']]))).toEqual([
    [1, 'a quotation is opened and not closed'],
    [2, 'no mark at its end'],
  ]);
});

it('choices are looked at too', () => {
  expect(what(toldStory([['It is wet.']], ['Take a umbrella.', 'Wait.']))).toEqual([
    [1, '"a umbrella"'],
  ]);
});
