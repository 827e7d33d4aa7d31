import { bestPassage } from '@/narrator/best-passage';
import {
  atWeir,
  campaignOf,
  condition,
  contextOf,
  effects,
  passage,
} from '@/narrator/testing/small-world';
import type { Passage } from '@/story/passage';

const all = (): boolean => true;

function best(passages: readonly Passage[], seed = 1): string | null {
  return bestPassage('place', contextOf(campaignOf(passages), { seed }), all)?.id ?? null;
}

const plain = passage('plain', 'place');
const here = passage('here', 'place', { where: ['weir'] });
const hereNow = passage('here-now', 'place', { where: ['weir'], time: ['morning'] });

it('the most specific passage that fits is told, wherever it stands', () => {
  expect(best([plain, hereNow, here])).toBe('here-now');
  expect(best([hereNow, here, plain])).toBe('here-now');
});

it('a more specific one that does not fit is passed over', () => {
  const elsewhere = passage('elsewhere', 'place', { where: ['mill'], time: ['morning'] });
  expect(best([elsewhere, plain])).toBe('plain');
});

it('of equals the heavier one, of equal weight the seed decides', () => {
  const twins = [passage('one', 'place'), passage('two', 'place')];
  expect(best([...twins, passage('heavy', 'place', {}, { weight: 2 })])).toBe('heavy');
  const told = Array.from({ length: 20 }, (_, seed) => best(twins, seed));
  expect(new Set(told)).toEqual(new Set(['one', 'two']));
  expect(best(twins, 5)).toBe(best([...twins].reverse(), 5));
});

it('only passages of the part, and those wanted, are asked', () => {
  expect(best([passage('other', 'reaction')])).toBeNull();
  const context = contextOf(campaignOf([plain, here]));
  expect(bestPassage('place', context, ({ id }) => id === 'plain')?.id).toBe('plain');
});

it('[arch §7.5] of equals that press, the one that leads toward the ending ahead is told, whatever the seed', () => {
  const press = (id: string, rest: Partial<Passage> = {}) => passage(id, 'pressure', {}, rest);
  const campaign = campaignOf([
    press('aside'),
    press('hint', { effects: effects('set flags.lamp true') }),
    passage(
      'light',
      'ending',
      { expressions: [condition('flags.honest'), condition('flags.lamp')] },
      { effects: effects('end light') },
    ),
  ]);
  const told = (flags: object) =>
    Array.from({ length: 20 }, (_, seed) => {
      const context = contextOf(campaign, { seed, state: { ...atWeir, flags: { ...flags } } });
      return bestPassage('pressure', context, all)?.id;
    });
  expect(new Set(told({}))).toEqual(new Set(['aside', 'hint']));
  expect(new Set(told({ honest: true }))).toEqual(new Set(['hint']));
});
