import { mentions } from '@/reading/found/person-names';

it.each([
  ['Olaf sings.', 'Olaf', true],
  ['The Olafs sing; Olaf does not.', 'Olaf', true],
  ['Olafsson sings.', 'Olaf', false],
  // Found everywhere, it would be looked for without end.
  ['Olaf', '', false],
  ['', '', false],
])('"%s" mentions "%s": %s', (text, name, isMentioned) => {
  expect(mentions(text, name)).toBe(isMentioned);
});
