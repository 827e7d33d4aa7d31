import { withoutEnding } from '@/story/words/without-ending';

it.each([
  ['Wait...', /[.!?]/, 'Wait'],
  ['Wait... here', /[.!?]/, 'Wait... here'],
  ['...', /\./, ''],
  ['', /\./, ''],
])('"%s" without %s at its end is "%s"', (text, ending, left) => {
  expect(withoutEnding(text, ending)).toBe(left);
});
