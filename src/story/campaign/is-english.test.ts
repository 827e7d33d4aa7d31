import { isEnglish } from '@/story/campaign/is-english';

it.each([
  [undefined, true],
  ['en', true],
  ['en-GB', true],
  ['EN', true],
  ['de', false],
  ['enm', false],
  ['pt-BR', false],
])('[arch §6.2.3] the language %s is English: %s', (language, expected) => {
  expect(isEnglish(language === undefined ? {} : { language })).toBe(expected);
});
