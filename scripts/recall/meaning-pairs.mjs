import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { sentenceWords } from './sentence-words.mjs';

const thesaurus = createRequire(import.meta.url).resolve('moby/words.txt');
const rarest = 30_000;

/** Pairs of texts that mean about the same, as lists of rows; each pair comes out a little different each time. */
export function meaningPairs({ meanings, words, index, random }) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const known = termReader(index);
  const rowsIn = (text) =>
    sentenceWords(text)
      .map((word) => index.get(word))
      .filter((row) => row !== undefined);
  const pairs = [];
  for (const { words: names, definition, examples, relations } of meanings.values()) {
    const terms = names.map(known).filter(Boolean);
    const rank = Math.min(...terms.map((term) => Math.max(...term.map((row) => words[row].rank))));
    if (terms.length === 0 || rank > rarest) continue;
    const short = examples.filter((text) => text.split(' ').length <= 14);
    const meant = rowsIn(definition).slice(0, 24);
    if (meant.length >= 2) {
      const said = short.map(rowsIn).filter((rows) => rows.length > 1);
      pairs.push([
        () => (said.length === 0 || random() < 0.5 ? pick(terms) : pick(said)),
        () => (random() < 0.5 ? meant : [...meant, ...pick(terms)]),
      ]);
    }
    const wider = relations
      .filter(({ symbol }) => symbol === '@' || symbol === '&')
      .flatMap(({ to }) => meanings.get(to)?.words ?? [])
      .map(known)
      .filter(Boolean);
    for (const text of short) {
      const spoken = sentenceWords(text);
      const place = spoken.findIndex((word) => names.some((name) => isFormOf(word, name)));
      if (place < 0) continue;
      const others = names.filter((name) => !spoken[place].startsWith(stemOf(name)));
      const synonyms = others.map(known).filter(Boolean);
      const instead = [...synonyms, ...synonyms, ...wider];
      const rows = rowsIn(text);
      if (instead.length === 0 || rows.length < 3) continue;
      const rest = rowsIn(spoken.filter((_, at) => at !== place).join(' '));
      pairs.push([() => rows, () => [...pick(instead), ...rest.filter(() => random() < 0.55)]]);
    }
  }
  for (const line of readFileSync(thesaurus, 'utf8').split('\n')) {
    const [root, ...others] = line.trim().toLowerCase().split(',');
    const row = index.get(root);
    if (row === undefined || words[row].rank > rarest) continue;
    const related = others.map(known).filter((term) => term && term.length <= 3);
    if (related.length < 4) continue;
    const some = (count) => Array.from({ length: count }, () => pick(related)).flat();
    pairs.push([
      () => (random() < 0.6 ? [row] : some(2)),
      () => some(1 + Math.floor(random() * 3)),
    ]);
  }
  return pairs;
}

function termReader(index) {
  const known = new Map();
  return (term) => {
    if (!known.has(term)) {
      const rows = term.split(/[ -]/).map((word) => index.get(word));
      known.set(term, rows.includes(undefined) ? null : rows);
    }
    return known.get(term);
  };
}

function stemOf(name) {
  return name.replace(/e$/, '');
}

function isFormOf(word, name) {
  if (word === name) return true;
  return name.length > 3 && word.startsWith(stemOf(name)) && word.length - name.length < 4;
}
