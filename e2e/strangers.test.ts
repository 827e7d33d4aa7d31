import path from 'node:path';

import { narratoria, root, temporaryFolder } from './testing/narratoria';

type Sentence = { readonly text: string; readonly by: string };
type SceneEvent = {
  readonly type: 'scene';
  readonly number: number;
  readonly paragraphs: readonly (readonly Sentence[])[];
  readonly choices: readonly { readonly text: string }[];
};
type PlayEvent = SceneEvent | { readonly type: string };

const strangers = path.join(root, 'e2e/strangers/seen');

/** A story of somebody else's campaign, by chance, to its end. */
async function playedToTheEnd(campaign: string) {
  const data = temporaryFolder();
  const run = await narratoria([
    ...['play', path.join(strangers, campaign), '--data', data, '--json', '--seed', '3'],
    ...['--choose', 'random', '--scenes', '60'],
  ]);
  const events = run.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as PlayEvent);
  const scenes = events.filter((event): event is SceneEvent => event.type === 'scene');
  return { run, scenes, events };
}

const textOf = ({ paragraphs }: SceneEvent): string =>
  paragraphs
    .flat()
    .map(({ text }) => text)
    .join(' ');

it.each([
  ['any_other_business', 3],
  ['a-tax-on-wonders', 6],
  ['forty_days_at_ploce', 13],
])(
  '[arch SC-040] %s, of %i files and no passages, is played from its premise to an ending',
  async (campaign) => {
    const { run, scenes, events } = await playedToTheEnd(campaign);
    expect(run.code).toBe(0);
    expect(events[events.length - 1]?.type).toBe('end');
    expect(scenes.length).toBeGreaterThanOrEqual(15);
    expect(scenes.length).toBeLessThanOrEqual(40);
    const [first] = scenes;
    expect(first?.paragraphs.flat().every(({ by }) => by === 'author')).toBe(true);
    for (const scene of scenes) {
      const shown = [textOf(scene), ...scene.choices.map(({ text }) => text)].join(' ');
      expect(shown).not.toMatch(/[{}]|undefined|\bThe player\b|\bnarrator\b/);
      if (scene !== scenes[scenes.length - 1])
        expect(scene.choices.length).toBeGreaterThanOrEqual(3);
    }
  },
);

it('[arch SC-039] a campaign of three files is loaded and told from in less than five seconds', async () => {
  const data = temporaryFolder();
  const began = Date.now();
  const run = await narratoria([
    ...['play', path.join(strangers, 'contrition_well'), '--data', data, '--seed', '1'],
    ...['--choose', '1', '--scenes', '1'],
  ]);
  expect(run.stdout).toContain('Amos Pell died on a Tuesday');
  // A hang, not noise: ten times what the source allows.
  expect(Date.now() - began).toBeLessThan(50_000);
});
