import type { Intent } from '@/contracts/generated/choice';
import { opinionsChanged } from '@/planner/opinions-changed';
import { atWeir, campaignOf, effects, passage } from '@/story/testing/small-world';
import { defaultRules } from '@/story/rules/rules';

const base = campaignOf([
  passage('weighed', 'outcome', {}, { effects: effects('feeling oda +5') }),
  passage('weighed-by-group', 'outcome', {}, { effects: effects('reputation weir -5') }),
]);
const oda = base.people.get('oda');
if (oda === undefined) throw new Error('Oda is missing');
const campaign = {
  ...base,
  rules: { ...defaultRules, factions: { weir: { name: 'the weir', start: 0, scale: 100 } } },
  people: new Map([...base.people, ['oda', { ...oda, factions: ['weir'] }]]),
};

function changed(intent: Intent) {
  const turn = { story: { campaign }, stateBefore: atWeir };
  const { feeling, standing } = opinionsChanged(turn, { choice: null, text: 'so', intent }, {});
  return { feeling, standing };
}

const rolled = { target: 'oda', difficulty: 'even' } as const;

function byBand({ feeling, standing }: ReturnType<typeof changed>) {
  const felt = feeling?.['byBand'] as Record<string, { change: number; reason: string }>;
  const judged = standing?.['byBand'] as Record<string, { changes: { change: number }[] }>;
  return Object.fromEntries(
    Object.keys(felt).map((band) => [
      band,
      [felt[band]?.change, judged[band]?.changes[0]?.change ?? null],
    ]),
  );
}

it.each(['threaten', 'insult', 'attack'])(
  '[arch §7.6] to %s somebody costs something, also where it goes well',
  (kind) => {
    expect(byBand(changed({ ...rolled, kind }))).toEqual({
      failure: [-10, -2],
      partial: [-5, -1],
      success: [-5, -1],
    });
  },
);

it.each(['deceive', 'steal'])(
  '[arch §7.6] who manages to %s unnoticed is not thanked for it, and who fails pays',
  (kind) => {
    expect(byBand(changed({ ...rolled, kind }))).toEqual({
      failure: [-10, -2],
      partial: [-5, -1],
      success: [0, 0],
    });
  },
);

it('[arch §7.6] an act that means well is still thanked for', () => {
  expect(byBand(changed({ ...rolled, kind: 'persuade' }))).toEqual({
    failure: [-10, -2],
    success: [10, 2],
  });
});

it('[arch §7.6] a threat that needs no dice is felt too, and says what it was', () => {
  expect(changed({ kind: 'threaten', target: 'oda' })).toEqual({
    feeling: { npc: 'oda', change: -5, reason: 'A threat: so', witnesses: ['oda'] },
    standing: { changes: [{ faction: 'weir', change: -1, reason: 'A threat: so' }] },
  });
});

it('what an author says a person feels is neither added to nor passed on to their group', () => {
  expect(changed({ ...rolled, kind: 'ask', leadsTo: 'weighed' })).toEqual({
    feeling: null,
    standing: null,
  });
  expect(changed({ ...rolled, kind: 'ask', leadsTo: 'weighed-by-group' }).standing).toBeNull();
});
