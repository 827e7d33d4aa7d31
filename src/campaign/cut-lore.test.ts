import { cutLore, isCountNeeded, mostTokensOf } from '@/campaign/cut-lore';
import { countTokens } from '@/foundation/text/count-tokens';
import { mostLoreTokens } from '@/foundation/limits';

const cut = (text: string, file = 'lore/mill.md') => [...cutLore(file, text, countTokens)];
const sentence = (number: number) => `Sentence ${String(number)} is about the mill and its wheel.`;
const sentences = (count: number) => Array.from({ length: count }, (_, at) => sentence(at + 1));

it('[arch §6.2.7] lore is cut by paragraphs, each with where it came from', () => {
  const text = 'The mill is old.\n\nIts wheel\nturns backwards.\n\n\n\nNobody knows why.\n';
  const from = { file: 'lore/places/mill.txt', chunkMethod: 'paragraph', headings: [] };
  expect(cut(text, 'lore/places/mill.txt')).toEqual([
    { ...from, line: 1, chunkIndex: 0, paragraphId: 0, text: 'The mill is old.' },
    { ...from, line: 3, chunkIndex: 1, paragraphId: 1, text: 'Its wheel\nturns backwards.' },
    { ...from, line: 8, chunkIndex: 2, paragraphId: 2, text: 'Nobody knows why.' },
  ]);
});

it('[arch §6.2.7] a heading belongs to what follows it, and all that stands under it knows it', () => {
  const text =
    '# The mill\n\n## Its wheel\n\nIt turns.\n\nIt creaks.\n\n## Its miller\nHe sleeps.\n\n# End';
  expect(cut(text).map(({ line, text, headings }) => [line, text, headings])).toEqual([
    [1, '# The mill\n\n## Its wheel\n\nIt turns.', ['The mill', 'Its wheel']],
    [7, 'It creaks.', ['The mill', 'Its wheel']],
    [9, '## Its miller\nHe sleeps.', ['The mill', 'Its miller']],
    [12, '# End', ['End']],
  ]);
});

it('[arch §6.2.7] a paragraph of more than 512 tokens is cut between sentences, and nothing of it is lost', () => {
  const text = sentences(120).join(' ');
  const pieces = cut(text);
  expect(pieces.map(({ text }) => text).join(' ')).toBe(text);
  expect(pieces.map(({ chunkIndex, paragraphId }) => [chunkIndex, paragraphId])).toEqual(
    pieces.map((_, at) => [at, 0]),
  );
  const counted = pieces.map((piece) => countTokens(piece.text));
  expect(Math.max(...counted)).toBeLessThanOrEqual(mostLoreTokens);
  // As many sentences together as may be: another one would be too much.
  const perSentence = countTokens(` ${sentence(100)}`);
  expect(Math.min(...counted.slice(0, -1))).toBeGreaterThan(mostLoreTokens - perSentence);
  expect(pieces.every((piece) => piece.text.endsWith('.'))).toBe(true);
});

it.each([
  ['a sentence without an end', 'mill '.repeat(3_000).trim()],
  ['a word without an end', 'mill'.repeat(3_000)],
  ['letters of four bytes', '🕯'.repeat(3_000)],
  ['marks of sentences alone', '. '.repeat(3_000).trim()],
])('[arch §6.2.7] no piece has more than 512 tokens, whatever is written: %s', (_, text) => {
  const pieces = cut(text);
  expect(Math.max(...pieces.map((piece) => countTokens(piece.text)))).toBeLessThanOrEqual(
    mostLoreTokens,
  );
  const letters = (written: string) => written.replace(/\s+/g, '');
  expect(letters(pieces.map((piece) => piece.text).join(''))).toBe(letters(text));
});

it('tokens are only counted where a paragraph may have too many: none has more than bytes', () => {
  const short = `${sentences(9).join(' ').slice(0, mostLoreTokens)}\n\n${sentence(1)}`;
  expect([isCountNeeded(short), isCountNeeded(sentences(20).join(' '))]).toEqual([false, true]);
  // Fewer characters than tokens: each of these is three tokens.
  expect(isCountNeeded('㐀'.repeat(400))).toBe(true);
  expect([...cutLore('lore/a.md', short, mostTokensOf)]).toEqual([
    ...cutLore('lore/a.md', short, countTokens),
  ]);
});

it('a file of a million letters is cut in time', () => {
  const started = performance.now();
  const text = `${sentences(12_000).join(' ')}\n\n${'é'.repeat(200_000)}`;
  expect(cut(text).length).toBeGreaterThan(200);
  expect(performance.now() - started).toBeLessThan(10_000);
});
