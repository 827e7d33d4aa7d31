import { tagged } from '@/reading/prose/tagged';
import { toldToYou } from '@/reading/prose/tell-you';

it.each([
  "A guest who was asked to stay can't be made to go.",
  "They don't know that it's only a mirror, and won't ask.",
])('the words of a sentence and what stands between them are the sentence: %s', (text) => {
  const joined = tagged(text).map((term) => `${term.before}${term.text}${term.after}`);
  expect(joined.join('')).toBe(text);
});

it('[arch §6.2.5] what is told to the player keeps its spaces', () => {
  expect(toldToYou("The girl tells the player that he can't be made to go.")).toBe(
    "The girl tells you that he can't be made to go.",
  );
});
