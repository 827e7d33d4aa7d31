import { rollFor, type CheckedAct } from '@/story/rules/check';
import { chanceOf, difficultyOf } from '@/story/rules/odds';
import { defaultRules, underBands, type Rules } from '@/story/rules/rules';

const plain: CheckedAct = { stat: null, difficulty: 'even', person: null, episode: null };

describe('rollFor', () => {
  it('[arch §7.4] the stat, the risk, the feeling of a person and a triumph that applies all count, each with its reason', () => {
    const act: CheckedAct = {
      stat: { name: 'tact', value: 2 },
      difficulty: 'high',
      person: { name: 'Oda', feeling: 3 },
      episode: 'You talked the ferryman round.',
    };
    expect(rollFor(defaultRules, act)).toEqual({
      formula: '2d6+tact+risk+sentiment+memory',
      modifiers: { tact: 2, risk: -1, sentiment: 1, memory: 1 },
      reasons: {
        tact: 'your tact',
        risk: 'a hard thing to try',
        sentiment: 'Oda thinks well of you',
        memory: 'you remember: You talked the ferryman round.',
      },
      bands: [
        { id: 'failure', label: 'Failure', min: null, max: 6 },
        { id: 'partial', label: 'Partial success', min: 7, max: 9 },
        { id: 'success', label: 'Success', min: 10, max: null },
      ],
    });
  });

  it('what counts nothing is not named', () => {
    expect(rollFor(defaultRules, plain)).toMatchObject({ formula: '2d6', modifiers: {} });
  });

  it('where a roll must stay under a stat, what helps raises the stat and not the roll', () => {
    const rules: Rules = { ...defaultRules, roll: '1d20', mode: 'under', bands: underBands };
    const act = { ...plain, stat: { name: 'stealth', value: 12 }, episode: 'You hid well once.' };
    const roll = rollFor(rules, act);
    expect(roll).toMatchObject({ formula: '1d20', modifiers: {} });
    expect(roll.bands).toEqual([
      { id: 'failure', label: 'Failure', min: 14, max: null },
      { id: 'success', label: 'Success', min: null, max: 13 },
    ]);
  });
});

describe('chanceOf', () => {
  const chanceWith = (stat: number, rules: Rules = defaultRules): number | null =>
    chanceOf(rollFor(rules, { ...plain, stat: { name: 'tact', value: stat } }), rules);

  it('is what the dice give: 21 of 36 ways make seven or more', () => {
    expect([0, 1, -1, 5].map((stat) => chanceWith(stat))).toEqual([0.5833, 0.7222, 0.4167, 1]);
  });

  it('[arch §4.2.1] a low charisma under a twenty-sided die is unlikely to succeed, a high stealth likely', () => {
    const rules: Rules = { ...defaultRules, roll: '1d20', mode: 'under', bands: underBands };
    expect([6, 16].map((stat) => difficultyOf(chanceWith(stat, rules) ?? 0))).toEqual([
      'high',
      'low',
    ]);
  });

  it('is not reckoned for dice too many or too odd', () => {
    const odd = { modifiers: {}, reasons: {}, bands: [] };
    expect(
      ['100d1000', '4d6kh3', '2d6+unknown'].map((formula) =>
        chanceOf({ ...odd, formula }, defaultRules),
      ),
    ).toEqual([null, null, null]);
  });
});
