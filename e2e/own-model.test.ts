import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { narratoria, root, temporaryFolder } from './testing/narratoria';

/** A small model of MiniLM's shape; what it says means nothing, but it says the same each time. */
const tiny = temporaryFolder();
execFileSync(process.execPath, ['scripts/recall/make-tiny-minilm.mjs', tiny], { cwd: root });

/** A player's folder with that model in it, spoilt in some way. */
function playerWith(spoil: (folder: string) => void): { data: string; model: string } {
  const data = temporaryFolder();
  const model = path.join(data, 'models/all-MiniLM-L6-v2');
  cpSync(tiny, model, { recursive: true });
  spoil(model);
  return { data, model };
}

const whole = playerWith(() => undefined);

type Check = { readonly id: string };

async function doctorOf(data: string): Promise<unknown> {
  const run = await narratoria(['doctor', '--json', '--data', data]);
  expect(run).toMatchObject({ code: 0, stderr: '' });
  const { checks } = JSON.parse(run.stdout) as { readonly checks: readonly Check[] };
  return checks.find(({ id }) => id === 'embedder');
}

function lore(...given: readonly string[]): ReturnType<typeof narratoria> {
  return narratoria(['campaign', 'lore', 'forty-three-smokes', 'who pays', ...given, '--json']);
}

const builtIn = lore('--embedder', 'built-in');

it('doctor says that there is no model, and where one would be', async () => {
  const data = temporaryFolder();
  const folder = path.join(data, 'models/all-MiniLM-L6-v2');
  expect(await doctorOf(data)).toEqual({
    id: 'embedder',
    ok: true,
    message: `Memories and lore are found by the built-in embedder; there is no model in ${folder}.`,
  });
});

it('[arch §5.2] a model in the folder of the player says what lore and memories mean, and doctor names it', async () => {
  const { data, model } = whole;
  expect(await doctorOf(data)).toEqual({
    id: 'embedder',
    ok: true,
    message: `Memories and lore are found by all-MiniLM-L6-v2 in ${model}.`,
  });
  const own = await lore('--data', data);
  expect(own).toMatchObject({ code: 0, stderr: '' });
  expect(own).toEqual(await lore('--embedder', `minilm:${tiny}`));
  expect(own.stdout).not.toBe((await builtIn).stdout);
});

/** Each memory with the cosine that it was found by. */
async function recalled(data: string, story: string): Promise<unknown> {
  const given = ['memory', 'recall', 'a hearth', '--story', story, '--limit', '50'];
  const run = await narratoria([...given, '--json', '--data', data]);
  expect(run.code).toBe(0);
  return JSON.parse(run.stdout);
}

it('[arch §10.4] a story that was played without a model is embedded anew when there is one, and again when it is gone', async () => {
  const data = temporaryFolder();
  const played = await narratoria([
    ...['play', '--seed', '3', '--choose', 'random', '--scenes', '4', '--json', '--data', data],
  ]);
  const [first = ''] = played.stdout.split('\n');
  const { id } = JSON.parse(first) as { readonly id: string };
  const before = await recalled(data, id);
  cpSync(tiny, path.join(data, 'models/all-MiniLM-L6-v2'), { recursive: true });
  const withModel = await recalled(data, id);
  expect(withModel).not.toEqual(before);
  truncateSync(path.join(data, 'models/all-MiniLM-L6-v2/model.onnx'), 1000);
  expect(await recalled(data, id)).toEqual(before);
});

it.each([
  [
    'cut off',
    (folder: string) => {
      truncateSync(path.join(folder, 'model.onnx'), 1000);
    },
    'model.onnx cannot be read as a model; it may be cut off.',
  ],
  [
    'another file',
    (folder: string) => {
      writeFileSync(path.join(folder, 'model.onnx'), '<!doctype html>');
    },
    'model.onnx cannot be read as a model; it may be cut off.',
  ],
  [
    'without its words',
    (folder: string) => {
      const text = readFileSync(path.join(folder, 'tokenizer.json'), 'utf8');
      writeFileSync(path.join(folder, 'tokenizer.json'), text.slice(0, text.length / 2));
    },
    'tokenizer.json is not JSON; it may be cut off.',
  ],
])(
  'a model that is %s is told of in one sentence, and the built-in embedder serves',
  async (_, spoil, complaint) => {
    const { data, model } = playerWith(spoil);
    const sentence = `${path.join(model, complaint)} The built-in embedder serves instead.`;
    expect(await doctorOf(data)).toEqual({
      id: 'embedder',
      ok: true,
      message: sentence,
      isOdd: true,
    });
    expect(await lore('--data', data)).toEqual({ ...(await builtIn), stderr: `${sentence}\n` });
    const play = ['play', '--seed', '3', '--choose', '1', '--scenes', '2'];
    const spoilt = await narratoria([...play, '--data', data]);
    const without = await narratoria([...play, '--data', temporaryFolder()]);
    expect(spoilt).toEqual({ ...without, stderr: `${sentence}\n${without.stderr}` });
  },
);

it.each([
  ['minilm:/nowhere', 1, /^There is no model\.onnx in \/nowhere: a folder with MiniLM has .*\n$/],
  ['glove', 2, /^There is no embedder glove: use built-in, or minilm:FOLDER\.\n$/],
])('an embedder that is named must be there: %s', async (name, code, sentence) => {
  const asked = ['campaign', 'lore', 'forty-three-smokes', 'who pays', '--embedder', name];
  const run = await narratoria(asked);
  expect(run).toMatchObject({ code, stdout: '' });
  expect(run.stderr).toMatch(sentence);
});
