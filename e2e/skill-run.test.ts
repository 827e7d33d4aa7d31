import path from 'node:path';

import { narratoria } from './testing/narratoria';

const examples = path.resolve(__dirname, '../examples/skills');

async function run(skill: string, script: string, input: object) {
  const { code, stdout, stderr } = await narratoria([
    'skill',
    'run',
    skill,
    script,
    '--input',
    JSON.stringify(input),
  ]);
  const events = stdout
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  return { code, events, stderr };
}

it('[arch §1.2] a skill in Python speaks the same protocol', async () => {
  const { code, events } = await run(path.join(examples, 'weather-vane'), 'read-wind', { hour: 7 });
  expect(code).toBe(0);
  expect(events).toEqual([
    { version: '0', type: 'log', level: 'info', message: 'The vane points to the east.' },
    { version: '0', type: 'state_patch', patch: { weather: { wind: 'east' } } },
    {
      version: '0',
      type: 'done',
      ok: true,
      summary: 'Wind from the east.',
      output: { wind: 'east' },
    },
  ]);
});

it('[001 §4.5] one that fails says why, and the exit code is 1', async () => {
  const { code, events, stderr } = await run(path.join(examples, 'weather-vane'), 'read-wind', {
    hour: 99,
  });
  expect([code, stderr]).toEqual([1, 'hour must be a whole number from 0 to 23\n']);
  expect(events).toMatchObject([
    { type: 'error', errorCode: 'bad-hour' },
    { type: 'done', ok: false },
  ]);
});

it('[arch §1.2] a skill in a few lines of shell speaks it too', async () => {
  const { code, events } = await run(path.join(examples, 'church-bell'), 'ring', {});
  expect(code).toBe(0);
  expect(events).toMatchObject([
    { type: 'log' },
    { type: 'log' },
    { type: 'log' },
    { type: 'state_patch', patch: { bell: { strokes: 3 } } },
    { type: 'done', ok: true },
  ]);
});

it('[002 FR-055] a bundled skill is called by its name', async () => {
  const { code, events } = await run('dice-roller', 'roll-dice', { formula: '1d1+2' });
  expect(code).toBe(0);
  expect(events).toMatchObject([
    { type: 'log' },
    { type: 'ui_event', event: 'dice_roll', payload: { total: 3 } },
    { type: 'done', ok: true },
  ]);
});

it.each([
  [['nobody', 'x'], 'There is no skill nobody: neither a folder nor a bundled one.\n'],
  [['memory', 'x'], 'The skill memory has no script x; it has store-memory, recall-memory.\n'],
  [
    ['memory', 'store-memory', '--input', '[]'],
    '--input must be a JSON object. It is no object.\n',
  ],
])('%j is wrong usage, in one sentence', async (parameters, stderr) => {
  expect(await narratoria(['skill', 'run', ...parameters])).toMatchObject({
    code: 2,
    stdout: '',
    stderr,
  });
});
