import { countSentences } from '@/ui/story/player/count-sentences';

it('counts the sentences of all paragraphs', () => {
  const sentence = { text: 'The ferry is late.', by: 'author' } as const;
  expect([
    countSentences([]),
    countSentences([[]]),
    countSentences([[sentence, sentence], [], [sentence]]),
  ]).toEqual([0, 0, 3]);
});
