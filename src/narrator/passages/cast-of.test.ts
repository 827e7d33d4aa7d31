import { castOf } from '@/narrator/passages/cast-of';
import { isEligible, specificity } from '@/narrator/passages/is-eligible';
import { tellScene } from '@/narrator/scene/tell-scene';
import { contextOf } from '@/narrator/testing/context-of';
import { atWeir, campaignOf, passage } from '@/story/testing/small-world';
import type { PassageConditions } from '@/story/campaign/passage';

const shy: PassageConditions['cast'] = { stranger: { trait: 'shy', not: [] } };
const stranger = passage(
  's',
  'reaction',
  { cast: shy },
  { prose: ['{stranger} nods. {stranger.they} waits.'] },
);

function worldWith(traits: Readonly<Record<string, readonly string[]>>) {
  const campaign = campaignOf([stranger]);
  const people = new Map(
    [...campaign.people].map(([id, person]) => [id, { ...person, traits: traits[id] ?? [] }]),
  );
  return contextOf({ ...campaign, people });
}

it('a part is played by somebody who is here and fits, and told with their name', () => {
  const context = worldWith({ oda: ['shy'], wen: ['shy'] });
  expect(castOf({ cast: shy }, context)).toEqual({ stranger: 'oda' });
  expect(isEligible(stranger, context)).toBe(true);
  const told = [{ part: 'reaction', passage: 's' }] as const;
  const [paragraph = []] = tellScene({ told, ending: null, taken: null }, context);
  expect(paragraph.map(({ text }) => text)).toEqual(['Oda Marsh nods.', 'She waits.']);
});

it('where nobody fits, or only who must not, the passage does not fit', () => {
  expect(isEligible(stranger, worldWith({ wen: ['shy'] }))).toBe(false);
  const but = { stranger: { trait: 'shy', not: ['oda'] } };
  expect(castOf({ cast: but }, worldWith({ oda: ['shy'] }))).toBeNull();
});

it('nobody plays two parts', () => {
  const two = { one: { trait: null, not: [] }, other: { trait: null, not: [] } };
  const alone = worldWith({});
  expect(castOf({ cast: two }, alone)).toBeNull();
  const state = { ...atWeir, people: { oda: { place: 'weir' }, wen: { place: 'weir' } } };
  const cast = castOf({ cast: two }, { ...alone, state }) ?? {};
  expect(new Set(Object.values(cast))).toEqual(new Set(['oda', 'wen']));
});

it('a part is a condition, and counts as one', () => {
  expect(specificity(stranger)).toBe(1);
});
