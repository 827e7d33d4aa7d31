import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import {
  jsonLines,
  narratoria,
  narratoriaAlone,
  ofType,
  temporaryFolder,
} from './testing/narratoria';

const examples = path.resolve(__dirname, '../examples/skills');

async function run(skill: string, script: string, input: object) {
  const { code, stdout, stderr } = await narratoria([
    'skill',
    'run',
    skill,
    script,
    '--input',
    JSON.stringify(input),
    '--allow-unconfined',
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

describe('in a story', () => {
  const data = temporaryFolder();
  let story: string;
  beforeAll(async () => {
    const played = await narratoria([
      'play',
      '--json',
      '--seed',
      '7',
      '--choose',
      '1',
      '--data',
      data,
    ]);
    story = String(ofType(played.stdout, 'story')[0]?.['id']);
  });

  const recall = (...more: readonly string[]) =>
    narratoria([
      'skill',
      'run',
      'memory',
      'recall-memory',
      '--input',
      '{"query": "done counting before the snow"}',
      ...more,
    ]);
  const remembered = (stdout: string) => jsonLines(stdout).at(-1)?.['summary'];

  it('a script sees what that story remembers, and without one there is nothing to see', async () => {
    const alone = await recall();
    const inStory = await recall('--story', story, '--data', data);
    expect([alone.code, remembered(alone.stdout)]).toEqual([0, '0 remembered.']);
    expect([inStory.code, remembered(inStory.stdout)]).toEqual([
      0,
      expect.stringMatching(/^[1-3] remembered\.$/),
    ]);
  });

  it('nothing it does is kept there', async () => {
    const show = () => narratoria(['story', 'show', story, '--json', '--data', data]);
    const before = await show();
    const stored = await narratoria([
      'skill',
      'run',
      'memory',
      'store-memory',
      '--input',
      '{"summary": "You owe the well an apology."}',
      '--story',
      story,
      '--data',
      data,
    ]);
    expect([stored.code, (await show()).stdout]).toEqual([0, before.stdout]);
  });

  it('a story that is not there is wrong usage', async () => {
    expect(await recall('--story', 'story-nowhere', '--data', data)).toEqual({
      code: 2,
      stdout: '',
      stderr: 'There is no story story-nowhere; `narratoria story list` shows all.\n',
    });
  });
});

describe('[001 §2.2; arch §2.1.1] what a program says on stderr', () => {
  const folder = path.join(temporaryFolder(), 'grumbler');
  mkdirSync(path.join(folder, 'scripts'), { recursive: true });
  writeFileSync(
    path.join(folder, 'skill.json'),
    JSON.stringify({
      name: 'grumbler',
      version: '1.0.0',
      description: 'Says what it thinks.',
      scripts: [{ name: 'grumble', path: 'scripts/grumble.sh' }],
    }),
  );
  writeFileSync(
    path.join(folder, 'scripts/grumble.sh'),
    `echo 'Must I?' >&2; echo '{"version":"0","type":"done","ok":true}'; printf 'Very well.' >&2\n`,
  );
  const done = '{"version":"0","type":"done","ok":true}\n';
  const grumble = ['skill', 'run', folder, 'grumble', '--allow-unconfined'];

  it.each([[[]], [['--json']]])('is told beside its events, with its name %j', async (more) => {
    expect(await narratoria([...grumble, ...more])).toEqual({
      code: 0,
      stdout: done,
      stderr: 'scripts/grumble.sh: Must I?\nscripts/grumble.sh: Very well.\n',
    });
  });

  it('is not told to those who asked for quiet', async () => {
    expect(await narratoria([...grumble, '--quiet'])).toEqual({
      code: 0,
      stdout: done,
      stderr: '',
    });
  });

  it('without bubblewrap it is not started, unless the player said so', async () => {
    const tools = temporaryFolder();
    symlinkSync('/bin/sh', path.join(tools, 'sh'));
    const environment = { PATH: tools };
    const refused = await narratoriaAlone(['skill', 'run', folder, 'grumble'], { environment });
    expect(refused).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'The script "scripts/grumble.sh" is a program and was not started: bubblewrap, which would confine it, is missing or does not work here (--allow-unconfined runs it all the same).\n',
    });
    expect(await narratoriaAlone(grumble, { environment })).toMatchObject({
      code: 0,
      stdout: done,
    });
  });
});
