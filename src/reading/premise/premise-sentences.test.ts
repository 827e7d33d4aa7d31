import { premiseSentences } from '@/reading/premise/premise-sentences';
import { readingOf } from '@/reading/testing/story-of';

const lastOf = (premise: string): string | undefined =>
  premiseSentences(readingOf({ 'plot/premise.md': premise })).slice(-1)[0];

it('[arch §6.2.4] what is asked of a player who has a name is asked of you', () => {
  expect(lastOf('The player is Ottoline Reeve, a typist. Does she keep her own counsel?')).toBe(
    'Do you keep your own counsel?',
  );
  expect(lastOf('The player was Corporal Ned Voss, a cook. Would he stay?')).toBe(
    'Would you stay?',
  );
});

it('[arch §6.2.4] what is asked of somebody else is not', () => {
  expect(lastOf('You are Ottoline Reeve. Your aunt is late. Does she know the way?')).toBe(
    'Does she know the way?',
  );
});
