import fc from 'fast-check';

import { bestPassages } from '@/narrator/passages/best-passages';
import { isEligible } from '@/narrator/passages/is-eligible';
import { salienceMoment, salienceOf, sumOf } from '@/narrator/passages/salience';
import { contextOf } from '@/narrator/testing/context-of';
import {
  atWeir,
  campaignOf,
  condition,
  effects,
  memory,
  passage,
} from '@/story/testing/small-world';
import type { Passage } from '@/story/campaign/passage';
import { plainBeat } from '@/story/campaign/plain-beat';

const ofOda = memory('m', { about: 'oda' });

const all = (): boolean => true;

function best(passages: readonly Passage[], seed = 1): string | null {
  return bestPassages('place', contextOf(campaignOf(passages), { seed }), all)[0]?.id ?? null;
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
  expect(bestPassages('place', context, ({ id }) => id === 'plain')).toEqual([plain]);
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
      return bestPassages('pressure', context, all)[0]?.id;
    });
  expect(new Set(told({}))).toEqual(new Set(['aside', 'hint']));
  expect(new Set(told({ honest: true }))).toEqual(new Set(['hint']));
});

it('the next best follow, as many as are tried', () => {
  const many = Array.from({ length: 9 }, (_, at) =>
    passage(`p-${String(at)}`, 'place', {}, { weight: 1 + at / 10 }),
  );
  const ids = bestPassages('place', contextOf(campaignOf(many)), all).map(({ id }) => id);
  expect(ids).toEqual(['p-8', 'p-7', 'p-6', 'p-5', 'p-4']);
});

it('a passage that is worn gives way to its equal, and not to one that fits less well', () => {
  const told = { told: ['here'], band: null, beat: null };
  const recentScenes = Array.from({ length: 3 }, () => ({
    text: 'hereafter stands told',
    ...told,
  }));
  const worn = passage('worn', 'place', { where: ['weir'] }, { prose: ['Hereafter stands told.'] });
  const fresh = passage('fresh', 'place', { time: ['morning'] });
  const among = (...passages: readonly Passage[]) =>
    Array.from({ length: 10 }, (_, seed) => {
      const context = contextOf(campaignOf([here, ...passages]), { seed, past: { recentScenes } });
      return bestPassages('place', context, ({ id }) => id !== 'here')[0]?.id;
    });
  expect(new Set(among(worn, fresh))).toEqual(new Set(['fresh']));
  expect(new Set(among(worn, plain))).toEqual(new Set(['worn']));
});

it('what the player said does not fit is not told again', () => {
  const past = { unwanted: new Set(['here-now']) };
  const context = contextOf(campaignOf([here, hereNow]), { past });
  expect(bestPassages('place', context, all).map(({ id }) => id)).toEqual(['here']);
});

it('none that would be among the best is passed over, however many there are', () => {
  const one = fc.record({
    where: fc.constantFrom([], ['weir'], ['mill']),
    mood: fc.constantFrom([], ['uneasy']),
    recalls: fc.constantFrom(null, { about: 'oda', kind: null }),
    weight: fc.constantFrom(0, 1, 1.2, 3, 9),
    lines: fc.constantFrom([], ['lose rope'], ['start storm']),
    prose: fc.constantFrom('Timber floats.', 'Rain falls hard.'),
  });
  const style = fc.constantFrom('vivid' as const, 'poetic' as const);
  fc.assert(
    fc.property(
      fc.array(one, { minLength: 12, maxLength: 40 }),
      style,
      fc.nat(3),
      (made, telling, quiet) => {
        const passages = made.map(({ where, mood, recalls, weight, lines, prose }, at) =>
          passage(
            `p-${String(at)}`,
            'place',
            { where, mood, recalls },
            { weight, effects: effects(...lines), prose: [prose] },
          ),
        );
        const scene = { text: 'Timber everywhere.', told: ['p-0'], band: null, beat: null };
        const context = contextOf(campaignOf(passages, { beats: [plainBeat('storm')] }), {
          style: telling,
          past: { recentScenes: Array.from({ length: quiet }, () => scene), memories: [ofOda] },
        });
        const moment = salienceMoment('place', context);
        const scores = (some: readonly Passage[]) =>
          some.map((each) => sumOf(salienceOf(each, moment)).toFixed(6));
        const all = scores(passages.filter((each) => isEligible(each, context)));
        const best = all.sort((a, b) => Number(b) - Number(a)).slice(0, 5);
        expect(scores(bestPassages('place', context, () => true))).toEqual(best);
      },
    ),
  );
});
