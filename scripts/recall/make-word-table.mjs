/**
 * Makes the table of words (docs/recall.md):
 *   npm install --prefix scripts/recall --ignore-scripts
 *   node scripts/recall/make-word-table.mjs [file]
 */
import { join } from 'node:path';
import process from 'node:process';

import { chooseWords, parentForms } from './choose-words.mjs';
import { gatherLongSentences, gatherSentences } from './gather-sentences.mjs';
import { meaningPairs } from './meaning-pairs.mjs';
import { alongAxes, principalAxes } from './principal-axes.mjs';
import { readGlove } from './read-glove.mjs';
import { readWordNet } from './read-wordnet.mjs';
import { seededRandom } from './seeded-random.mjs';
import { sentenceWords } from './sentence-words.mjs';
import { startingRows } from './starting-rows.mjs';
import { taught, teach, teacherDimension } from './teach.mjs';
import { trainRows, usualSettings } from './train-rows.mjs';
import { writeWordTable } from './write-word-table.mjs';

const [file = join(import.meta.dirname, '../../assets/recall/word-table.bin'), trial = '{}'] =
  process.argv.slice(2);
const dimension = 192;
const learnedWords = 30_000;
const keptWords = 27_000;

const random = seededRandom(1);
const meanings = readWordNet();
const glove = readGlove();
const words = chooseWords(glove, meanings, learnedWords);
const index = new Map(words.map(({ word }, row) => [word, row]));
const short = gatherSentences(meanings, index);
const long = gatherLongSentences(short);
const texts = [...long, ...short];

await teach(
  'words',
  words.map(({ word }) => word),
);
await teach('long', long);
await teach('sentences', short);
const taughtTexts = joined(taught('long', long.length), taught('sentences', short.length));
console.log(`${words.length} words, ${taughtTexts.length / teacherDimension} sentences`);

const sample = taughtTexts.subarray(0, 12_000 * teacherDimension);
const axes = principalAxes(sample, teacherDimension, dimension, random);
const gloveRows = new Float32Array(words.length * glove.dimension);
words.forEach(({ word }, row) => gloveRows.set(glove.vectorOf(word), row * glove.dimension));

const rows = trainRows(
  {
    start: startingRows({
      words,
      glove: gloveRows,
      gloveDimension: glove.dimension,
      taughtWords: alongAxes(taught('words', words.length), teacherDimension, axes),
      dimension,
    }),
    dimension,
    parents: parentForms(words, index),
    sentences: texts.map((text) =>
      sentenceWords(text)
        .map((word) => index.get(word))
        .filter((row) => row !== undefined),
    ),
    taughtSentences: alongAxes(taughtTexts, teacherDimension, axes),
    pairs: meaningPairs({ meanings, words, index, random }),
    random,
  },
  { ...usualSettings, ...JSON.parse(trial) },
);

const kept = words.slice(0, keptWords).map(({ word }) => word);
console.log(file, writeWordTable(file, { id: 'words-1', words: kept, rows, dimension }));

function joined(one, other) {
  const both = new Float32Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
