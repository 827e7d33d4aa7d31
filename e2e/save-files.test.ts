import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readReportFile } from '@/transfer/read-report-file';
import { writeReportFile } from '@/transfer/report-file';

import type { Run } from './testing/command-process';
import { jsonLines, narratoria, temporaryFolder } from './testing/narratoria';

let folder: string;
let id: string;

const at = (name: string): string => path.join(folder, name);
/** `device` is a folder of its own, as another machine would have. */
const on = (device: string, ...words: readonly string[]): Promise<Run> =>
  narratoria([...words, '--data', at(device)]);
const outcomes = ({ stdout }: Run): unknown =>
  (jsonLines(stdout)[0]?.['stories'] as readonly { readonly outcome: string }[]).map(
    ({ outcome }) => outcome,
  );

beforeAll(async () => {
  folder = temporaryFolder();
  const played = await on('home', 'play', '--seed', '7', '--choose', '1,undo,2', '--json');
  id = String(jsonLines(played.stdout)[0]?.['id']);
  await on('home', 'export', id, '--format', 'save', '-o', at('first.narratoria'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('[arch SC-026] a story goes to another device, is played on there, and comes back', async () => {
  expect(await on('away', 'import', at('first.narratoria'))).toMatchObject({
    code: 0,
    stdout: `${id} (Forty-Three Smokes) is here now, with 3 scenes.\n`,
  });
  await on('away', 'export', id, '--format', 'save', '-o', at('again.narratoria'));
  expect(readFileSync(at('again.narratoria'))).toEqual(readFileSync(at('first.narratoria')));
  await on('away', 'play', '--story', id, '--choose', '1');
  await on('away', 'export', id, '--format', 'save', '-o', at('further.narratoria'));
  const back = await on('home', 'import', at('further.narratoria'), '--json');
  expect(outcomes(back)).toEqual(['went on']);
  expect(outcomes(await on('home', 'import', at('first.narratoria'), '--json'))).toEqual([
    'further here',
  ]);
  const shown = await on('home', 'story', 'show', id, '--json');
  expect(shown.stdout).toBe((await on('away', 'story', 'show', id, '--json')).stdout);
});

it('[arch SC-026] a story that went another way stays, unless it is to be replaced: then it is kept as a file', async () => {
  await on('other', 'play', '--seed', '7', '--choose', '3');
  const refused = await on('other', 'import', at('first.narratoria'));
  expect(refused).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('went another way here, and stays') as string,
  });
  const replaced = await on('other', 'import', at('first.narratoria'), '--replace', '--json');
  expect(outcomes(replaced)).toEqual(['replaced']);
  const aside = path.join(at('other'), `${id}.replaced-1.narratoria`);
  expect(outcomes(await on('fresh', 'import', aside, '--json'))).toEqual(['added']);
});

it('[arch SC-026] a bad file is one sentence, and changes nothing', async () => {
  writeFileSync(at('cut.narratoria'), readFileSync(at('first.narratoria')));
  truncateSync(at('cut.narratoria'), 900);
  expect(await on('empty', 'import', at('cut.narratoria'))).toMatchObject({
    code: 1,
    stdout: '',
    stderr: `${at('cut.narratoria')}: The file is no zip file, or is cut off.\n`,
  });
  expect(await on('empty', 'import', at('none.narratoria'))).toMatchObject({
    code: 2,
    stderr: `There is no file ${at('none.narratoria')}.\n`,
  });
  expect((await on('empty', 'story', 'list')).stdout).toMatch(/^No stories yet/);
});

it('a story is written down to be read: the road the player took, not the one they left', async () => {
  const written = await on('home', 'export', id, '--format', 'md', '-o', at('story.md'));
  expect(written).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/is in .*story\.md, to be read: \d+ scenes\.\n$/) as string,
  });
  const words = readFileSync(at('story.md'), 'utf8');
  expect(words).toMatch(/^# Forty-Three Smokes\n\n## .+\n\n### Scene 1: /);
  expect(words.match(/^> /gm)).toHaveLength((words.match(/^### /gm)?.length ?? 0) - 1);
  await on('home', 'export', id, '--format', 'html', '-o', at('story.html'));
  expect(readFileSync(at('story.html'), 'utf8')).toMatch(/^<!DOCTYPE html>[^]*<\/html>\n$/);
});

it('[arch SC-026] a backup of everything is restored on an empty device, the same to the byte', async () => {
  await on('home', 'play', '--new', '--seed', '8', '--scenes', '1');
  const made = await on('home', 'backup', 'create', '-o', at('all.narratoria'));
  expect(made).toMatchObject({ code: 0, stdout: `2 stories are in ${at('all.narratoria')}.\n` });
  expect(outcomes(await on('new', 'backup', 'restore', at('all.narratoria'), '--json'))).toEqual([
    'added',
    'added',
  ]);
  await on('new', 'backup', 'create', '-o', at('all-again.narratoria'));
  expect(readFileSync(at('all-again.narratoria'))).toEqual(readFileSync(at('all.narratoria')));
  expect(outcomes(await on('new', 'backup', 'restore', at('all.narratoria'), '--json'))).toEqual([
    'already here',
    'already here',
  ]);
});

it('a bug report is played again to the same bytes, and a difference is named', async () => {
  await on('home', 'play', '--story', id, '--choose', '"wait"');
  await on('home', 'story', 'report', id, '-o', at('report.narratoria'));
  const same = await on('nowhere', 'replay', at('report.narratoria'));
  expect(same).toMatchObject({ code: 0 });
  expect(same.stderr).toMatch(/^All \d+ events are those of the report\.\n$/);
  expect(jsonLines(same.stdout)[0]).toEqual({
    type: 'story',
    id,
    campaign: 'forty-three-smokes',
    seed: 7,
  });
  expect((await on('nowhere', 'replay', at('report.narratoria'))).stdout).toBe(same.stdout);
  const read = readReportFile(new Uint8Array(readFileSync(at('report.narratoria'))));
  if (!read.ok) throw new Error(read.error);
  const { report, madeBy } = read.value;
  const inputs = report.inputs.map((input) =>
    input.kind === 'take' && input.choice === null ? { ...input, text: 'look up' } : input,
  );
  writeFileSync(at('other.narratoria'), writeReportFile({ ...report, inputs }, madeBy));
  expect(await on('nowhere', 'replay', at('other.narratoria'))).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^The story is another one from event \d+ on, in scene \d: the report has turn, the replay turn\.\n$/,
    ) as string,
  });
  expect(await on('home', 'replay', at('first.narratoria'))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is a save, not a bug report') as string,
  });
});

it('each command helps with an example', async () => {
  for (const command of [
    ['export'],
    ['import'],
    ['backup', 'create'],
    ['backup', 'restore'],
    ['replay'],
    ['story', 'report'],
    ['memory', 'store'],
  ]) {
    const run = await narratoria([...command, '--help']);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toContain(`Example:\n  narratoria ${command.join(' ')}`);
  }
});
