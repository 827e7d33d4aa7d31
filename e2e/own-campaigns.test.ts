import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { narratoria, ofType, temporaryFolder, type Run } from './testing/narratoria';

const passages = [
  '---',
  'where: weir',
  '---',
  '## start',
  'part: opening',
  '',
  'The weir has a voice today.',
  '',
  '## weir-waits',
  'part: outcome',
  'intent: wait',
  'once: false',
  '',
  'The water goes on without you.',
  '',
].join('\n');

const weir: Readonly<Record<string, string>> = {
  'manifest.json': '{\n  "title": "The Weir",\n  "version": "1.0.0"\n}\n',
  'world/places.json': '{"places": [{"id": "weir", "name": "the weir"}]}',
  'plot/passages/weir.md': passages,
};

/** A data folder into which somebody has copied campaigns. */
function dataWith(campaigns: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const data = temporaryFolder();
  for (const [id, files] of Object.entries(campaigns)) put(data, id, files);
  return data;
}

function put(data: string, id: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(data, 'campaigns', id, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}

/** Plays one scene more, or begins. */
function play(data: string, ...more: readonly string[]): Promise<Run> {
  return narratoria(['play', '--choose', 'wait', '--json', '--data', data, ...more]);
}

/** What was said beside the story, but for the farewell. */
function beside({ stderr }: Run): readonly string[] {
  return stderr.split('\n').filter((line) => line !== '' && !line.startsWith('The story is saved'));
}

/** An error as programs are told it. */
function said(message: string): string {
  return `${JSON.stringify({ error: { code: 'usage', message } })}\n`;
}

it('[arch §6.2] a campaign that is copied into the data folder is found and played beside the bundled ones; a skill is not, for nobody has allowed it anything', async () => {
  const data = dataWith({ weir });
  const torch = { name: 'torch', version: '1.0.0', description: 'Lights a torch.', scripts: [] };
  mkdirSync(path.join(data, 'skills/torch'), { recursive: true });
  writeFileSync(path.join(data, 'skills/torch/skill.json'), JSON.stringify(torch));
  const played = await play(data, 'weir', '--seed', '1');
  expect([played.code, beside(played)]).toEqual([0, []]);
  expect(ofType(played.stdout, 'scene')).toMatchObject([{ place: 'the weir' }, { number: 2 }]);
  expect(played.stdout).toContain('The weir has a voice today.');
  const doctor = await narratoria(['doctor', '--data', data]);
  expect(doctor.stdout).toMatch(
    /Campaign Forty-Three Smokes .*\n.*Campaign The Weir 1\.0\.0: passages 2/,
  );
  expect(doctor.stdout).toContain('Everything a story needs is here.');
  expect(doctor.stdout).not.toContain('torch');
});

it('[arch §6.2.13] what is wrong in it is told by doctor with line and column, and by play beside the story', async () => {
  const exits = '  {"id": "weir", "exits": [5]},';
  const data = dataWith({
    weir: {
      ...weir,
      'world/places.json': `{"places": [\n${exits}\n  {"id": "mill", "mood": 5}\n]}`,
      'plot/beats.json': '[\n  {"id": "flood"},\n]',
      'plot/passages/odd.md': '---\nwher: weir\n---\n## Odd One\npart: place\n\nNo.\n',
    },
  });
  const told = [
    'weir/plot/passages/odd.md:1 warning unknown-field front matter: "wher" is not a key of a passage — did you mean "where"?',
    'weir/plot/passages/odd.md:4 error id Odd One: an id has only a-z, 0-9, - and _',
    'weir/plot/beats.json:3:1 error not-json is not JSON: there is a comma too many before this ]',
    'weir/world/places.json:2:28 error schema weir: exits[0] must be text or an object',
    'weir/world/places.json:3:26 error schema mill: mood must be text',
  ];
  const doctor = await narratoria(['doctor', '--json', '--data', data]);
  const { ok, checks } = JSON.parse(doctor.stdout) as {
    readonly ok: boolean;
    readonly checks: readonly { readonly message: string; readonly finding?: unknown }[];
  };
  const found = checks.filter(({ finding }) => finding !== undefined);
  expect([doctor.code, ok, found.map(({ message }) => message)]).toEqual([1, false, told]);
  expect(found[2]).toEqual({
    id: 'campaign',
    ok: false,
    message: told[2],
    finding: {
      severity: 'error',
      file: 'weir/plot/beats.json',
      line: 3,
      column: 1,
      code: 'not-json',
      message: 'is not JSON: there is a comma too many before this ]',
    },
  });
  const played = await play(data, 'weir', '--seed', '1');
  expect([played.code, beside(played)]).toEqual([
    0,
    [...told.slice(0, 3), 'And 2 more: `narratoria doctor` names all.'],
  ]);
  put(data, 'weir', { 'manifest.json': '{\n  "title": "The Weir"\n  "version": "1.0.0"\n}' });
  const broken = await play(data, 'weir', '--new');
  expect([broken.code, broken.stderr]).toEqual([
    2,
    said(
      'The campaign "weir" cannot be played: manifest.json is not JSON: a comma or } is expected (line 3).',
    ),
  ]);
});

it('of very many faults the first hundred are named, and how many more there are', async () => {
  const places = Array.from({ length: 2_000 }, () => ({ id: 1, name: 'A place' }));
  const data = dataWith({ weir: { ...weir, 'world/places.json': JSON.stringify(places) } });
  const doctor = await narratoria(['doctor', '--json', '--data', data]);
  const { checks } = JSON.parse(doctor.stdout) as {
    readonly checks: readonly {
      readonly message: string;
      readonly finding?: unknown;
      readonly more?: number;
    }[];
  };
  const others = checks.find(({ message }) => message.startsWith('weir: and '));
  const played = await play(data, 'weir', '--seed', '1');
  expect({
    named: checks.filter(({ finding }) => finding !== undefined).length,
    others: /^weir: and (\d+) more\.$/.exec(others?.message ?? '')?.[1],
    more: others?.more,
    code: played.code,
    told: beside(played).slice(3),
  }).toEqual({
    named: 100,
    others: '1900',
    more: 1_900,
    code: 0,
    told: ['And 1997 more: `narratoria doctor` names the first 100.'],
  });
});

it('a story whose campaign has changed says so before it goes on, and is told as ever', async () => {
  const data = dataWith({ weir });
  await play(data, 'weir', '--seed', '1');
  const same = await play(data);
  expect([same.code, beside(same)]).toEqual([0, []]);
  put(data, 'weir', {
    'manifest.json': (weir['manifest.json'] ?? '').replace('1.0.0', '1.1.0'),
    'plot/passages/weir.md': passages.replace('without you', 'as before'),
  });
  const changed = await play(data);
  expect([changed.code, beside(changed)]).toEqual([
    0,
    [
      'The Weir has changed since this story was begun (it was 1.0.0, and is 1.1.0); the story goes on with what is here now.',
    ],
  ]);
  expect(changed.stdout).toContain('The water goes on as before.');
  rmSync(path.join(data, 'campaigns/weir'), { recursive: true });
  const gone = await play(data);
  expect(gone).toMatchObject({ code: 2, stderr: said('There is no campaign called "weir".') });
});

it('a campaign of the player’s with the name of a bundled one is played instead', async () => {
  const played = await play(dataWith({ 'forty-three-smokes': weir }), '--seed', '1');
  expect([played.code, played.stdout.includes('The weir has a voice today.')]).toEqual([0, true]);
});
