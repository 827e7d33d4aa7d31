import { readRules } from '@/campaign/read-rules';
import { defaultRules, underBands } from '@/story/rules/rules';

function block(rules: unknown): string {
  return ['# Rules', '', 'Prose.', '', '```json', JSON.stringify(rules, null, 2), '```', ''].join(
    '\n',
  );
}

it('[arch §7.4] without a rule block the default rules hold', () => {
  expect(readRules('# Rules\n\nJust prose.')).toEqual({ rules: defaultRules, findings: [] });
  expect(readRules('')).toEqual({ rules: defaultRules, findings: [] });
});

it('[arch §7.4] a rule block overrides them', () => {
  const { rules, findings } = readRules(
    block({
      rules: {
        roll: '3d6',
        bands: [
          { id: 'bad', max: 8 },
          { id: 'good', label: 'Good', min: 9 },
          { id: 'best', margin: 4 },
        ],
        mode: 'under',
        stats: { nerve: 1 },
        counters: { snow: { start: 1, max: 6 }, debts: 2, lies: {} },
        factions: { millers: { name: 'the millers', start: -10, scale: 50 }, ferrymen: {} },
        modifiers: { memory: 2 },
        sentimentCap: 3,
        sceneTime: '40m',
        startTime: '07:00',
        startDay: 'friday',
      },
    }),
  );
  expect(findings).toEqual([]);
  expect(rules).toEqual({
    roll: '3d6',
    mode: 'under',
    bands: [
      { id: 'bad', label: 'bad', min: null, max: 8, margin: null },
      { id: 'good', label: 'Good', min: 9, max: null, margin: null },
      { id: 'best', label: 'best', min: null, max: null, margin: 4 },
    ],
    stats: { nerve: 1 },
    counters: {
      snow: { start: 1, max: 6 },
      debts: { start: 2, max: null },
      lies: { start: 0, max: null },
    },
    factions: {
      millers: { name: 'the millers', start: -10, scale: 50 },
      ferrymen: { name: 'ferrymen', start: 0, scale: 100 },
    },
    modifiers: { memory: 2 },
    sentimentCap: 3,
    sceneMinutes: 40,
    startMinutes: 420,
    isHourSaid: true,
    startDay: 'Friday',
  });
});

it('[arch §7.4] what a block leaves out stays as it is by default', () => {
  expect(readRules(block({ rules: {} })).rules).toEqual(defaultRules);
});

it('[arch §7.4] a roll under a stat has bands of its own by default', () => {
  expect(readRules(block({ rules: { mode: 'under' } })).rules).toEqual({
    ...defaultRules,
    mode: 'under',
    bands: underBands,
  });
});

it('[arch §7.4] a faction with a file of its own is there by its name, and the block may say more', () => {
  const names = new Map([
    ['millers', 'the millers'],
    ['ferrymen', 'the ferrymen'],
  ]);
  const { rules } = readRules(block({ rules: { factions: { millers: { start: 5 } } } }), names);
  expect(rules.factions).toEqual({
    millers: { name: 'the millers', start: 5, scale: 100 },
    ferrymen: { name: 'the ferrymen', start: 0, scale: 100 },
  });
  expect(readRules('', names).rules.factions['millers']?.name).toBe('the millers');
});

it('[arch §6.2.13] each setting that is wrong is named and left as it is by default; the others hold', () => {
  const { rules, findings } = readRules(
    block({
      rules: {
        roll: '3d6',
        bands: [{ label: 'nobody' }],
        stats: { nerve: 1, nonsense: 'x' },
        counters: { snow: 'much', debts: 2 },
        sceneTime: 'an hour',
        startTime: 7,
      },
    }),
  );
  expect(rules).toEqual({
    ...defaultRules,
    roll: '3d6',
    stats: { nerve: 1 },
    counters: { debts: { start: 2, max: null } },
  });
  expect(findings.map(({ message }) => message)).toEqual([
    'rules.bands[0].id is missing',
    'rules.stats.nonsense must be a number',
    'rules.counters.snow must be a number or an object',
    'rules.sceneTime must be a length of time such as 40m, 2h or 1h30m',
    'rules.startTime must be text',
  ]);
});

it.each([['Goatday'], [''], [5], [null]])(
  '[arch §6.2.13] the first day %j is no weekday: it is named, and the days stay without names',
  (startDay) => {
    const { rules, findings } = readRules(block({ rules: { roll: '3d6', startDay } }));
    expect(rules).toEqual({ ...defaultRules, roll: '3d6' });
    expect(findings).toMatchObject([
      {
        file: 'world/rules.md',
        message:
          'rules.startDay must be one of "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"',
      },
    ]);
  },
);

it.each([
  ['is not JSON', '```json\n{\n```', /^the rule block is not used: /],
  ['has another key', block({ rule: {} }), 'the rule block is not used: it has no key "rules"'],
])('[arch §6.2.13] a block that %s is a fault, and the default rules hold', (_, text, message) => {
  const { rules, findings } = readRules(text);
  expect(rules).toEqual(defaultRules);
  expect(findings).toMatchObject([{ file: 'world/rules.md' }]);
  if (typeof message === 'string') expect(findings[0]?.message).toBe(message);
  else expect(findings[0]?.message).toMatch(message);
});
