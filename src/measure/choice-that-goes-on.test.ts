import { seededRandom } from '@/foundation/seeded-random';
import { choiceThatGoesOn } from '@/measure/choice-that-goes-on';
import { campaignOf, effects, passage } from '@/story/testing/small-world';
import type { Choice } from '@/contracts/generated/choice';

const { passages } = campaignOf([
  passage('over', 'outcome', {}, { effects: effects('end drowned-bell') }),
  passage('on', 'outcome'),
]);

function offered(id: string, intent: Partial<Choice['intent']>): Choice {
  return {
    ...{ id, text: id, because: [], difficulty: null, hint: null, by: 'author' },
    intent: { kind: 'do', ...intent },
  };
}

const ends = offered('c1', { leadsTo: 'over' });
const mayEnd = offered('c2', { leadsTo: 'on', elseTo: 'over' });
const goesOn = offered('c3', { leadsTo: 'on' });
const free = offered('c4', {});

function taken(choices: readonly Choice[]): ReadonlySet<string | undefined> {
  const seeds = Array.from({ length: 30 }, (_, seed) => seed);
  return new Set(
    seeds.map((seed) => choiceThatGoesOn(choices, { passages }, seededRandom(seed))?.id),
  );
}

it('what would or might end the story is not taken as long as something else is offered', () => {
  expect(taken([ends, mayEnd, goesOn, free])).toEqual(new Set(['c3', 'c4']));
});

it('where everything ends it, something is taken; where nothing is offered, nothing', () => {
  expect(taken([ends, mayEnd])).toEqual(new Set(['c1', 'c2']));
  expect(taken([])).toEqual(new Set([undefined]));
});
