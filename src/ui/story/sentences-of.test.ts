import { sentencesOf } from '@/ui/story/sentences-of';

it('counts the sentences of all paragraphs', () => {
  const sentence = { text: 'The ferry is late.', by: 'author' } as const;
  expect([
    sentencesOf([]),
    sentencesOf([[]]),
    sentencesOf([[sentence, sentence], [], [sentence]]),
  ]).toEqual([0, 0, 3]);
});
