/**
 * Fits how much each sign counts of a choice being meant, on the seen half alone:
 * node scripts/run-ts.mjs bench/planner/fit-fair.ts
 * Prints how well lines are judged by weights that were fitted without them (five folds; all lines beside
 * the same choices are in one), then the weights fitted on all of them, for `likeness-weights.ts`.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';

import { signsOfChoice, type ChoiceLikeness } from '@/understanding/meant/choice-likeness';
import { choicesMeant } from '@/understanding/meant/choices-meant';

import { readFairLines, readSeveralActs } from './fair-lines';
import { openFairSituations, placeOf } from './fair-situations';

const folds = 5;
const steps = 600;
const rate = 0.1;
const pull = 0.001;

type Example = {
  readonly kind: 'paraphrase' | 'near' | 'contradiction' | 'part';
  readonly text: string;
  readonly rows: readonly (readonly number[])[];
  readonly against: readonly boolean[];
  readonly means: number;
  readonly fold: number;
};

const folder = path.dirname(path.resolve(process.argv[1] ?? ''));
const { situationOf, close } = await openFairSituations(path.resolve(folder, '../..'));

async function exampleOf(
  kind: Example['kind'],
  line: { text: string; choices: readonly string[]; campaign: string; means: number | null },
): Promise<Example> {
  const { text, choices, campaign, means } = line;
  const weighed = [...choicesMeant(text, await situationOf(campaign, choices))].sort(
    (one, other) => (placeOf(one.choice.intent) ?? 0) - (placeOf(other.choice.intent) ?? 0),
  );
  const [byte = 0] = createHash('sha256').update(choices.join('\n')).digest();
  return {
    kind,
    text,
    rows: weighed.map(({ likeness }) => rowOf(likeness)),
    against: weighed.map(({ isAgainst }) => isAgainst),
    means: means ?? -1,
    fold: byte % folds,
  };
}

function rowOf(likeness: ChoiceLikeness): readonly number[] {
  return [1, ...signsOfChoice.map((sign) => likeness[sign])];
}

function chancesOf({ rows }: Example, weights: readonly number[]): readonly number[] {
  const odds = rows.map((row) => Math.exp(summed(row, weights)));
  const all = odds.reduce((sum, each) => sum + each, 1);
  return odds.map((each) => each / all);
}

function summed(row: readonly number[], weights: readonly number[]): number {
  return row.reduce((sum, x, at) => sum + x * (weights[at] ?? 0), 0);
}

/** How much more the chances would err, were each weight a little greater. */
function slopeAt(examples: readonly Example[], weights: readonly number[]): readonly number[] {
  const offs = examples.flatMap((example) =>
    chancesOf(example, weights).map((chance, place) => ({
      row: example.rows[place] ?? [],
      off: chance - Number(place === example.means),
    })),
  );
  return weights.map((weight, at) => {
    const off = offs.reduce((sum, each) => sum + each.off * (each.row[at] ?? 0), 0);
    return off / examples.length + (at === 0 ? 0 : pull * weight);
  });
}

/** Multinomial logistic regression by Adam's way of stepping; the first weight is not pulled to nothing. */
function fitted(examples: readonly Example[]): readonly number[] {
  let weights = [0, ...signsOfChoice.map(() => 0)].map((weight) => ({
    weight,
    mean: 0,
    square: 0,
  }));
  for (let step = 1; step <= steps; step += 1) {
    const slope = slopeAt(
      examples,
      weights.map(({ weight }) => weight),
    );
    const pace = step < steps * 0.7 ? rate : rate / 10;
    weights = weights.map((before, at) => {
      const mean = 0.9 * before.mean + 0.1 * (slope[at] ?? 0);
      const square = 0.99 * before.square + 0.01 * (slope[at] ?? 0) ** 2;
      const by = Math.sqrt(square / (1 - 0.99 ** step)) + 1e-8;
      return { mean, square, weight: before.weight - (pace * mean) / (1 - 0.9 ** step) / by };
    });
  }
  return weights.map(({ weight }) => weight);
}

const examples: Example[] = [];
for (const line of readFairLines(folder, 'seen')) examples.push(await exampleOf(line.kind, line));
for (const { choices, campaign, parts } of readSeveralActs(folder, 'seen'))
  for (const part of parts) examples.push(await exampleOf('part', { choices, campaign, ...part }));
await close();

const byFold = Array.from({ length: folds }, (_, fold) =>
  fitted(examples.filter((example) => example.fold !== fold)),
);
const whole = fitted(examples);

function printAt(name: string, weightsOf: (example: Example) => readonly number[], needed: number) {
  const counts = new Map<string, number>();
  for (const example of examples) {
    if (example.kind === 'part') continue;
    const chances = chancesOf(example, weightsOf(example));
    const best = chances.indexOf(Math.max(...chances));
    const isTaken = (chances[best] ?? 0) >= needed && example.against[best] !== true;
    const answer = isTaken ? (best === example.means ? 'right' : 'wrong') : 'not taken';
    const key = `${example.kind} ${answer}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const told = [...counts].sort().map(([key, times]) => `${key} ${String(times)}`);
  console.log(`${name}, taken from ${needed.toFixed(2)}: ${told.join(', ')}`);
}

for (const needed of [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6]) {
  printAt('without them', ({ fold }) => byFold[fold] ?? [], needed);
  printAt('with them   ', () => whole, needed);
}
for (const [at, sign] of ['start', ...signsOfChoice].entries())
  console.log(`  ${sign}: ${(whole[at] ?? 0).toFixed(2)},`);
if (process.argv.includes('--verbose'))
  for (const example of examples) {
    const chances = chancesOf(example, byFold[example.fold] ?? []);
    console.log(
      JSON.stringify({ ...example, chances: chances.map((each) => Number(each.toFixed(2))) }),
    );
  }
