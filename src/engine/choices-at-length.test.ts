import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Choice } from '@/contracts/generated/choice';
import { bundledStory } from '@/engine/testing/bundled-story';
import { collect, never } from '@/engine/testing/test-engine';
import { seededRandom } from '@/foundation/seeded-random';
import type { Memory } from '@/story/state/memory';
import { inFewWords } from '@/story/words/in-few-words';

const skill = path.resolve(__dirname, '../../skills/player-choices');

const variants = [
  { nerve: 3, tact: 1, figures: 2 },
  { nerve: -1, tact: 2, figures: 4 },
  { nerve: 1, tact: -2, figures: 1 },
];

type Decision = {
  readonly ms: number;
  readonly scene: number;
  readonly choices: readonly Choice[];
  /** What was offered in the scene before. */
  readonly before: readonly Choice[];
  /** What is remembered on this road, by its id. */
  readonly memories: ReadonlyMap<string, Memory>;
};
const made: Decision[] = [];

beforeAll(async () => {
  for (let seed = 1; made.length < 210; seed += 1) {
    const stats = variants[seed % variants.length] ?? {};
    const session = await bundledStory({}, { seed, startingPatch: { stats } });
    const random = seededRandom(seed);
    await collect(session.resume(never));
    for (let [first, ...others] = session.choices; first !== undefined;) {
      const choice = random.pick([first, ...others]);
      const began = performance.now();
      const before = session.choices;
      await collect(session.take({ choice: choice.id }, never));
      const ms = performance.now() - began;
      const { choices, path: scenes } = session;
      [first, ...others] = choices;
      const memories = scenes.flatMap(({ outcome }) => outcome.memories);
      if (first !== undefined)
        made.push({
          ...{ ms, choices, before, scene: scenes.length },
          memories: new Map(memories.map((memory) => [memory.id, memory])),
        });
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

describe('[arch SC-034] choices of Forty-Three Smokes come from what happened', () => {
  const reasons = (isMeant: (scene: number) => boolean) =>
    made
      .filter(({ scene }) => isMeant(scene))
      .flatMap(({ choices, memories }) =>
        choices.map(({ because }) => ({
          memories,
          reason: because.find(({ kind }) => kind === 'memory') ?? null,
        })),
      );

  it('80 of 100 of those offered after the fifth scene have a memory as their reason', () => {
    const late = reasons((scene) => scene > 5);
    const remembering = late.filter(({ reason }) => reason !== null);
    expect(late.length).toBeGreaterThan(400);
    expect(remembering.length / late.length).toBeGreaterThanOrEqual(0.8);
  });

  it('each is a memory of this very story, as it is remembered, and none that meant little', () => {
    const wrong = reasons(() => true).filter(({ reason, memories }) => {
      const memory = memories.get(reason?.id ?? '');
      if (reason === null) return false;
      const summary = inFewWords(memory?.summary ?? '');
      return summary !== reason.text || memory?.significance === 'low';
    });
    expect(wrong).toEqual([]);
  });
});

describe('choices worth reading', () => {
  it('none has more than 14 words', () => {
    const texts = made.flatMap(({ choices }) => choices.map(({ text }) => text));
    expect(texts.filter((text) => text.split(/\s+/).length > 14)).toEqual([]);
  });

  it('the engine words none of its own as it did in the scene before', () => {
    const again = made.flatMap(({ choices, before }) =>
      choices.filter(
        ({ by, text }) => by === 'engine' && before.some((each) => each.text === text),
      ),
    );
    expect(again).toEqual([]);
  });

  it('no two scenes in a row offer the same, unless there is nothing else to do', () => {
    const texts = (choices: readonly Choice[]) => new Set(choices.map(({ text }) => text));
    const same = made.filter(({ choices, before }) => {
      const seen = texts(before);
      return [...texts(choices)].every((text) => seen.has(text));
    });
    expect(same.length / made.length).toBeLessThan(0.02);
  });
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

  it('each has it among its reasons, with the player’s own number', () => {
    const inReasons = share(({ because }, stat) =>
      because.some(({ kind, text }) => kind === 'stat' && text.startsWith(`${stat} `)),
    );
    expect(inReasons).toBe(1);
  });

  it('what the player is good at is asked for in the words a model is given', () => {
    expect(readFileSync(path.join(skill, 'SKILL.md'), 'utf8')).toContain('{player_stats}');
  });
});
