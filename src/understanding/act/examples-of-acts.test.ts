import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { examplesOfActs } from '@/understanding/act/examples-of-acts';
import { wordsSaid } from '@/understanding/lexicon/words-said';

const folder = path.resolve(__dirname, '../../../bench/planner');
const labelled = readdirSync(folder)
  .filter((file) => file.endsWith('.ndjson'))
  .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').trim().split('\n'))
  .map((line) => (JSON.parse(line) as { readonly text: string }).text.toLowerCase());

/** Long enough that nobody writes the same by chance. */
const sameByChance = 4;

function rowsOf(text: string): readonly string[] {
  const words = wordsSaid(text.toLowerCase());
  return words
    .slice(0, Math.max(0, words.length - sameByChance))
    .map((_, at) => words.slice(at, at + sameByChance + 1).join(' '));
}

const known = new Set(labelled.flatMap(rowsOf));

it('no example that acts are held against is taken from a labelled set', () => {
  const examples = examplesOfActs.flatMap(([, , , texts]) => texts);
  expect(examples.filter((text) => rowsOf(text).some((row) => known.has(row)))).toEqual([]);
});
