import { offerChoices } from '@/narrator/choices/offer-choices';
import { contextOf } from '@/narrator/testing/context-of';
import { atWeir, campaignOf, choice, passage } from '@/story/testing/small-world';
import { noHistory } from '@/story/log/history';
import type { AuthoredChoice, Passage } from '@/story/campaign/passage';

type Rest = Parameters<typeof contextOf>[1];

function offer(passages: readonly Passage[], rest: Rest = {}) {
  return offerChoices([], contextOf(campaignOf(passages), rest));
}

const textsOf = (choices: ReturnType<typeof offer>) => choices.map(({ text }) => text);
const toMill = (text: string, rest: Partial<AuthoredChoice> = {}) =>
  choice(text, { kind: 'move', target: 'mill', ...rest });
const here = (...choices: readonly AuthoredChoice[]) => passage('here', 'choices', {}, { choices });
const standing = ['one', 'two', 'three', 'four'].map((word) =>
  choice(`Do ${word}.`, { leadsTo: word }),
);
const outcomes = ['one', 'two', 'three', 'four'].map((id) => passage(id, 'outcome'));

describe('a way out in its author’s words', () => {
  it('[arch §7.3] stands where the engine’s would stand, with the same reasons', () => {
    const way = toMill('Follow the noise of the wheel.');
    const offered = offer([here(way, ...standing), ...outcomes]);
    expect(offered).toHaveLength(4);
    expect(offered[3]).toMatchObject({
      text: 'Follow the noise of the wheel.',
      intent: { kind: 'move', target: 'mill' },
      because: [{ kind: 'place', id: 'mill' }],
      by: 'author',
    });
  });

  /** What fits better than all that stands here. */
  const atWeirOnly = (...choices: readonly AuthoredChoice[]) =>
    passage('only-here', 'choices', { where: ['weir'] }, { choices });

  it('takes no room from what can be done here', () => {
    const way = atWeirOnly(toMill('Follow the noise of the wheel.'));
    const offered = offer([way, here(...standing), ...outcomes]);
    expect(textsOf(offered).filter((text) => text.startsWith('Do '))).toHaveLength(3);
  });

  it('gives way to another of the author’s while it was read lately, and comes again before the engine’s', () => {
    const wheel = 'Follow the noise of the wheel.';
    const bank = 'Keep to the bank as far as the mill.';
    const offeredAfter = (shown: readonly string[], ...ways: readonly string[]) => {
      const recentScenes = shown.map((text) => ({
        text: '',
        offered: [{ text, intent: { kind: 'look' } }],
      }));
      const offered = offer([here(...ways.map((way) => toMill(way)))], { past: { recentScenes } });
      return offered.find(({ intent }) => intent.target === 'mill')?.text;
    };
    const others = (count: number) => Array.from({ length: count }, () => 'Look.');
    const fresh = offeredAfter(others(9), wheel, bank);
    const other = fresh === wheel ? bank : wheel;
    expect([
      offeredAfter([String(fresh), ...others(5)], wheel, bank),
      offeredAfter([String(fresh), ...others(6)], wheel, bank),
      offeredAfter([wheel, bank], wheel, bank),
      offeredAfter([bank, wheel], wheel, bank),
      offeredAfter([wheel], wheel),
    ]).toEqual([other, fresh, wheel, bank, wheel]);
  });

  it('is taken from the passage that fits best', () => {
    const plain = here(toMill('Walk over.'));
    const fitting = passage(
      'fitting',
      'choices',
      { where: ['weir'] },
      { choices: [toMill('Wade over.')] },
    );
    expect(textsOf(offer([plain, fitting]))).toContain('Wade over.');
    expect(textsOf(offer([plain, fitting]))).not.toContain('Walk over.');
  });

  it.each([
    ['leads to words of its own', { leadsTo: 'one' }],
    ['goes to no place next to this one', { target: 'cell' }],
    ['may go wrong', { stat: 'nerve', risk: 'even' as const }],
  ])('a choice that %s is no such way, and stands with the others', (_, rest) => {
    const way = atWeirOnly(toMill('Go by the weir.', rest));
    const offered = offer([way, here(...standing), ...outcomes]);
    expect(textsOf(offered)[0]).toBe('Go by the weir.');
  });
});

describe('who has long been in one place', () => {
  const since = (from: number) => ({
    history: {
      ...noHistory,
      ledger: [
        {
          kind: 'state' as const,
          about: 'place',
          value: 'weir',
          from,
          until: null,
          witnesses: null,
        },
      ],
    },
  });
  const waysOffered = (from: number) =>
    offer([here(...standing), ...outcomes], {
      state: atWeir,
      sceneNumber: 10,
      past: since(from),
    }).filter(({ intent }) => intent.kind === 'move').length;

  it('is offered two ways out, and before that one', () => {
    expect([9, 6, 5].map(waysOffered)).toEqual([1, 1, 2]);
  });
});
