import { allTurns } from '@/reading/turns/all-turns';
import { besideChoices, lonelyTurn, plainTurn } from '@/reading/turns/plain-turn';
import { splitSentences } from '@/story/words/split-sentences';

const every = [...allTurns, plainTurn, lonelyTurn];
const choices = [...every.flatMap(({ sets }) => sets.flat()), ...besideChoices];

it('[arch §6.2.5] there are twelve kinds of moments, each with two sets of three choices at least', () => {
  expect(new Set(allTurns.map(({ id }) => id)).size).toBeGreaterThanOrEqual(12);
  expect(
    every.filter(({ sets }) => sets.length < 2 || sets.some((set) => set.length !== 3)),
  ).toEqual([]);
});

it('[arch §6.2.5] each choice is short, unlike every other, and comes to two sentences at least', () => {
  const texts = choices.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => text.split(/\s+/).length > 14)).toEqual([]);
  expect(
    choices.filter(({ words }) => splitSentences(words.replace(/\{[^}]*\}/g, 'X')).length < 2),
  ).toEqual([]);
});

it('[arch §6.2.5] what comes of a choice names its matter, in it or in the choice', () => {
  expect(choices.filter(({ text, words }) => !`${text}${words}`.includes('{matter'))).toEqual([]);
});
