import fc from 'fast-check';

import { emphasised } from '@/story/words/emphasis';

const by = 'author';
const runs = (...texts: string[]) => emphasised(texts.map((text) => ({ text, by })));

it('words between stars are set in italics', () => {
  expect(runs('It says *not before*, twice.')).toEqual([
    [
      { text: 'It says ', isItalic: false },
      { text: 'not before', isItalic: true },
      { text: ', twice.', isItalic: false },
    ],
  ]);
});

it('emphasis may run over several sentences', () => {
  expect(runs('*Count kindly.', 'Someone reads.*', 'That is all.')).toEqual([
    [{ text: 'Count kindly.', isItalic: true }],
    [{ text: 'Someone reads.', isItalic: true }],
    [{ text: 'That is all.', isItalic: false }],
  ]);
});

it('a star alone is a star', () => {
  expect(runs('Two * two.')).toEqual([[{ text: 'Two * two.', isItalic: false }]]);
});

it('leaves out nothing but stars', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z*"., ]{0,40}$/), (text) => {
      const shown =
        runs(text)[0]
          ?.map((run) => run.text)
          .join('') ?? '';
      expect(shown.replaceAll('*', '')).toBe(text.replaceAll('*', ''));
    }),
  );
});
