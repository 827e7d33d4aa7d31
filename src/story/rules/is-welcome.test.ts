import { isWelcome } from '@/story/rules/is-welcome';
import { defaultRules, type Rules } from '@/story/rules/rules';

const rules: Rules = {
  ...defaultRules,
  factions: { thieves: { name: 'the thieves', start: 0, scale: 100 } },
};

function stateWith(feeling: number, reputation = 0, stealth = 0) {
  return { people: { oda: { feeling } }, reputation: { thieves: reputation }, stats: { stealth } };
}

describe('isWelcome', () => {
  it('[arch §4.2.1] who thinks well of the player is asked for help, who does not is not', () => {
    const ask = { kind: 'talk', target: 'oda', tone: 'cooperative' } as const;
    expect([31, 30, 0, -40].map((felt) => isWelcome(ask, stateWith(felt), rules))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('[arch §4.2.1] who is cold is offered nothing friendly', () => {
    const greet = { kind: 'talk', target: 'oda', tone: 'friendly' } as const;
    expect([0, -30, -31].map((felt) => isWelcome(greet, stateWith(felt), rules))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('[arch SC-021] both the person and the group they turn to must agree', () => {
    const ask = { kind: 'talk', target: 'oda', faction: 'thieves', tone: 'cooperative' } as const;
    const cases = [
      [40, 40],
      [40, 0],
      [0, 40],
    ] as const;
    expect(cases.map(([felt, known]) => isWelcome(ask, stateWith(felt, known), rules))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('[arch §4.2.1] a stat above fifteen opens what asks for it, or above what the act says', () => {
    const pick = { kind: 'pick', requires: { stat: 'stealth' } };
    const low = { kind: 'pick', requires: { stat: 'stealth', above: 2 } };
    expect([16, 15].map((stealth) => isWelcome(pick, stateWith(0, 0, stealth), rules))).toEqual([
      true,
      false,
    ]);
    expect(isWelcome(low, stateWith(0, 0, 3), rules)).toBe(true);
  });

  it('what is neither friendly nor asks for help is nobody else to decide', () => {
    expect(isWelcome({ kind: 'talk', target: 'oda' }, stateWith(-90), rules)).toBe(true);
    expect(isWelcome({ kind: 'rob', target: 'oda', tone: 'hostile' }, stateWith(-90), rules)).toBe(
      true,
    );
  });
});
