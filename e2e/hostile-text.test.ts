import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { unzipSync } from 'fflate';

import {
  hostile,
  hostileCampaign,
  hostileSkill,
  steersBesideStyles,
  steersTerminal,
} from './testing/hostile-words';
import { inTerminal } from './testing/in-terminal';
import { jsonLines, narratoria, narratoriaAlone, temporaryFolder } from './testing/narratoria';

const folder = temporaryFolder();
const data = path.join(folder, 'home');
const at = (name: string): string => path.join(folder, name);
const oddName = hostile('odd').replaceAll('/', '');
let id = '';

function put(home: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(home, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
    if (file.endsWith('.sh')) chmodSync(place, 0o755);
  }
}

beforeAll(async () => {
  put(path.join(data, 'campaigns/weir'), hostileCampaign);
  for (const home of ['siren', oddName]) put(at(`skills/${home}`), hostileSkill);
  put(folder, {
    [`${oddName}.json`]: JSON.stringify({
      requestId: hostile('odd'),
      narrative: hostile('Somebody sings.'),
      tools: [{ toolId: hostile('song'), toolPath: 'siren/sing', input: {} }],
    }),
    [`${oddName}-bad.json`]: JSON.stringify({
      requestId: 'odd',
      tools: [
        {
          toolId: hostile('song'),
          toolPath: hostile('nobody/sings'),
          dependencies: [hostile('x')],
        },
      ],
    }),
    [`${oddName}-broken.json`]: `{"${hostile('a')}`,
    [`${oddName}.ndjson`]: `${JSON.stringify({ text: hostile('I sing'), skills: [hostile('siren')] })}\n`,
  });
  const typed = `1,${hostile('I sing to the water')},wait`;
  const played = await narratoria([
    'play',
    'weir',
    '--seed',
    '3',
    '--choose',
    typed,
    '--json',
    '--data',
    data,
  ]);
  id = String(jsonLines(played.stdout)[0]?.['id']);
  await narratoria(['story', 'save', id, hostile('before the ice'), '--data', data]);
  await narratoria([
    'memory',
    'store',
    hostile('Oda hides a ledger.'),
    '--story',
    id,
    '--location',
    hostile('mill'),
    '--characters',
    hostile('oda'),
    '--data',
    data,
  ]);
  await narratoria([
    'export',
    id,
    '--format',
    'save',
    '-o',
    at(`${oddName}.narratoria`),
    '--data',
    data,
  ]);
  await narratoria(['story', 'report', id, '-o', at('report.narratoria'), '--data', data]);
});

/** Every command that shows something that comes from elsewhere; `ID` is the story's, `@` the folder's. */
const commands: readonly (readonly string[])[] = [
  ['play', 'weir', '--choose', '1', '--trace', '--timings', '--new', '--seed', '4'],
  ['play', 'weir', '--new', '--seed', '3', '--choose', '1,1,why,why words'],
  [
    'play',
    '--story',
    'ID',
    '--choose',
    `why,why words,edit 1 ${hostile('Mine')},differently,restore 1`,
  ],
  ['play', hostile('nowhere')],
  ['play', '--story', hostile('nothing')],
  ['play', 'weir', '--at', hostile('nobeat')],
  ['play', 'weir', '--new', '--choose', hostile('9')],
  ['play', 'weir', '--set', `place=${hostile('nowhere')}`],
  ['play', '--seed', hostile('seven')],
  ['story', 'list'],
  ['story', 'show', 'ID'],
  ['story', 'tree', 'ID'],
  ['story', 'why', 'ID'],
  ['story', 'undo', 'ID'],
  ['story', 'goto', 'ID', hostile('nowhere')],
  ['story', 'goto', 'ID', '1'],
  ['story', 'branch', 'ID', '1'],
  ['story', 'save', 'ID', hostile('here')],
  ['story', 'delete', hostile('nothing'), '--yes'],
  ['story', 'measure', 'weir', '--seeds', '1', '--scenes', '3'],
  ['story', 'measure', hostile('nowhere')],
  ['story', 'keep', hostile('nothing')],
  ['story', 'report', 'ID', '-o', `@/${hostile('no')}/${hostile('report')}`],
  ['memory', 'list', '--story', 'ID'],
  ['memory', 'recall', hostile('ledger'), '--story', 'ID'],
  ['memory', 'eval', `@/${oddName}-broken.json`],
  ['memory', 'eval', `@/${oddName}.json`, '--embedder', hostile('none')],
  ['export', 'ID', '--format', 'md', '-o', `@/${oddName}.md`],
  ['export', 'ID', '--format', 'md', '-o', '-'],
  ['export', 'ID', '--format', 'html', '-o', '-'],
  ['export', 'ID', '--format', 'epub', '-o', `@/${oddName}.epub`],
  ['export', hostile('nothing'), '--format', 'md', '-o', '-'],
  ['import', `@/${oddName}.narratoria`],
  ['import', `@/${oddName}.narratoria`, '--data', '@/away'],
  ['import', `@/${oddName}.json`],
  ['import', `@/${hostile('gone')}`],
  ['replay', '@/report.narratoria'],
  ['backup', 'create', '-o', `@/${oddName}-backup`],
  ['backup', 'restore', `@/${oddName}-backup`],
  ['plan', 'check', `@/${oddName}.json`],
  ['plan', 'check', `@/${oddName}-bad.json`],
  ['plan', 'check', `@/${oddName}-broken.json`],
  ['plan', 'run', `@/${oddName}.json`, '--skills', '@/skills', '--allow-unconfined'],
  ['plan', 'run', `@/${oddName}-bad.json`],
  ['plan', 'make', hostile('I sing'), '--disabled', hostile('siren')],
  ['plan', 'make', hostile('I sing'), '--campaign', 'weir'],
  ['plan', 'eval', `@/${oddName}.ndjson`],
  ['skill', 'check', `@/skills/${oddName}`],
  ['skill', 'check', `@/${hostile('gone')}`],
  ['skill', 'run', '@/skills/siren', 'sing', '--allow-unconfined'],
  ['skill', 'run', `@/skills/${oddName}`, 'sing', '--allow-unconfined'],
  ['skill', 'run', '@/skills/siren', hostile('hum')],
  ['doctor'],
  ['bench', hostile('nothing')],
  [hostile('pley')],
  ['play', `--${hostile('sede')}`],
];

function wordsOf(command: readonly string[]): readonly string[] {
  const words = command.map((word) => (word === 'ID' ? id : word.replace(/^@/, folder)));
  return words.includes('--data') ? words : [...words, '--data', data];
}

describe.each([[[]], [['--json']], [['--verbose']]])('with %j', (more) => {
  it.each(commands.map((command) => [command.join(' '), command] as const))(
    'nothing of what comes from elsewhere steers the terminal: %j',
    async (_, command) => {
      const { stdout, stderr, code } = await narratoria([...wordsOf(command), ...more]);
      expect([steersTerminal(stdout), steersTerminal(stderr)]).toEqual([false, false]);
      expect([0, 1, 2]).toContain(code);
    },
  );
});

it('it is left out, or with --verbose seen', async () => {
  const list = (...more: readonly string[]) =>
    narratoria(['story', 'list', '--data', data, ...more]);
  expect((await list()).stdout).toContain('  The Weir  ');
  const [listed] = jsonLines((await list('--json')).stdout);
  const stories = listed?.['stories'] as readonly { readonly title: string }[];
  expect(new Set(stories.map(({ title }) => title))).toEqual(new Set([hostile('The Weir')]));
  expect((await list('--verbose')).stdout).toContain(
    'The Weir␛]0;owned␇␛]52;c;b3duZWQ=␛\\␛[2J‹U+009B›31m',
  );
});

it('what a program writes to stderr, and a title with line breaks, forge no lines', async () => {
  const run = await narratoria(['skill', 'run', at('skills/siren'), 'sing', '--allow-unconfined']);
  expect(run.stderr).toContain('sing.sh: sung on stderr\n');
  const lines = await narratoria(['play', 'no\nThe disk is full.', '--data', data]);
  expect(lines.stderr).toMatch(/^There is no campaign called "no The disk is full\."; .*\n$/);
});

it('a terminal gets our own styles and nothing else that steers it', async () => {
  const doctor = await inTerminal(['doctor', '--data', data], {
    after: /Node/,
    typed: '',
  });
  expect(doctor.stdout).toContain('\u001b[32mok \u001b[39m');
  expect(steersBesideStyles(doctor.stdout.replaceAll('\r\n', '\n'))).toBe(false);
});

it('what is exported to be read carries none of it', async () => {
  for (const format of ['md', 'html', 'epub'])
    await narratoria([
      'export',
      id,
      '--format',
      format,
      '-o',
      at(`story.${format}`),
      '--data',
      data,
    ]);
  const book = Object.entries(unzipSync(readFileSync(at('story.epub'))));
  const pages = book.map(([name, bytes]) => name + Buffer.from(bytes).toString('utf8'));
  const texts = ['md', 'html'].map((format) => readFileSync(at(`story.${format}`), 'utf8'));
  expect([...texts, ...pages].filter(steersTerminal)).toEqual([]);
});

it('in a process of its own a word that is no command is inert too', async () => {
  const run = await narratoriaAlone([hostile('pley'), '--json']);
  expect([run.code, steersTerminal(run.stderr)]).toEqual([2, false]);
});
