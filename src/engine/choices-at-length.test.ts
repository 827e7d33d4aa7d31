import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Choice } from '@/contracts/generated/choice';
import { bundledStory } from '@/engine/testing/bundled-story';
import { collect, never } from '@/engine/testing/test-engine';
import { seededRandom } from '@/foundation/seeded-random';

const skill = path.resolve(__dirname, '../../skills/player-choices');

/** The skill as it is when the player wants hints in detail. */
const inDetail = {
  'player-choices/config-schema.json': readFileSync(
    path.join(skill, 'config-schema.json'),
    'utf8',
  ).replace('"default": "brief"', '"default": "detailed"'),
};

const variants = [
  { nerve: 3, tact: 1, figures: 2 },
  { nerve: -1, tact: 2, figures: 4 },
  { nerve: 1, tact: -2, figures: 1 },
];

type Decision = { readonly ms: number; readonly choices: readonly Choice[] };
const made: Decision[] = [];

beforeAll(async () => {
  for (let seed = 1; made.length < 210; seed += 1) {
    const stats = variants[seed % variants.length] ?? {};
    const session = await bundledStory(inDetail, { seed, startingPatch: { stats } });
    const random = seededRandom(seed);
    await collect(session.resume(never));
    for (let [first, ...others] = session.choices; first !== undefined;) {
      const choice = random.pick([first, ...others]);
      const began = performance.now();
      await collect(session.take({ choice: choice.id }, never));
      [first, ...others] = session.choices;
      if (first !== undefined)
        made.push({ ms: performance.now() - began, choices: session.choices });
    }
  }
});

it('[arch SC-013; arch §4.2.1] 95 of 100 of over 200 decision points in whole stories of Forty-Three Smokes have three or four choices within 3 s of the choice before', () => {
  const inTime = made.filter(
    ({ ms, choices }) => ms < 3_000 && choices.length >= 3 && choices.length <= 4,
  );
  expect(made.length).toBeGreaterThanOrEqual(210);
  expect(inTime.length / made.length).toBeGreaterThanOrEqual(0.95);
});

describe('[arch SC-014] what is rolled speaks of the stat that matters', () => {
  const rolled = () =>
    made.flatMap(({ choices }) => choices).filter(({ intent }) => intent.stat !== undefined);
  const share = (speaks: (choice: Choice, stat: string) => boolean): number => {
    const all = rolled();
    return all.filter((each) => speaks(each, each.intent.stat ?? '')).length / all.length;
  };

  it('there are more than 20 such choices, of every stat', () => {
    expect(rolled().length).toBeGreaterThan(20);
    expect(new Set(rolled().map(({ intent }) => intent.stat))).toEqual(
      new Set(['nerve', 'tact', 'figures']),
    );
  });

  it('at least 70 of 100 name it in their words or their hint, and so do the reasons of all', () => {
    const inWords = share(({ text, hint }, stat) =>
      `${text} ${hint ?? ''}`.toLowerCase().includes(stat),
    );
    const inReasons = share(({ because }, stat) =>
      because.some(({ kind, text }) => kind === 'stat' && text.startsWith(stat)),
    );
    expect(inWords).toBeGreaterThanOrEqual(0.7);
    expect(inReasons).toBe(1);
  });

  it('what the player is good at is asked for in the words a model is given', () => {
    expect(readFileSync(path.join(skill, 'SKILL.md'), 'utf8')).toContain('{player_stats}');
  });
});
