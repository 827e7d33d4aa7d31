/**
 * Whether typed words do what they say beside choices that were on screen:
 * node scripts/run-ts.mjs bench/planner/evaluate-fair.ts [seen|unseen|practice] [--verbose]
 * Anything may be tried on the seen half and on the lines to practise on, and `--verbose` says what it misses; of the
 * unseen half only figures are ever shown.
 */
import path from 'node:path';

import { readTypedMeaning, type TypedMeaning } from '@/understanding/read-typed-meaning';
import type { TypedSituation } from '@/understanding/story/typed-situation';

import { readFairLines, readSeveralActs, type Half } from './fair-lines';
import { openFairSituations, placeOf } from './fair-situations';

const [, script = '', ...args] = process.argv;
const half: Half = (['unseen', 'practice'] as const).find((each) => args.includes(each)) ?? 'seen';
const isVerbose = half !== 'unseen' && args.includes('--verbose');
const folder = path.dirname(path.resolve(script));
const root = path.resolve(folder, '../..');

const { situationOf, close } = await openFairSituations(root);

const times: number[] = [];

function meaningOf(text: string, situation: TypedSituation): TypedMeaning {
  const begun = performance.now();
  const meaning = readTypedMeaning(text, situation);
  times.push(performance.now() - begun);
  return meaning;
}

type Answer = 'right' | 'wrong' | 'asked, right among them' | 'asked, in vain' | 'free act';

function answerTo({ intent, mayMean }: TypedMeaning, means: number | null): Answer {
  const asked = mayMean.map((choice) => placeOf(choice.intent));
  if (asked.length > 0) return asked.includes(means) ? 'asked, right among them' : 'asked, in vain';
  const taken = placeOf(intent);
  if (taken === null) return 'free act';
  return taken === means ? 'right' : 'wrong';
}

const counted = new Map<string, Map<Answer, number>>();

function count(kind: string, answer: Answer): void {
  const answers = counted.get(kind) ?? new Map<Answer, number>();
  counted.set(kind, answers.set(answer, (answers.get(answer) ?? 0) + 1));
}

function sayFault(kind: string, text: string, answer: Answer, { intent, mayMean }: TypedMeaning) {
  if (!isVerbose || answer === 'right' || (kind !== 'paraphrase' && answer === 'free act')) return;
  const taken = mayMean.length > 0 ? mayMean.map((choice) => choice.text).join(' / ') : '';
  console.log(`${kind}: ${text}\n    ${answer} ${taken} ${JSON.stringify(intent)}`);
}

for (const { text, choices, campaign, means, kind } of readFairLines(folder, half)) {
  const meaning = meaningOf(text, await situationOf(campaign, choices));
  const answer = answerTo(meaning, means);
  count(kind, answer);
  sayFault(kind, text, answer, meaning);
}

type Order = 'in order' | 'stopped early' | 'wrong';
const orders: Record<Order, number> = { 'in order': 0, 'stopped early': 0, wrong: 0 };

/** Each act of a line, one after the other, as far as the line is followed. */
async function followed(
  text: string,
  choices: readonly string[],
  campaign: string,
): Promise<readonly (number | null | 'asked')[]> {
  const done: (number | null | 'asked')[] = [];
  let rest: string | null = text;
  while (rest !== null && done.length < 6) {
    const meaning: TypedMeaning = meaningOf(rest, await situationOf(campaign, choices));
    done.push(meaning.mayMean.length > 0 ? 'asked' : placeOf(meaning.intent));
    rest = meaning.rest;
  }
  return done;
}

for (const { text, choices, campaign, parts } of readSeveralActs(folder, half)) {
  const done = await followed(text, choices, campaign);
  const isSo = done.every((each, at) => each === 'asked' || each === parts[at]?.means);
  const isWhole = done.length === parts.length && !done.includes('asked');
  const order: Order = !isSo ? 'wrong' : isWhole ? 'in order' : 'stopped early';
  orders[order] += 1;
  if (isVerbose && order !== 'in order')
    console.log(`several: ${text}\n    ${order} ${JSON.stringify(done)}`);
}

await close();

const percentOf = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} %`;
for (const [kind, answers] of counted) {
  const all = [...answers.values()].reduce((sum, each) => sum + each, 0);
  console.log(`\n${String(all)} of kind ${kind} (${half})`);
  for (const [answer, times] of answers)
    console.log(`  ${answer.padEnd(24)} ${percentOf(times, all).padStart(8)}  ${String(times)}`);
}
console.log(`\nseveral acts in a line (${half})`);
for (const [order, times] of Object.entries(orders)) console.log(`  ${order.padEnd(14)} ${times}`);
times.sort((one, other) => one - other);
const slowest = times[Math.floor(times.length * 0.95)] ?? 0;
console.log(`\n95 of 100 lines are read within ${slowest.toFixed(1)} ms`);
