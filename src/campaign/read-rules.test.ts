import { readRules } from '@/campaign/read-rules';
import { defaultRules } from '@/story/rules';

function block(rules: unknown): string {
  return ['# Rules', '', 'Prose.', '', '```json', JSON.stringify(rules, null, 2), '```', ''].join(
    '\n',
  );
}

it('[arch §7.4] without a rule block the default rules hold', () => {
  expect(readRules('# Rules\n\nJust prose.')).toEqual({ rules: defaultRules, faults: [] });
  expect(readRules('')).toEqual({ rules: defaultRules, faults: [] });
});

it('[arch §7.4] a rule block overrides them', () => {
  const { rules, faults } = readRules(
    block({
      rules: {
        roll: '3d6',
        bands: [
          { id: 'bad', max: 8 },
          { id: 'good', label: 'Good', min: 9 },
        ],
        stats: { nerve: 1, nonsense: 'x' },
        counters: { snow: { start: 1, max: 6 }, debts: 2, lies: {} },
        sceneTime: '40m',
        startTime: '07:00',
        startDay: 'friday',
      },
    }),
  );
  expect(faults).toEqual([]);
  expect(rules).toEqual({
    roll: '3d6',
    bands: [
      { id: 'bad', label: 'bad', min: null, max: 8 },
      { id: 'good', label: 'Good', min: 9, max: null },
    ],
    stats: { nerve: 1 },
    counters: {
      snow: { start: 1, max: 6 },
      debts: { start: 2, max: null },
      lies: { start: 0, max: null },
    },
    sceneMinutes: 40,
    startMinutes: 420,
    startDay: 'Friday',
  });
});

it('[arch §7.4] what a block leaves out stays as it is by default', () => {
  expect(readRules(block({ rules: {} })).rules).toEqual(defaultRules);
});

it.each([['Goatday'], [''], [5], [null]])(
  '[arch §6.2.13] the first day %j is no weekday: it is named, and the days stay without names',
  (startDay) => {
    const { rules, faults } = readRules(block({ rules: { roll: '3d6', startDay } }));
    expect(rules).toEqual({ ...defaultRules, roll: '3d6' });
    expect(faults).toEqual([
      {
        file: 'world/rules.md',
        message:
          'startDay is none of Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday',
      },
    ]);
  },
);

it.each([
  ['is not JSON', '```json\n{\n```', /^the rule block is not used: /],
  ['has another key', block({ rule: {} }), 'the rule block is not used: it has no key "rules"'],
])('[arch §6.2.13] a block that %s is a fault, and the default rules hold', (_, text, message) => {
  const { rules, faults } = readRules(text);
  expect(rules).toBe(defaultRules);
  expect(faults).toMatchObject([{ file: 'world/rules.md' }]);
  if (typeof message === 'string') expect(faults[0]?.message).toBe(message);
  else expect(faults[0]?.message).toMatch(message);
});
