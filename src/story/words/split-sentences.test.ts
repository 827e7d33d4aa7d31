import fc from 'fast-check';

import { countWords, splitSentences } from '@/story/words/split-sentences';
import { sentenceKey } from '@/story/words/sentence-key';

it.each([
  ['One. Two! Three? Four… Five', ['One.', 'Two!', 'Three?', 'Four…', 'Five']],
  ['"Stop!" She waits.', ['"Stop!"', 'She waits.']],
  ['"Is it sharp?" she says.', ['"Is it sharp?" she says.']],
  ['He said “Go.” “Now?” she asked.', ['He said “Go.”', '“Now?” she asked.']],
  ['Mr. Pruett and Dr. Oda met at St. Anne.', ['Mr. Pruett and Dr. Oda met at St. Anne.']],
  ['"Mr. Pruett asks." He waits.', ['"Mr. Pruett asks."', 'He waits.']],
  ['It costs 3.50 today. 41 chimneys smoke.', ['It costs 3.50 today.', '41 chimneys smoke.']],
  ['Wait... What?', ['Wait...', 'What?']],
  ['(He left.) She stayed.', ['(He left.)', 'She stayed.']],
  [
    'A paper is tied to it. *Came up in March. Came up again.* It is dry.',
    ['A paper is tied to it.', '*Came up in March.', 'Came up again.*', 'It is dry.'],
  ],
  ['It says *nil.* He nods.', ['It says *nil.*', 'He nods.']],
  ['It is *not* so. It *is.*', ['It is *not* so.', 'It *is.*']],
  ['The roof is bare. "—two in that field!"', ['The roof is bare.', '"—two in that field!"']],
  ['He stops. “…and one more,” he says.', ['He stops.', '“…and one more,” he says.']],
  ['"I was counting. And then—" He stops.', ['"I was counting.', 'And then—" He stops.']],
  ['"Well?" —and she is gone.', ['"Well?" —and she is gone.']],
  ['', []],
  ['   ', []],
])('%s', (paragraph, sentences) => {
  expect(splitSentences(paragraph)).toEqual(sentences);
});

it('loses nothing: the sentences joined are the text (seed 17)', () => {
  const pieces = fc.constantFrom(
    'One',
    'two',
    'Mr',
    '.',
    '!',
    '?',
    '…',
    ' ',
    '  ',
    '\n',
    '"',
    '”',
    ')',
    '(',
  );
  const texts = fc.oneof(
    fc.array(pieces).map((list) => list.join('')),
    fc.string(),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const sentences = splitSentences(text);
      const words = (joined: string): readonly string[] => joined.trim().split(/\s+/);
      expect(words(sentences.join(' '))).toEqual(words(text));
      expect(sentences.filter((sentence) => sentence.trim() === '')).toEqual([]);
    }),
    { numRuns: 1_000, seed: 17 },
  );
});

it('two tellings of one sentence have the same key', () => {
  expect(sentenceKey('“Well,” says Oda — again!')).toBe(sentenceKey('well says oda again'));
  expect(sentenceKey('Grüezi, 水!')).toBe('grüezi 水');
});

it.each([
  ['', 0],
  ['one two', 2],
  ['one — two', 2],
  ["Dunya's well-kept oven", 3],
])('"%s" has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
});
