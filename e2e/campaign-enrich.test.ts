import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { sparseCampaigns } from '@/engine/testing/sparse-campaigns';
import { narratoria, ofType, temporaryFolder } from './testing/narratoria';

type Texts = Readonly<Record<string, string>>;

const understudy: Texts = sparseCampaigns['understudy'] ?? {};

function folderWith(files: Texts): string {
  const folder = path.join(temporaryFolder(), 'understudy');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** Every file below a folder, with its bytes as text. */
function filesIn(folder: string): Texts {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [path.relative(folder, file), readFileSync(file, 'latin1')]),
  );
}

const enrich = (...given: readonly string[]) => narratoria(['campaign', 'enrich', ...given]);
const warning = (count: number): string =>
  `Campaign contains ${String(count)} AI-generated asset(s). Review generated flags and provenance metadata to verify correctness.\n`;

it('[arch §6.2.12] shows what would be written, writes it when asked, plays it with the prescribed warning, and takes it away again', async () => {
  const [folder, data] = [folderWith(understudy), temporaryFolder()];
  const before = filesIn(folder);

  const shown = await enrich(folder);
  expect(shown).toMatchObject({ code: 0, stderr: '' });
  expect(shown.stdout).toMatch(
    /^For The Understudy, of manifest\.json, plot\/premise\.md, world\/setting\.md, in \d+\.\d s:\n/,
  );
  expect(shown.stdout).toContain(
    'characters/npcs/mr_hask/profile_generated.json  new\n  "name": "Mr Hask",\n  "short_name": "Mr Hask",\n  "pronouns": "he",\n  "role": "prompter",\n',
  );
  expect(filesIn(folder)).toEqual(before);

  const accepted = await enrich(folder, '--accept', '--json');
  const { written, kept } = JSON.parse(accepted.stdout) as {
    readonly written: readonly string[];
    readonly kept: readonly string[];
  };
  expect(accepted.code).toBe(0);
  expect(kept).toEqual([]);
  const after = filesIn(folder);
  // [arch SC-048]
  expect(after).toMatchObject(before);
  expect(Object.keys(after).sort()).toEqual([...Object.keys(before), ...written].sort());

  const play = ['play', folder, '--seed', '5', '--choose', 'random', '--data', data, '--json'];
  const played = await narratoria([...play, '--scenes', '24']);
  expect(played.code).toBe(0);
  expect(played.stderr).toContain(warning(written.length));
  const told = ofType(played.stdout, 'scene').map(({ beat }) => beat);
  expect(told).toEqual(expect.arrayContaining(['raised', 'pressed']));
  const doctor = await narratoria(['doctor', '--data', data]);
  expect(doctor.stdout).toContain(warning(written.length));

  const discarded = await enrich(folder, '--discard');
  expect(discarded).toMatchObject({ code: 0, stderr: '' });
  expect(discarded.stdout).toContain('What was generated is gone; what you wrote is as it was.');
  expect(filesIn(folder)).toEqual(before);
});

it('[arch §6.2.12] the same seed files and seed tell the same story', async () => {
  const folder = folderWith(understudy);
  await enrich(folder, '--accept');
  const play = (): ReturnType<typeof narratoria> => {
    const data = temporaryFolder();
    const given = ['--seed', '3', '--choose', 'random', '--scenes', '6', '--json', '--data', data];
    return narratoria(['play', folder, ...given]);
  };
  const [one, other] = [await play(), await play()];
  expect(one.stdout).toBe(other.stdout);
});

it('[arch §6.2.12] a campaign that has enough is left as it is', async () => {
  const shown = await enrich('forty-three-smokes');
  expect(shown).toMatchObject({ code: 0, stderr: '' });
  expect(shown.stdout).toMatch(
    /^Forty-Three Smokes has \d+ content files; only a campaign with fewer than 3 is written on\.\n$/,
  );
  expect(await enrich('forty-three-smokes', '--accept')).toMatchObject({ code: 1, stdout: '' });
});

const broken = folderWith({ ...understudy, 'manifest.json': '{"title": ' });
const empty = temporaryFolder();

it.each([
  ['a folder that is not there', ['./nowhere'], 2, 'There is no folder ./nowhere.'],
  ['a name of nothing', ['nobody'], 2, 'There is no campaign called "nobody".'],
  ['no name', [''], 2, 'A campaign is needed, and none was named.'],
  ['a folder without a manifest', [empty], 2, `${empty} is no campaign: it has no manifest.json.`],
  [
    'a file',
    [path.join(broken, 'manifest.json')],
    2,
    `${path.join(broken, 'manifest.json')} is no folder.`,
  ],
  [
    'a broken manifest',
    [broken],
    1,
    'The campaign "understudy" cannot be played: manifest.json is not JSON: it ends too early (line 1).',
  ],
  ['both wishes', [broken, '--accept', '--discard'], 2, 'Either --accept or --discard, not both.'],
])('%s gets one sentence and its exit code', async (_, given, code, sentence) => {
  expect(await enrich(...given)).toMatchObject({ code, stdout: '', stderr: `${sentence}\n` });
});

it('a zip is not written into, and the sentence says what to do', async () => {
  const zip = path.join(temporaryFolder(), 'story.zip');
  writeFileSync(zip, 'PK');
  expect(await enrich(zip, '--accept')).toMatchObject({
    ...{ code: 2, stdout: '', stderr: `${zip} is a zip: unpack it, and name the folder.\n` },
  });
});
