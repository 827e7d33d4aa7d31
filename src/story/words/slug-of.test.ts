import { slugOf } from '@/story/words/slug-of';

it.each([
  ['worn dagger', 'worn_dagger'],
  ["traveler's cloak", 'travelers_cloak'],
  ["Josse Pell's letter, in two identical copies", 'josse_pells_letter_in_two_identical_copies'],
  ['a.b', 'a_b'],
  ['__proto__', 'proto'],
  ['Плащ', 'плащ'],
  ['!?', ''],
])('[arch §6.2.6] %s is called %s in conditions', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
