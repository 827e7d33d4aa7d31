import path from 'node:path';

import { narratoria, temporaryFolder } from './testing/narratoria';

type Measured = {
  readonly ok: boolean;
  readonly wanted: number;
  readonly played: readonly { readonly seed: number; readonly scenes: number }[];
  readonly figures: readonly {
    readonly id: string;
    readonly value: number | null;
    readonly limit: number;
    readonly ok: boolean;
  }[];
};

const measure = (...more: readonly string[]) =>
  narratoria(['story', 'measure', ...more, '--data', temporaryFolder()]);

it('`story measure` says as JSON how stories read, and what is not reached makes it exit with 1', async () => {
  const run = await measure('--seeds', '1,2', '--scenes', '4', '--json', '--quiet');
  const { ok, wanted, played, figures } = JSON.parse(run.stdout) as Measured;
  expect(played).toEqual([
    { seed: 1, scenes: 4 },
    { seed: 2, scenes: 4 },
  ]);
  expect(wanted).toBe(4);
  expect(figures.map(({ id }) => id)).toContain('speaks-for-player');
  // Four scenes have no choice after the fifth.
  expect(figures.find(({ id }) => id === 'callbacks')).toMatchObject({ value: null, ok: false });
  expect(ok).toBe(false);
  expect(run).toMatchObject({ code: 1, stderr: '' });
});

it('prints a table with what passes and what does not, and keeps no story', async () => {
  const data = temporaryFolder();
  const run = await narratoria([
    'story',
    'measure',
    '--seeds',
    '3',
    '--scenes',
    '4',
    '--data',
    data,
  ]);
  expect(run.stdout).toMatch(/^1 story of 4 scenes; 4 were wanted\n/);
  expect(run.stdout).toMatch(/\nok {5}speaks-for-player +0 /);
  expect(run.stdout).toMatch(/\nFAILED callbacks +nothing /);
  const stories = await narratoria(['story', 'list', '--json', '--data', data]);
  expect(stories.stdout).not.toContain('story-');
});

it('`--strangers` says of a folder without passages how well a story is made of it', async () => {
  const folder = path.resolve(__dirname, 'strangers/seen/a-tax-on-wonders');
  const run = await measure(folder, '--strangers', '--seeds', '1', '--json', '--quiet');
  const { wanted, played, figures } = JSON.parse(run.stdout) as Measured;
  expect({ wanted, played }).toEqual({ wanted: 20, played: [{ seed: 1, scenes: 15 }] });
  expect(figures.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['premise', 'choices-naming', 'met', 'speak', 'ending']),
  );
  expect(run.stderr).toBe('');
});

it.each([
  [['--seeds', '1,,2'], /numbers with commas/],
  [['--seeds', 'one'], /whole number/],
  [['nowhere'], /no campaign called "nowhere"/],
])('%j is wrong usage', async (parameters, why) => {
  const run = await measure(...parameters);
  expect(run.code).toBe(2);
  expect(run.stderr).toMatch(why);
});

it('`play --line --veil` begins a new story, in which they stay', async () => {
  const data = temporaryFolder();
  const play = (...more: readonly string[]) =>
    narratoria(['play', '--seed', '1', '--scenes', '1', '--json', '--data', data, ...more]);
  const plain = await play();
  const bounded = await play('--line', 'spiders', '--line', 'drowning', '--veil', 'blood');
  expect([plain.code, bounded.code]).toEqual([0, 0]);
  const idIn = (stdout: string) => /"id":"(story-\w+)"/.exec(stdout)?.[1] ?? '';
  expect(idIn(bounded.stdout)).not.toBe(idIn(plain.stdout));
});
