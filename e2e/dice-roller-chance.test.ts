import { readFileSync } from 'node:fs';
import path from 'node:path';

import fc from 'fast-check';

import { succeed } from '@/foundation/result';

import { rollDice, rollMany, sumOfRoll, type Die, type RollAnswer } from './testing/dice-rolls';
import { root } from './testing/narratoria';

type Handful = readonly Die[];

describe('chance', () => {
  /** 25 dice of each kind in each of 2,400 rolls are 60,000 of each kind. */
  const handful = '25d6+25d20+25d%+25dF';
  const rolls = 2_400;

  /** One seed after the other, which is the hardest on a generator. */
  async function secureHandfuls(files: Record<string, string>): Promise<readonly Handful[]> {
    let seed = 0;
    const services = () => succeed({ seed: (seed += 1) });
    const config = { randomSource: 'crypto' };
    const formulas = Array<string>(50).fill(handful);
    const handfuls: Handful[] = [];
    while (handfuls.length < rolls) {
      const answers = await rollMany({ formulas, modifiers: {} }, { config, services, files });
      handfuls.push(...answers.map(({ done }) => done[0]?.output?.dice ?? []));
    }
    return handfuls;
  }

  it('[arch §4.1.2, §7.4] from randomSource pseudo is fair over the seeds of stories', async () => {
    const handfuls: Handful[] = [];
    for (let seed = 0; seed < rolls; seed += 1)
      handfuls.push((await rollDice({ formula: handful }, { seed })).dice);
    expect([unfairDice(handfuls), isUnfairPair(handfuls)]).toEqual([[], false]);
  });

  it('[arch §4.1.2, §7.4] from randomSource crypto is fair over the seeds of the device', async () => {
    const handfuls = await secureHandfuls({});
    expect([unfairDice(handfuls), isUnfairPair(handfuls)]).toEqual([[], false]);
  });

  it.each([
    [1.05, false],
    [1.2, true],
  ])(
    'that leans by a power of %d is found out in dice of every kind; in pairs of them: %s',
    async (power, inPairs) => {
      const generator = path.join(root, 'skills', 'dice-roller', 'lib', 'seeded-random.js');
      const handfuls = await secureHandfuls({
        'lib/fair-random.js': readFileSync(generator, 'utf8'),
        'lib/seeded-random.js': `import { seededRandom as fair } from './fair-random.js';
        export function seededRandom(seed) {
          const draw = fair(seed);
          return () => draw() ** ${power};
        }`,
      });
      expect([unfairDice(handfuls), isUnfairPair(handfuls)]).toEqual([
        ['d3', 'd6', 'd20', 'd100'],
        inPairs,
      ]);
    },
  );
});

describe('whatever is typed', () => {
  const modifiers = { luck: 2, nerve: -1, half: 0.5, dl1: 4 };

  it('[arch §4.1.2] as a formula rolls dice whose sum is the total, or is refused with one sentence', async () => {
    let rolled = 0;
    const batch = fc.array(typedFormula, { minLength: 50, maxLength: 50 });
    await fc.assert(
      fc.asyncProperty(batch, fc.nat(), async (formulas, seed) => {
        const answers = await rollMany({ formulas, modifiers }, { seed });
        expect(answers).toHaveLength(formulas.length);
        for (const { faults, done } of answers) expect(complaints(faults, done)).toEqual([]);
        rolled += answers.filter(({ done }) => done[0]?.ok).length;
      }),
      { numRuns: 60 },
    );
    // Both happen often enough to mean something.
    expect(rolled).toBeGreaterThan(600);
    expect(rolled).toBeLessThan(2_400);
  });
});

/** What is wrong with an answer, whatever was asked. */
function complaints(faults: RollAnswer['faults'], done: RollAnswer['done']): readonly string[] {
  const [said] = done;
  if (done.length !== 1 || said === undefined) return ['not ended once'];
  if (!said.ok)
    return faults.length === 1 && /^["A-Z].*\.$/.test(faults[0]?.message ?? '')
      ? []
      : [`not one sentence: ${JSON.stringify(faults)}`];
  const { output } = said;
  if (faults.length > 0 || output === undefined) return ['neither rolled nor refused'];
  return [
    ...(output.total === sumOfRoll(output) ? [] : [`${output.total} is no sum`]),
    ...(output.dice.length <= 100 ? [] : ['more than 100 dice']),
    ...output.dice
      .filter((die) => !isPossible(die))
      .map((die) => `${JSON.stringify(die)} is no die`),
  ];
}

function isPossible({ sides, value }: Die): boolean {
  const face = Math.abs(value);
  const lowest = sides === 3 ? 0 : 1;
  return sides <= 1_000 && Number.isInteger(value) && face >= lowest && face <= sides;
}

const typedFormula = fc.oneof(
  { weight: 4, arbitrary: likelyFormula() },
  {
    weight: 1,
    arbitrary: fc.string({
      unit: fc.constantFrom(...'0 1 2 6 9 d + - k h l ! % F a v i s \n'.split(' '), ' '),
    }),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 250 }) },
);

function likelyFormula(): fc.Arbitrary<string> {
  const choice = fc.constantFrom('kh', 'kl', 'dh', 'dl', 'KH2', 'kl3', 'dh2', 'dl1', 'adv', 'dis');
  const marks = fc.array(fc.oneof(fc.constant('!'), choice), { maxLength: 2 });
  const count = fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 8 }), fc.nat(120));
  const faces = fc.oneof(fc.constantFrom('%', 'F', 'f', 6, 20), fc.nat(1_100));
  const dice = fc
    .tuple(count, fc.constantFrom('d', 'D'), faces, marks)
    .map(([number, d, sides, ends]) => `${number}${d}${sides}${ends.join('')}`);
  const word = fc.constantFrom('luck', 'nerve', 'half', 'dl1', 'adv', 'dis', 'ghost', 'toString');
  const term = fc.oneof(
    { weight: 4, arbitrary: dice },
    { weight: 1, arbitrary: word },
    { weight: 1, arbitrary: fc.nat(2_000_000).map(String) },
  );
  const sign = fc.constantFrom('+', '-', ' + ', ' - ');
  return fc
    .tuple(term, fc.array(fc.tuple(sign, term), { maxLength: 4 }))
    .map(([first, others]) => [first, ...others.flat()].join(''));
}

/**
 * By sides: the chi-square that fair dice pass once in a thousand times (p = 0.001), for as many degrees
 * of freedom as there are faces less one.
 */
const criticalValues: ReadonlyMap<number, number> = new Map([
  [3, 13.816],
  [6, 20.515],
  [20, 43.82],
  [100, 148.23],
]);
/** The same for the eleven totals of two dice. */
const criticalValueOfPairs = 29.588;

function unfairDice(handfuls: readonly Handful[]): readonly string[] {
  const dice = handfuls.flat();
  return [...criticalValues].flatMap(([sides, critical]) => {
    const faces = dice.filter((die) => die.sides === sides).map(({ value }) => value);
    const shares = Array.from({ length: sides }, () => 1 / sides);
    return chiSquare(faces, sides === 3 ? -1 : 1, shares) < critical ? [] : [`d${sides}`];
  });
}

/** The first two six-sided dice of each handful, as a story throws them. */
function isUnfairPair(handfuls: readonly Handful[]): boolean {
  const totals = handfuls.map(([one, other]) => (one?.value ?? 0) + (other?.value ?? 0));
  const shares = Array.from({ length: 11 }, (_, index) => (6 - Math.abs(5 - index)) / 36);
  return !(chiSquare(totals, 2, shares) < criticalValueOfPairs);
}

/** How far values from `lowest` on are from the shares they should have. */
function chiSquare(values: readonly number[], lowest: number, shares: readonly number[]): number {
  const counts = shares.map(() => 0);
  for (const value of values) counts[value - lowest] = (counts[value - lowest] ?? Number.NaN) + 1;
  return counts.reduce((sum, count, index) => {
    const expected = values.length * (shares[index] ?? 0);
    return sum + (count - expected) ** 2 / expected;
  }, 0);
}
