import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { zipSync } from 'fflate';

import {
  narratoria,
  narratoriaAlone,
  ofType,
  root,
  temporaryFolder,
  type Run,
} from './testing/narratoria';

const strangers = path.join(root, 'e2e/strangers/seen');
const ploce = path.join(strangers, 'forty_days_at_ploce');

type Texts = Readonly<Record<string, string>>;

const weir: Texts = {
  'manifest.json': '{"title": "The Weir", "version": "1.0.0"}',
  'world/places.json': '{"places": [{"id": "weir", "name": "the weir"}]}',
  'plot/passages/weir.md': '## start\npart: opening\n\nThe weir has a voice today.\n',
};

function folderWith(files: Texts, name = 'weir'): string {
  const folder = path.join(temporaryFolder(), name);
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  return folder;
}

/** The folder's files as a zip, each path after these words. */
function zipped(folder: string, before: string, name = 'story.zip'): string {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const entries = paths.map(
    (full) => [`${before}${path.relative(folder, full)}`, readFileSync(full)] as const,
  );
  return fileWith(zipSync(Object.fromEntries(entries)), name);
}

function fileWith(bytes: Uint8Array, name: string): string {
  const file = path.join(temporaryFolder(), name);
  writeFileSync(file, bytes);
  return file;
}

function play(data: string, ...more: readonly string[]): Promise<Run> {
  return narratoria(['play', '--choose', 'wait', '--json', '--data', data, ...more]);
}

function campaignOf({ stdout }: Run): unknown {
  return ofType(stdout, 'story')[0]?.['campaign'];
}

/** What was said beside the story, but for the farewell. */
function beside({ stderr }: Run): readonly string[] {
  return stderr.split('\n').filter((line) => line !== '' && !line.startsWith('The story is saved'));
}

function messageOf({ stderr }: Run): string {
  return (JSON.parse(stderr) as { readonly error: { readonly message: string } }).error.message;
}

it('[arch §6.2] a stranger’s campaign is played from its folder and from a zip, with and without the folder in it, and is there from then on', async () => {
  const [folder, data] = [ploce, temporaryFolder()];
  const played = [
    await play(data, folder, '--seed', '1'),
    await play(temporaryFolder(), zipped(ploce, 'forty_days_at_ploce/'), '--seed', '1'),
    await play(temporaryFolder(), zipped(ploce, '', 'forty_days_at_ploce.zip'), '--seed', '1'),
  ];
  expect(played.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(played.map(campaignOf)).toEqual(Array(3).fill('forty_days_at_ploce'));
  // The same files, the same seed: the same story.
  expect(new Set(played.map(({ stdout }) => stdout)).size).toBe(1);
  const doctor = await narratoria(['doctor', '--data', data]);
  expect(doctor.stdout).toContain('Campaign Forty Days at Ploče 1.2.0');
  const again = await play(data, 'forty_days_at_ploce');
  expect([again.code, ofType(again.stdout, 'scene').length]).toEqual([0, 2]);
});

it.each(readdirSync(strangers).filter((name) => !name.endsWith('.json')))(
  'of %s play says in at most one line how many findings its files have',
  async (name) => {
    const played = await play(temporaryFolder(), path.join(strangers, name), '--seed', '1');
    expect([played.code, ofType(played.stdout, 'scene').length]).toEqual([0, 2]);
    const [line = '', ...others] = beside(played);
    expect(others).toEqual([]);
    expect(line).toMatch(
      /^(?:|\d+ findings? in the files of [\w-]+: `narratoria doctor` names all\.)$/,
    );
  },
);

it('an author edits and plays again: what is here then is the folder as it is, and the story goes on', async () => {
  const [folder, data] = [folderWith({ ...weir, 'lore/mill.md': 'x' }), temporaryFolder()];
  await play(data, folder, '--seed', '1');
  rmSync(path.join(folder, 'lore'), { recursive: true });
  writeFileSync(path.join(folder, 'manifest.json'), '{"title": "The Weir", "version": "1.1.0"}');
  writeFileSync(path.join(folder, 'plot/beats.json'), '[');
  const again = await play(data, folder);
  expect([again.code, beside(again)]).toEqual([
    0,
    [
      '1 finding in the files of weir: `narratoria doctor` names all.',
      'The Weir has changed since this story was begun (it was 1.0.0, and is 1.1.0); the story goes on with what is here now.',
    ],
  ]);
  const own = path.join(data, 'campaigns');
  expect([readdirSync(own), readdirSync(path.join(own, 'weir')).sort()]).toEqual([
    ['weir'],
    ['.opened', 'manifest.json', 'plot', 'world'],
  ]);
});

it('a folder called like a bundled campaign does not hide it, and where campaigns are kept nothing is copied', async () => {
  const data = temporaryFolder();
  const mine = folderWith(weir, 'forty-three-smokes');
  const byHand = path.join(data, 'campaigns/mill');
  cpSync(folderWith({ ...weir, '.git/config': 'x' }), byHand, { recursive: true });
  const bundled = path.join(root, 'campaigns/forty-three-smokes');
  const campaigns: unknown[] = [];
  for (const given of [mine, 'forty-three-smokes', bundled, byHand])
    campaigns.push(campaignOf(await play(data, given, '--new')));
  expect(campaigns).toEqual([
    'forty-three-smokes-own',
    'forty-three-smokes',
    'forty-three-smokes',
    'mill',
  ]);
  expect(readdirSync(path.join(data, 'campaigns')).sort()).toEqual([
    'forty-three-smokes-own',
    'mill',
  ]);
  expect(readdirSync(byHand)).toContain('.git');
});

it('a bare name is a folder where the command is given, unless a bundled campaign is called so', async () => {
  const here = temporaryFolder();
  cpSync(folderWith(weir), path.join(here, 'weir'), { recursive: true });
  cpSync(folderWith(weir), path.join(here, 'forty-three-smokes'), { recursive: true });
  mkdirSync(path.join(here, 'empty'));
  const data = temporaryFolder();
  const told: unknown[] = [];
  for (const name of ['weir', 'forty-three-smokes', 'empty']) {
    const run = await narratoriaAlone(
      ['play', name, '--choose', 'wait', '--json', '--data', data],
      { folder: here },
    );
    told.push(run.code === 0 ? campaignOf(run) : messageOf(run));
  }
  expect(told).toEqual([
    'weir',
    'forty-three-smokes',
    'There is no campaign called "empty"; there is: forty-three-smokes, weir.',
  ]);
});

it.each([
  ['nothing', () => '/no/such/place', 2, 'There is no folder and no file /no/such/place.'],
  [
    'a zip that is not there',
    () => 'no-such.zip',
    2,
    'There is no folder and no file no-such.zip.',
  ],
  [
    'a folder without a manifest',
    () => folderWith({ 'a.md': 'x' }),
    1,
    'There is no manifest.json in weir, so it is no campaign.',
  ],
  [
    'no zip',
    () => fileWith(Buffer.from('Once.'), 'a.zip'),
    1,
    'a.zip is no zip file, or is cut off, so nothing of it was opened.',
  ],
  [
    'an unsafe path',
    () =>
      fileWith(zipSync({ 'manifest.json': new Uint8Array(2), '../a': new Uint8Array(1) }), 'a.zip'),
    1,
    'a.zip holds a file whose path leads out of it, so nothing of it was opened.',
  ],
  [
    'a bomb',
    () => fileWith(zipSync({ 'manifest.json': new Uint8Array(20_000_000) }), 'a.zip'),
    1,
    'a.zip would grow too much when it is unpacked, and is not opened.',
  ],
])('of %s one sentence is said, and nothing is kept', async (_what, place, code, sentence) => {
  const data = temporaryFolder();
  const run = await play(data, place());
  expect([run.code, messageOf(run), run.stdout]).toEqual([code, sentence, '']);
  expect(readdirSync(data)).not.toContain('campaigns');
});
