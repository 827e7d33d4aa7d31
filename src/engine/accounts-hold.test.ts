import path from 'node:path';

import type { StorySession } from '@/engine/session/story-session';
import { scriptsInThisProcess } from '@/engine/testing/scripts-in-this-process';
import { collect, never, testEngine, testHost } from '@/engine/testing/test-engine';
import { reasonWords } from '@/foundation/limits';
import { seededRandom } from '@/foundation/seeded-random';
import { folderFileStore } from '@/hosts/node/folder-file-store';

const root = path.resolve(__dirname, '../..');
const bundled = path.join(root, 'campaigns');
const strangers = path.join(root, 'e2e/strangers/seen');
const longest = 40;

const stories = [
  ...[1, 2, 3, 4].map((seed) => ({ folder: bundled, campaign: 'forty-three-smokes', seed })),
  ...['a_wet_coin', 'kind-hand-at-halfway', 'lantern-school', 'the-thirteenth-juror'].map(
    (campaign, index) => ({ folder: strangers, campaign, seed: index + 1 }),
  ),
];

type Story = (typeof stories)[number];

const typed = ['wait', 'smile', 'look around', 'thank them', 'threaten them', 'take it'];

/** What does not add up after each scene of a story that is tapped and typed through, in words. */
async function faultsOf({ folder, campaign, seed }: Story): Promise<readonly string[]> {
  const content = { campaigns: folderFileStore(folder) };
  const host = testHost({ content, compute: { scripts: scriptsInThisProcess() } });
  const engine = await testEngine(host);
  const start = { style: 'vivid', startingPatch: {}, startAtBeat: null } as const;
  const begun = await engine.begin({ campaign, seed, ...start }, never);
  if (!begun.ok) throw new Error(begun.error.message);
  const opened = await engine.open(begun.value, never);
  if (!opened.ok) throw new Error(opened.error.message);
  const session = opened.value;
  await collect(session.resume(never));
  const random = seededRandom(seed);
  const faults = new Set<string>();
  for (let turn = 0; turn < longest && !session.hasEnded; turn += 1) {
    const [first, ...others] = session.choices;
    if (first === undefined) break;
    const choice = random.pick([first, ...others]);
    const isTyped = turn % 4 === 3;
    const text = typed[turn % typed.length] ?? 'wait';
    const { length } = session.path;
    await collect(session.take(isTyped ? { text } : { choice: choice.id }, never));
    const scene = session.path[length];
    if (!isTyped && choice.difficulty !== null && scene?.outcome.roll === null)
      faults.add(`"${choice.text}" was to be rolled, and no roll is shown`);
    for (const fault of faultsIn(session)) faults.add(fault);
  }
  return [...faults];
}

function faultsIn({ choices, setting }: StorySession): readonly string[] {
  const sum = (parts: readonly { readonly change: number }[]): number =>
    parts.reduce((all, { change }) => all + change, 0);
  const opinions = [
    ...(setting?.people ?? []).map((person) => ({ ...person, score: person.feeling })),
    ...(setting?.factions ?? []),
  ];
  return [
    ...opinions
      .filter(({ why, rest = [], score }) => sum(why) + sum(rest) !== score)
      .map(({ name, score, why }) => `${name}: ${String(score)} is not ${JSON.stringify(why)}`),
    ...choices
      .flatMap(({ because }) => because)
      .filter(({ text }) => text.split(/\s+/).length > reasonWords)
      .map(({ text }) => `"${text}" is too long for a reason`),
    ...choices
      .filter(({ risked, difficulty }) => risked !== undefined && difficulty === null)
      .map(({ text }) => `"${text}" cannot fail, and is said to cost something`),
  ];
}

it.each(stories)(
  'every change is accounted for in $campaign with seed $seed',
  async (story) => {
    expect(await faultsOf(story)).toEqual([]);
  },
  60_000,
);
