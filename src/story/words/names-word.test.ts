import { namesWord } from '@/story/words/names-word';

it.each([
  ['Ask Oda about the weir.', 'Oda', true],
  ['ask ODA.', 'oda', true],
  ['The pagoda, then Oda', 'Oda', true],
  ['The pagoda stands.', 'Oda', false],
  ['Odas net', 'Oda', false],
  ['Élodée wartet', 'Élodée', true],
  ['Straße zur Mühle', 'Mühle', true],
  ['Straße zur Mühlen', 'Mühle', false],
  ['(the old mill)', 'old mill', true],
  ['$& Oda', 'Oda', true],
  ['Anything', '', false],
])('%s: names %s? %s', (text, words, isNamed) => {
  expect(namesWord(text, words)).toBe(isNamed);
});
