import { LexicalIndex } from '@/recall/lexical-index';

function indexOf(texts: Readonly<Record<string, string>>): LexicalIndex {
  const index = new LexicalIndex();
  for (const [id, text] of Object.entries(texts)) index.add(id, text);
  return index;
}

const past = {
  bell: 'Old Yevgen rang the bell at dawn.',
  goat: 'A goat ate the corner of your ledger, and Yevgen laughed.',
  thief: 'Someone stole the silver key while the guards slept.',
  quiet: 'Nothing was said about the bell.',
};

function best(query: string, among: ReadonlySet<string> | null = null): string | undefined {
  const scores = [...indexOf(past).score(query, among)];
  return scores.sort(([, one], [, other]) => other.lexical - one.lexical)[0]?.[0];
}

it.each([
  ['the stolen keys', 'thief'],
  ['sleeping guard', 'thief'],
  ['goats eating ledgers', 'goat'],
  ['ringing bells', 'bell'],
])('[arch §4.1.3] "%s" finds its words whatever their form', (query, id) => {
  expect(best(query)).toBe(id);
});

it('[arch §4.1.3] a rare word weighs more than one that many texts have', () => {
  const scores = indexOf(past).score('bell goat', null);
  expect(scores.get('goat')?.lexical).toBeGreaterThan(scores.get('quiet')?.lexical ?? 1);
});

it('says which words of the question matched, as they were asked', () => {
  expect(indexOf(past).score('Who stole keys and zeppelins?', null).get('thief')).toMatchObject({
    matchedWords: ['stole', 'keys'],
  });
});

it('a misspelt name still finds whom it means', () => {
  const scores = indexOf(past).score('Yevgan', null);
  expect([...scores.keys()].sort()).toEqual(['bell', 'goat']);
  expect(scores.get('bell')?.names).toBe(1);
});

it('only names are guessed at: a word that is no name finds nothing but itself', () => {
  expect(indexOf(past).score('boat', null).size).toBe(0);
});

it('what begins a sentence or mostly stands without a capital is no name', () => {
  const index = indexOf({
    one: 'Lantern light fell on the mark.',
    two: 'The mark was gone, and Mark with it.',
    three: 'You made another mark.',
  });
  expect(index.score('lanturn', null).size).toBe(0);
  expect(index.score('marck', null).size).toBe(0);
});

it('a name that only a removed text had is not guessed at', () => {
  const index = indexOf({ one: 'You met Yevgen.', two: 'You met Brask.' });
  index.remove('one');
  expect(index.score('Yevgan', null).size).toBe(0);
});

it('[arch §4.1.3] only the given texts are found, and only they make a word common', () => {
  const index = indexOf(past);
  const scores = index.score('bell goat', new Set(['bell', 'goat']));
  expect([...scores.keys()].sort()).toEqual(['bell', 'goat']);
  expect(scores.get('bell')?.lexical).toBeCloseTo(scores.get('goat')?.lexical ?? 0, 1);
});

it('words that none of the texts has make a text no less a match of those that are known', () => {
  const score = indexOf(past).score('zeppelins over the silver key', null).get('thief');
  expect(score?.ofKnown).toBeGreaterThan(0.9);
  expect(score?.lexical).toBeLessThan(0.8);
});

it('a text that was removed or replaced is not found by its old words', () => {
  const index = indexOf(past);
  index.remove('goat');
  index.add('thief', 'The key came back.');
  expect(index.score('goat guards', null).size).toBe(0);
  expect([...index.score('key', null).keys()]).toEqual(['thief']);
  expect([index.size, index.has('goat'), index.has('bell')]).toEqual([3, false, true]);
});

it.each(['', 'the and of', '?!'])('nothing comes back for "%s"', (query) => {
  expect(indexOf(past).score(query, null).size).toBe(0);
});
