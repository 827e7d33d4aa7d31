import { readFileSync } from 'node:fs';
import path from 'node:path';

import { nearestOf } from '@/engine/turn-data/nearest-of';
import { understandAct, type NearestExample } from '@/understanding/understand-act';
import { builtInEmbedder } from '@/recall/built-in-embedder';

const root = path.resolve(__dirname, '../../..');
const embedder = builtInEmbedder(readFileSync(path.join(root, 'assets/recall/word-table.bin')));
if (!embedder.ok) throw new Error(embedder.error);
const meaning = nearestOf(embedder.value);

it.each(['pedlar', 'usurper', 'chandler', 'lutenist', 'botanist', 'stoker'])(
  '[002 FR-003] a %s is somebody, by the word or by what it means',
  (who) => {
    expect(understandAct(`I hand the ${who} a loaf`, meaning).why.person).not.toBeNull();
  },
);

it.each(['casserole', 'sausage', 'avocado', 'pudding'])(
  '[002 FR-003] with a %s nothing goes wrong, whatever the verb',
  (what) => {
    expect(understandAct(`attack the ${what}`, meaning).why.dice).toBeNull();
  },
);

type Labelled = {
  readonly text: string;
  readonly skills: readonly string[];
  readonly not: readonly string[];
};

/** How many of the labelled acts are planned with all that they need and nothing that they must not have. */
function shareRight(set: string, nearest?: NearestExample): number {
  const lines = readFileSync(path.join(root, `bench/planner/${set}.ndjson`), 'utf8').trim();
  const acts = lines.split('\n').map((line) => JSON.parse(line) as Labelled);
  const right = acts.filter(({ text, skills, not }) => {
    const { why } = understandAct(text, nearest);
    const chosen = new Set(['memory', 'storyteller']);
    if (why.dice !== null) chosen.add('dice-roller');
    if (why.person !== null) chosen.add('npc-perception');
    if (why.group !== null) chosen.add('reputation');
    return skills.every((skill) => chosen.has(skill)) && !not.some((skill) => chosen.has(skill));
  });
  return right.length / acts.length;
}

it.each([
  ['seen', 0.99],
  ['seen-2', 0.97],
  ['practice', 0.97],
  ['practice-3', 0.96],
])('[arch SC-002; 002 SC-002] acts of the %s set are planned right in %d', (set, least) => {
  expect(shareRight(set, meaning)).toBeGreaterThanOrEqual(least);
});

it.each([
  ['seen', 0.98],
  ['practice', 0.96],
])('[arch SC-002] of the %s set %d also where nobody knows what words mean', (set, least) => {
  expect(shareRight(set)).toBeGreaterThanOrEqual(least);
});
