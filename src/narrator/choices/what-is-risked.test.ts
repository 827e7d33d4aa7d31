import { withWhatIsRisked } from '@/narrator/choices/what-is-risked';
import { contextOf } from '@/narrator/testing/context-of';
import { atWeir, campaignOf, effects, passage } from '@/story/testing/small-world';
import { defaultRules } from '@/story/rules/rules';
import type { PassageMemory } from '@/story/campaign/passage';

type Leading = {
  readonly won?: readonly string[];
  readonly failed?: readonly string[];
  readonly kind?: string;
  readonly target?: string;
  readonly memory?: PassageMemory;
};

const factions = { guild: { name: 'the guild', start: 0, scale: 100 } };
const guild = { ...defaultRules, factions };

/** What is said to be risked by a roll that leads to these effects. */
function risked({ won = [], failed = [], kind = 'try', target, memory }: Leading) {
  const leading = [
    passage('won', 'outcome', {}, { effects: effects(...won) }),
    passage('lost', 'outcome', {}, { effects: effects(...failed), memory: memory ?? null }),
  ];
  const campaign = campaignOf(leading, { rules: guild });
  const context = contextOf(campaign, { state: { ...atWeir, inventory: { rope: 1 } } });
  const intent = {
    ...{ kind, difficulty: 'even' as const, leadsTo: 'won', elseTo: 'lost' },
    ...(target === undefined ? {} : { target }),
  };
  const choice = { id: 'c1', text: 'Try.', intent, because: [], hint: null, by: 'author' };
  return withWhatIsRisked({ ...choice, difficulty: 'even' }, context).risked;
}

const debt: PassageMemory = {
  text: 'You owe Oda.',
  kind: 'debt',
  about: 'oda',
  significance: 'low',
};

describe('what is risked', () => {
  it.each([
    ['end drowned-bell', 'it may all end here'],
    ['lose rope', 'you may lose a rope'],
    ['stat nerve -1', 'it may cost you nerve'],
    ['feeling wen -10', 'Wen may think less of you'],
    ['reputation guild -5', 'the guild may think less of you'],
    ['time 2h', 'it may cost you time'],
    ['go mill', 'you may end up elsewhere'],
  ])('of a failure that leads to "%s" is that %s', (effect, words) => {
    expect(risked({ failed: [effect] })).toBe(words);
  });

  it('is nothing where failing is only told, gives something, or takes what is not held', () => {
    const harmless = ['gain rope', 'feeling wen +5', 'set flags.wet true', 'lose lamp', 'time 5m'];
    expect(harmless.map((effect) => risked({ failed: [effect] }))).toEqual(
      harmless.map(() => undefined),
    );
  });

  it('is the heaviest of several', () => {
    const failed = ['time 2h', 'feeling oda -10', 'lose rope'];
    expect(risked({ failed })).toBe('you may lose a rope');
  });

  it('is not what an author only counts', () => {
    expect(risked({ target: 'oda', failed: ['count snow +1'] })).toBe('Oda may think less of you');
    expect(risked({ failed: ['count snow +1'] })).toBeUndefined();
  });

  it('is not what success costs as well', () => {
    expect(risked({ won: ['lose rope'], failed: ['lose rope'] })).toBeUndefined();
  });

  it('is to owe somebody, where failing is remembered as a debt', () => {
    expect(risked({ memory: debt })).toBe('you may come to owe Oda');
  });

  it('is the goodwill of whom it turns to, unless what they feel of it is written', () => {
    expect(risked({ target: 'oda' })).toBe('Oda may think less of you');
    expect(risked({ target: 'oda', failed: ['feeling oda +5'] })).toBeUndefined();
    expect(risked({ target: 'oda', kind: 'threaten' })).toBeUndefined();
  });
});

it('what its author says is risked is said in their words, and only where it can fail', () => {
  const context = contextOf(campaignOf([]));
  const words = { id: 'c1', text: 'Try.', because: [], hint: null, by: 'author' };
  const choice = { ...words, intent: { kind: 'try' }, risked: 'you may lose the light' };
  const shown = (['even', null] as const).map(
    (difficulty) => withWhatIsRisked({ ...choice, difficulty }, context).risked,
  );
  expect(shown).toEqual(['you may lose the light', undefined]);
});
