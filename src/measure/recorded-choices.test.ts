import { recordedChoices } from '@/measure/recorded-choices';
import { storyOf, toldScene } from '@/measure/testing/told-story';
import { choice, condition, effects, memory, passage } from '@/story/testing/small-world';
import { campaignOf } from '@/story/testing/small-world';
import type { Passage } from '@/story/campaign/passage';
import type { SceneOutcome } from '@/story/log/scene';

const promise = memory('m1', { summary: 'You promised.' });

const paid = passage(
  'paid',
  'outcome',
  {},
  {
    effects: effects('set flags.paid true', 'feeling oda -5'),
    memory: { text: promise.summary, kind: 'promise', about: null, significance: 'medium' },
  },
);

const paying: Partial<SceneOutcome> = {
  taken: { choice: 'c1', text: 'Pay.', intent: { kind: 'pay' } },
  told: [{ part: 'outcome', passage: 'paid' }],
  patch: { flags: { paid: true }, people: { oda: { feeling: -5 } } },
  memories: [promise],
};

/** Whether paying in scene 2 is read again by what scene 3 tells and offers. */
function isReadAgain(later: readonly Passage[], offered: readonly string[] = []): boolean {
  const told = later
    .filter(({ part }) => part !== 'choices')
    .map(({ id, part, conditions }) => ({
      part,
      passage: id,
      ...(conditions.recalls === null ? {} : { memory: promise.id }),
    }));
  const story = storyOf(campaignOf([paid, ...later]), [
    toldScene(1, ['It begins.']),
    toldScene(2, ['You pay.'], { outcome: paying }),
    toldScene(3, ['It goes on.'], { outcome: { told }, choices: offered }),
    toldScene(4, ['It ends.'], { outcome: { ending: 'drowned-bell' } }),
  ]);
  const [recorded, ...others] = recordedChoices(story);
  expect(others).toEqual([]);
  return recorded?.isReadAgain ?? false;
}

const asking = (text: string): Passage =>
  passage('later', 'reaction', { expressions: [condition(text)] });

it.each([
  'flags.paid',
  'flags.paid and scene_count > 1',
  'flags.other or flags.paid',
  'feeling.oda < 0',
])('a choice is read again by a passage that was told because of it: %s', (text) => {
  expect(isReadAgain([asking(text)])).toBe(true);
});

it.each(['not flags.other', 'flags.paid == false', 'scene_count > 1', 'feeling.oda < 10'])(
  'not by one that asks for what nobody did: %s',
  (text) => {
    expect(isReadAgain([asking(text)])).toBe(false);
  },
);

it('by told prose, where the part that asks was true', () => {
  const saying = (prose: string): Passage => passage('later', 'place', {}, { prose: [prose] });
  expect(isReadAgain([saying('{if flags.paid: Thanks. | Well.}')])).toBe(true);
  expect(isReadAgain([saying('{if flags.other: A. | {if flags.paid: B. | C.}}')])).toBe(true);
  expect(isReadAgain([saying('{if flags.other: {if flags.paid: B. | C.} | A.}')])).toBe(false);
});

it('by a choice that is offered because of it, not by one that is only written', () => {
  const offers = passage(
    'offers',
    'choices',
    {},
    { choices: [choice('Ask for it back.', { condition: condition('flags.paid') })] },
  );
  expect(isReadAgain([offers], ['Ask for it back.'])).toBe(true);
  expect(isReadAgain([offers], ['Wait.'])).toBe(false);
});

it('by a passage that takes its memory up', () => {
  expect(
    isReadAgain([passage('later', 'callback', { recalls: { about: null, kind: 'promise' } })]),
  ).toBe(true);
});

it('by nothing of the same scene, and a choice without a mark is not recorded', () => {
  expect(isReadAgain([passage('later', 'place')])).toBe(false);
  const looked = passage('looked', 'outcome');
  const looking = { ...paying, told: [{ part: 'outcome' as const, passage: 'looked' }] };
  const story = storyOf(campaignOf([looked]), [
    toldScene(1, ['It begins.'], { outcome: looking }),
    toldScene(2, ['It ends.'], { outcome: { ending: 'drowned-bell' } }),
  ]);
  expect(recordedChoices(story)).toEqual([]);
});

it('what was chosen shortly before a story was broken off does not count', () => {
  const scenes = [
    toldScene(1, ['You pay.'], { outcome: paying }),
    ...Array.from({ length: 10 }, (_, at) => toldScene(at + 2, ['It goes on.'])),
  ];
  expect(recordedChoices(storyOf(campaignOf([paid]), scenes))).toHaveLength(1);
  expect(recordedChoices(storyOf(campaignOf([paid]), scenes.slice(0, 10)))).toEqual([]);
});
