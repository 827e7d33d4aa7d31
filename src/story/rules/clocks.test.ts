import { clocksAfterTicks } from '@/story/rules/clocks';
import { defaultRules, type Rules } from '@/story/rules/rules';

const rules: Rules = {
  ...defaultRules,
  counters: {
    snow: { start: 0, max: 3, ticks: { scene: 1, failure: 2 } },
    patrol: { start: 0, max: null, ticks: { journey: 1, failure: -1 } },
    still: { start: 5, max: null },
  },
};

const counters = { snow: 0, patrol: 4, still: 5 };

it.each([
  [['scene'], { snow: 1, patrol: 4, still: 5 }],
  [['scene', 'journey'], { snow: 1, patrol: 5, still: 5 }],
  [['scene', 'failure'], { snow: 3, patrol: 3, still: 5 }],
  [['scene', 'success'], { snow: 1, patrol: 4, still: 5 }],
  [[], { snow: 0, patrol: 4, still: 5 }],
])('[arch §7.4] after %j every clock has gone as far as its rules say', (happened, expected) => {
  expect(clocksAfterTicks({ counters }, rules, happened)['counters']).toEqual(expected);
});

it('a clock stops at its greatest value, and at none', () => {
  const far = { counters: { snow: 3, patrol: 0, still: 5 } };
  expect(clocksAfterTicks(far, rules, ['scene', 'failure'])['counters']).toEqual({
    snow: 3,
    patrol: 0,
    still: 5,
  });
});
