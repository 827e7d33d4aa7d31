import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Run } from './testing/command-process';
import {
  jsonLines,
  narratoria,
  narratoriaAlone,
  ofType,
  temporaryFolder,
} from './testing/narratoria';

const folder = temporaryFolder();
const at = (name: string): string => path.join(folder, name);
const data = at('home');

/** One sentence, and what the shell is told; nothing was begun. */
function refusal(code: number, sentence: string | RegExp): Run {
  return {
    code,
    stdout: '',
    stderr:
      typeof sentence === 'string'
        ? `${sentence}\n`
        : (expect.stringMatching(sentence) as unknown as string),
  };
}

const run = (...words: readonly string[]): Promise<Run> =>
  narratoria(words.includes('--data') ? words : [...words, '--data', data]);

beforeAll(() => {
  symlinkSync('loop', at('loop'));
  writeFileSync(at('empty'), '');
  writeFileSync(at('blank.ndjson'), '\n\n  \n');
  writeFileSync(at('huge.json'), '[]');
  // Only its length is real: it takes no room.
  truncateSync(at('huge.json'), 64 * 1024 * 1024);
  writeFileSync(at('deep.json'), `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`);
  mkdirSync(at('skill'));
  writeFileSync(at('skill/skill.json'), '{}');
  truncateSync(at('skill/skill.json'), 64 * 1024 * 1024);
});

describe('`new` among the choices', () => {
  it('begins one other story, and what is scripted after it is played there', async () => {
    const home = temporaryFolder();
    const played = await narratoria(['play', '--choose', '1,new,2,3', '--json', '--data', home]);
    expect(played.code).toBe(0);
    const stories = ofType(played.stdout, 'story').map(({ id }) => id);
    expect(new Set(stories).size).toBe(2);
    expect(ofType(played.stdout, 'turn').map(({ scene }) => scene)).toEqual([1, 2, 1, 2, 3]);
    expect(played.stderr).not.toContain('Not used');
  });

  it('says once at the end what was not used, and counts the scenes of all stories of the run', async () => {
    const home = temporaryFolder();
    const words = ['play', '--choose', '1,new,2,3', '--scenes', '3', '--json', '--data', home];
    const played = await narratoria(words);
    expect(ofType(played.stdout, 'turn').map(({ scene }) => scene)).toEqual([1, 2, 1]);
    expect(played.stderr).toBe('Not used of --choose: 2, 3.\n');
  });

  it('takes the lines of a pipe along', async () => {
    const home = temporaryFolder();
    const played = await narratoria(['play', '--json', '--data', home], { input: 'new\n1\n' });
    expect(ofType(played.stdout, 'turn').map(({ scene }) => scene)).toEqual([1, 1, 2]);
  });

  it('with a seed begins the story of that seed once more', async () => {
    const home = temporaryFolder();
    const played = await narratoria([
      'play',
      '--seed',
      '7',
      '--choose',
      'new,1',
      '--json',
      '--data',
      home,
    ]);
    expect(ofType(played.stdout, 'turn').map(({ scene }) => scene)).toEqual([1, 1, 2]);
    expect(played.code).toBe(0);
  });
});

describe('a place that can hold no stories is named', () => {
  it.each(['/proc', '/proc/self'])('%s', async (place) => {
    for (const command of [
      ['story', 'list'],
      ['play', '--choose', '1'],
      ['backup', 'create', '-o', at('b')],
    ])
      expect(await narratoria([...command, '--data', place])).toEqual(
        refusal(1, /^The (?:folder|database) \/proc\S* .*\.\n$/),
      );
  });
});

describe('files that are none, or too much', () => {
  it.each([
    [
      'a loop of links',
      ['skill', 'check', at('loop')],
      refusal(2, `${at('loop')} is not a folder.`),
    ],
    [
      'a loop of links as a folder of skills',
      [
        'plan',
        'check',
        'examples/plans/second-plan-without-the-torch.json',
        '--skills',
        at('loop'),
      ],
      refusal(2, `--skills ${at('loop')} is not a folder.`),
    ],
    [
      'a plan of 64 MB',
      ['plan', 'run', at('huge.json')],
      refusal(1, `${at('huge.json')} has more than 8 MB, and is not read.`),
    ],
    [
      'a state of 64 MB',
      [
        'plan',
        'run',
        'examples/plans/second-plan-without-the-torch.json',
        '--state',
        at('huge.json'),
      ],
      refusal(1, `${at('huge.json')} has more than 8 MB, and is not read.`),
    ],
    [
      'labelled lines of 64 MB',
      ['plan', 'eval', at('huge.json')],
      refusal(1, `${at('huge.json')} has more than 8 MB, and is not read.`),
    ],
    [
      'questions of 64 MB',
      ['memory', 'eval', at('huge.json')],
      refusal(1, `${at('huge.json')} has more than 8 MB, and is not read.`),
    ],
    [
      'a plan without an end',
      ['plan', 'check', '/dev/zero'],
      refusal(1, '/dev/zero has more than 8 MB, and is not read.'),
    ],
    [
      'a save without an end',
      ['import', '/dev/zero'],
      refusal(1, '/dev/zero has more than 512 MB, and is not read.'),
    ],
    [
      'a manifest of 64 MB',
      ['skill', 'check', at('skill')],
      refusal(1, `${at('skill/skill.json')} has more than 8 MB, and is not read.`),
    ],
    [
      'no labelled line',
      ['plan', 'eval', at('empty')],
      refusal(1, `${at('empty')} has no labelled line.`),
    ],
    [
      'only empty lines',
      ['plan', 'eval', at('blank.ndjson')],
      refusal(1, `${at('blank.ndjson')} has no labelled line.`),
    ],
    ['a folder', ['plan', 'eval', folder], refusal(2, `${folder} is a folder.`)],
    ['a folder as a plan', ['plan', 'check', folder], refusal(2, `${folder} is a folder.`)],
    ['a folder as a save', ['import', folder], refusal(2, `${folder} is a folder.`)],
    ['no file', ['plan', 'check', ''], refusal(2, 'A file is needed, and none was named.')],
    ['an empty plan', ['plan', 'run', at('empty')], refusal(1, `${at('empty')} is empty.`)],
    [
      'a file that is not there',
      ['plan', 'eval', at('gone')],
      refusal(2, `There is no file ${at('gone')}.`),
    ],
  ])('%s', async (_, words, refused) => {
    expect(await run(...words)).toEqual(refused);
  });

  it('a plan may come through a pipe, but not without an end', async () => {
    const plan = JSON.stringify({ requestId: 'r', tools: [] });
    expect(await narratoriaAlone(['plan', 'check', '-'], { input: plan })).toMatchObject({
      code: 0,
    });
    const endless = { input: ' '.repeat(9 * 1024 * 1024) };
    expect(await narratoriaAlone(['plan', 'check', '-'], endless)).toEqual(
      refusal(1, 'stdin has more than 8 MB, and is not read.'),
    );
  });

  it('a pipe with a name is read to its end', () => {
    const pipe = at('pipe');
    execFileSync('mkfifo', [pipe]);
    const script = `printf '{"requestId":"r","tools":[]}' > ${pipe} & bin/narratoria plan check ${pipe}`;
    expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' })).toBe(
      'The plan is sound. It runs nothing.\n',
    );
  });

  it('JSON that is nested without end is refused, wherever it comes from', async () => {
    const tools = `{"requestId":"r","tools":[{"toolId":"a","toolPath":"dice-roller/roll-dice","input":`;
    writeFileSync(at('deep-plan.json'), `${tools}${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}}]}`);
    const nested = `${at('deep-plan.json')} is nested deeper than 64 levels`;
    expect(await run('plan', 'run', at('deep-plan.json'))).toEqual(refusal(1, `${nested}.`));
    expect(await run('plan', 'check', at('deep-plan.json'))).toMatchObject({
      code: 1,
      stdout: `${at('deep-plan.json')}: schema: ${nested}\n`,
    });
    const input = `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`;
    expect(await run('skill', 'run', 'dice-roller', 'roll-dice', '--input', input)).toEqual(
      refusal(2, '--input must be a JSON object. It is nested deeper than 64 levels.'),
    );
  });
});

describe('options that would do nothing, or something else', () => {
  const commander = (option: string, why: string): Run =>
    refusal(2, new RegExp(`^error: option '--${option} .*' is invalid\\. ${why}\\.\\n$`, 's'));
  it.each(
    [
      ['set', '__proto__.x=1', '__proto__ is no name in a state'],
      ['set', 'flags.constructor=1', 'constructor is no name in a state'],
      ['set', 'flags={"a":[{"prototype":1}]}', 'prototype is no name in a state'],
      ['set', 'a..b=1', 'It must look like path=value'],
      ['set', '.a=1', 'It must look like path=value'],
      ['set', 'a.=1', 'It must look like path=value'],
      ['set', `${'a.'.repeat(9_000)}a=1`, 'It is nested deeper than 32 levels'],
      ['set', `a=${'['.repeat(9_000)}${']'.repeat(9_000)}`, 'It is nested deeper than 32 levels'],
      ['line', '', 'It must be a topic of 1 to 100 characters'],
      ['line', ' \u0007 ', 'It must be a topic of 1 to 100 characters'],
      ['veil', '', 'It must be a topic of 1 to 100 characters'],
      ['veil', 'x'.repeat(101), 'It must be a topic of 1 to 100 characters'],
    ].map(
      ([option, value, why]) =>
        [
          `--${option ?? ''} ${value?.slice(0, 20) ?? ''}`,
          option ?? '',
          value ?? '',
          why ?? '',
        ] as const,
    ),
  )('%j', async (_, option, value, why) => {
    expect(await run('play', `--${option}`, value, '--choose', '1')).toEqual(
      commander(option, why),
    );
  });
});

it('an argument without end is not said again to its end', async () => {
  const { code, stderr } = await run('play', `atlantis${'x'.repeat(50_000)}y`);
  expect([code, stderr.length < 2_100, stderr.slice(0, 36), stderr.slice(-28)]).toEqual([
    2,
    true,
    'There is no campaign called "atlanti',
    'here is: forty-three-smokes.\n'.slice(-28),
  ]);
  const unknown = await run(`pley${'x'.repeat(50_000)}`);
  expect([unknown.code, unknown.stderr.length < 2_100]).toEqual([2, true]);
});

it('[docs/ARCHITECTURE Storage] none of that has left a story behind', async () => {
  expect(jsonLines((await run('story', 'list', '--json')).stdout)).toEqual([
    { stories: [], lost: [] },
  ]);
});
