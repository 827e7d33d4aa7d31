import { rmSync } from 'node:fs';

import { lockStory } from '@/hosts/node/story-lock';

import type { Run } from './testing/command-process';
import { jsonLines, narratoria, temporaryFolder } from './testing/narratoria';

let data: string;
let id: string;

const run = (...words: readonly string[]): Promise<Run> => narratoria([...words, '--data', data]);
const json = async (...words: readonly string[]): Promise<Readonly<Record<string, unknown>>> =>
  jsonLines((await run(...words, '--json')).stdout)[0] ?? {};

type Tree = {
  readonly head: string;
  readonly scenes: readonly {
    readonly id: string;
    readonly number: number;
    readonly parent: string | null;
    readonly saves: readonly string[];
  }[];
};
const tree = async (): Promise<Tree> => (await json('story', 'tree', id)) as unknown as Tree;

/** A story of three scenes. */
beforeAll(async () => {
  data = temporaryFolder();
  const played = await run('play', '--seed', '7', '--choose', '1,2', '--json');
  id = String(jsonLines(played.stdout)[0]?.['id']);
});

afterAll(() => {
  rmSync(data, { recursive: true, force: true });
});

it('story list says how far each story is', async () => {
  expect((await run('story', 'list')).stdout).toMatch(
    new RegExp(`^${id}  Forty-Three Smokes  .{16}  seed 7  3 scenes\n$`),
  );
  expect(await json('story', 'list')).toMatchObject({
    stories: [{ id, scenes: 3, ended: false, fault: null }],
    lost: [],
  });
});

it('[docs/decisions undo-moves-the-head] a story is saved by name, gone back in, branched and left again, and nothing is lost', async () => {
  expect(await run('story', 'save', id, 'with Dunya')).toMatchObject({
    code: 0,
    stdout: 'Scene 3, the bakehouse, is saved as "with Dunya".\n',
  });
  expect((await run('story', 'undo', id)).stdout).toBe(
    'The story stands at scene 2, the bakehouse.\n',
  );
  expect(await json('story', 'goto', id, '1')).toMatchObject({ number: 1 });
  expect(await json('story', 'branch', id, '1')).toMatchObject({
    number: 1,
    branch: expect.stringMatching(/^branch-/) as string,
  });
  await run('play', '--story', id, '--choose', '3');
  const { scenes, head } = await tree();
  expect(scenes.map(({ number, saves }) => [number, saves])).toEqual([
    [1, []],
    [2, []],
    [2, []],
    [3, ['with Dunya']],
  ]);
  expect(scenes.find((scene) => scene.id === head)?.parent).toBe(scenes[0]?.id);
  expect((await run('story', 'tree', id)).stdout.split('\n').slice(2)).toEqual([
    expect.stringMatching(/^• 1 {2}the bakehouse ridge$/) as string,
    expect.stringMatching(/^├─ ● 2 .* <- here$/) as string,
    expect.stringMatching(/^· 2 .*> Climb down/) as string,
    expect.stringMatching(/^· 3 .*\[with Dunya\]$/) as string,
    '',
  ]);
  expect((await run('story', 'goto', id, 'with Dunya')).stdout).toBe(
    'The story stands at scene 3, the bakehouse.\n',
  );
});

it('a story that is played elsewhere can be looked at, and not written to', async () => {
  const release = lockStory(data, id);
  expect((await run('story', 'tree', id)).code).toBe(0);
  expect(await run('story', 'undo', id)).toMatchObject({
    code: 1,
    stderr: `The story ${id} is being played elsewhere; close it there first.\n`,
  });
  release();
});

it('a scene, a story or a name that is not there is one sentence and exit code 2', async () => {
  expect(await run('story', 'goto', id, '9')).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^story-\w+ has no scene "9" .*\n$/) as string,
  });
  expect(await run('story', 'tree', 'story-none')).toMatchObject({ code: 2 });
  expect(await run('story', 'save', id, ' ')).toMatchObject({ code: 2 });
});

it('[arch §4.1.2] a memory that is stored is listed first, from its scene on', async () => {
  const words = ['Dunya hides a ledger.', '--significance', 'high', '--characters', 'dunya,olek'];
  expect(await json('memory', 'store', ...words, '--story', id)).toMatchObject({
    memories: [{ summary: words[0], significance: 'high', characters: ['dunya', 'olek'] }],
  });
  expect(await json('memory', 'list', '--story', id)).toMatchObject({
    memories: [
      { summary: words[0], relevance: null, cosine: null, why: {} },
      ...new Array<object>(4).fill({}),
    ],
  });
  await run('story', 'undo', id);
  expect((await run('memory', 'list', '--story', id)).stdout).not.toContain('ledger');
  await run('story', 'goto', id, 'with Dunya');
});

it('a story is deleted only when that is certain, and all of it', async () => {
  expect(await run('story', 'delete', id)).toMatchObject({
    code: 2,
    stderr: 'Nobody can be asked here; --yes deletes the story without asking.\n',
  });
  expect(await run('story', 'delete', id, '--yes')).toMatchObject({
    code: 0,
    stdout: `${id} is deleted, with its 4 scenes.\n`,
  });
  expect((await run('story', 'list')).stdout).toBe(
    'No stories yet. `narratoria play` begins one.\n',
  );
});
