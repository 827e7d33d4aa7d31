import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Run } from './testing/command-process';
import { inTerminal } from './testing/in-terminal';
import {
  jsonLines,
  narratoria,
  narratoriaAlone,
  ofType,
  root,
  temporaryFolder,
} from './testing/narratoria';

const folder = temporaryFolder();
const at = (name: string): string => path.join(folder, name);
const data = at('home');

/** One sentence, and what the shell is told; nothing was begun. */
function refusal(code: number, sentence: string | RegExp) {
  const stderr: unknown =
    typeof sentence === 'string' ? `${sentence}\n` : expect.stringMatching(sentence);
  return { code, stdout: '', stderr };
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
  const commander = (option: string, why: string) =>
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

describe('what names nothing, or the wrong thing', () => {
  it.each([
    [['play', '--story', ''], 2, 'No story was named; `narratoria story list` shows all.'],
    [['story', 'show', ''], 2, 'No story was named; `narratoria story list` shows all.'],
    [
      ['skill', 'run', 'dice-roller', 'roll-dice', '--story', ''],
      2,
      'No story was named; `narratoria story list` shows all.',
    ],
    [['skill', 'check', ''], 2, 'A folder is needed, and none was named.'],
    [['skill', 'run', '', 'x'], 2, 'No skill was named.'],
    [['plan', 'make', '  '], 2, 'A plan is made of what a player types, and nothing was typed.'],
    [
      ['plan', 'make', 'x', '--campaign', folder],
      2,
      `${folder} is no campaign: it has no manifest.json.`,
    ],
    [['plan', 'make', 'x', '--campaign', '/'], 2, '/ is no campaign: it has no manifest.json.'],
    [['plan', 'check', at('empty'), '--skills', ''], 2, '--skills names no folder.'],
    [['memory', 'recall', ' ', '--story', 'x'], 2, 'A question is a text of 1 to 500 characters.'],
    [
      ['memory', 'store', 'x', '--story', 'x', '--location', ''],
      2,
      '--location is a name of 1 to 100 characters.',
    ],
    [
      ['memory', 'store', 'x', '--story', 'x', '--characters', 'a,,b'],
      2,
      '--characters must be names with commas between, 1 to 100 characters each.',
    ],
    [
      ['story', 'keep', '--count', '1'],
      2,
      '--count says how much is kept of something: name visits, plans or portraits.',
    ],
    [['import', at('empty')], 1, `${at('empty')}: The file is no zip file, or is cut off.`],
  ])('%j', async (words, code, sentence) => {
    expect(await run(...words)).toEqual(refusal(code, sentence));
  });

  it.each([
    ['play', '--choose', '', 'It names no choice.'],
    ['play', '--choose', ' , ,', 'It names no choice.'],
    ['play', '--scenes', '0', 'It must be a whole number from 1 to 9999999999.'],
    ['story measure', '--scenes', '0', 'It must be a whole number from 1 to 9999999999.'],
    [
      'memory recall x --story x',
      '--limit',
      '0',
      'It must be a whole number from 1 to 9999999999.',
    ],
  ])('%s %s %j', async (command, option, value, why) => {
    const { code, stdout, stderr } = await run(...command.split(' '), option, value);
    expect([code, stdout, stderr.endsWith(`is invalid. ${why}\n`)]).toEqual([2, '', true]);
  });

  it('a folder that was removed under your feet', () => {
    const gone = at('left');
    mkdirSync(gone);
    const script = `cd ${gone} && rmdir ${gone} && ${root}/bin/narratoria story list --data x`;
    const { status, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, 'The folder you stand in is gone; go to another.\n']);
  });
});

it('[docs/ARCHITECTURE Storage] nothing is written over the files that stories are kept in', async () => {
  const home = temporaryFolder();
  const played = await narratoria(['play', '--choose', '1', '--json', '--data', home]);
  const id = String(jsonLines(played.stdout)[0]?.['id']);
  symlinkSync(home, at('another-way'));
  const files = [
    'narratoria.db',
    'narratoria.db-wal',
    'narratoria.db.lock',
    'narratoria.db.witness',
    'narratoria.reserve',
    'locks/x',
  ];
  const named = files.flatMap((file) => [
    path.join(home, file),
    path.join(at('another-way'), file),
  ]);
  for (const file of named)
    for (const command of [
      ['export', id, '--format', 'md'],
      ['story', 'report', id],
      ['backup', 'create'],
    ])
      expect(await narratoria([...command, '-o', file, '--data', home])).toEqual(
        refusal(2, `${file} is where stories are kept: name another file.`),
      );
  expect((await narratoria(['story', 'show', id, '--data', home])).code).toBe(0);
});

it('what nobody can read is not poured into a terminal', async () => {
  const home = temporaryFolder();
  const played = await narratoria(['play', '--choose', '1', '--json', '--data', home]);
  const id = String(jsonLines(played.stdout)[0]?.['id']);
  const poured = (...words: readonly string[]) =>
    inTerminal([...words, '-o', '-', '--data', home], { after: /./, typed: '' });
  const refused = {
    code: 2,
    stdout: 'It is not to be read in a terminal: name a file, or send it on through a pipe.\r\n',
  };
  expect(await poured('export', id, '--format', 'save')).toMatchObject(refused);
  expect(await poured('export', id, '--format', 'epub')).toMatchObject(refused);
  expect(await poured('story', 'report', id)).toMatchObject(refused);
  expect(await poured('backup', 'create')).toMatchObject(refused);
  expect(await poured('export', id, '--format', 'md')).toMatchObject({ code: 0 });
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
