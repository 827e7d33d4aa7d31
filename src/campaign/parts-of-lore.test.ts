import { partsOfLore } from '@/campaign/parts-of-lore';

const sentence = (about: string) => `The keeper of the ${about} writes nothing down before noon.`;
const sentences = ['weir', 'kiln', 'dovecote', 'toll', 'orchard', 'quarry'].map(sentence);

it('a long piece has about equal parts of whole sentences, and nothing of it is lost', () => {
  const piece = sentences.join(' ');
  expect(partsOfLore(piece)).toEqual([
    sentences.slice(0, 3).join(' '),
    sentences.slice(3).join(' '),
  ]);
});

it('a heading is in no part', () => {
  const piece = `# The keepers\n\n## Their ledgers\n\n${sentences.join('\n')}`;
  expect(partsOfLore(piece).join(' ')).toBe(sentences.join(' '));
});

it.each([
  ['a short piece', sentences.slice(0, 3).join(' ')],
  [
    'one sentence, however long',
    Array.from({ length: 80 }, (_, at) => `word${String(at)}`).join(' '),
  ],
  ['a heading alone', '# The keepers'],
  ['nothing', ''],
])('%s has no parts', (_, piece) => {
  expect(partsOfLore(piece)).toEqual([]);
});

it('a sentence longer than a part is one of its own', () => {
  const long = `${Array.from({ length: 70 }, () => 'stone').join(' ')}.`;
  expect(partsOfLore(`${long} ${sentences.slice(0, 3).join(' ')}`)).toEqual([
    long,
    sentences.slice(0, 3).join(' '),
  ]);
});
