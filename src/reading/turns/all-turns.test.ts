import { allTurns } from '@/reading/turns/all-turns';
import { bareBeside, bareLonely, bareMoment } from '@/reading/turns/bare-moments';
import { bareTurns } from '@/reading/turns/bare-turns';
import { besideChoices, lonelyTurn, plainTurn } from '@/reading/turns/plain-turn';
import { brief } from '@/reading/story/brief';
import { countWords } from '@/story/words/split-sentences';

const named = [...allTurns, plainTurn, lonelyTurn];
const bare = [...bareTurns, bareMoment, bareLonely];
const ofNamed = [...named.flatMap(({ sets }) => sets.flat()), ...besideChoices];
const ofBare = [...bare.flatMap(({ sets }) => sets.flat()), ...bareBeside];
const choices = [...ofNamed, ...ofBare];

it('[arch §6.2.5] there are twelve kinds of moments, each with two sets of three choices at least', () => {
  expect(new Set(allTurns.map(({ id }) => id)).size).toBeGreaterThanOrEqual(12);
  expect(
    named.filter(({ sets }) => sets.length < 2 || sets.some((set) => set.length !== 3)),
  ).toEqual([]);
});

it('[arch §6.2.5] each choice is short, unlike every other, and what comes of it is said in a breath', () => {
  const texts = choices.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => text.split(/\s+/).length > 14)).toEqual([]);
  const told = choices.map(({ words }) => words);
  expect(new Set(told).size).toBe(told.length);
  expect(told.filter((words) => brief(words) !== words || countWords(words) > 26)).toEqual([]);
});

it('[arch §6.2.5] what comes of a choice names its matter, in it or in the choice', () => {
  expect(ofNamed.filter(({ text, words }) => !`${text}${words}`.includes('{matter'))).toEqual([]);
});

it('[arch §6.2.5] where nothing says what it is about, no choice points at it', () => {
  const empty = /\{matter|\b(?:it|this|these|those)\b/;
  expect(ofBare.filter(({ text }) => empty.test(text))).toEqual([]);
  expect(ofNamed.filter(({ text }) => /\b(?:accept|decline|keep|take) it\b/i.test(text))).toEqual(
    [],
  );
});

// What somebody would have to tell only an author's words can tell.
it('[arch §6.2.5] no choice asks for what nobody has the words to answer', () => {
  const askings =
    /\b(?:ask|tell|say)\b[^:]*\b(?:what|why|how|when|where|who|whether)\b|\btruth\b|what you (?:think|know)/i;
  const isAsking = ({ text }: { readonly text: string }): boolean => askings.test(text);
  expect(choices.filter(isAsking).map(({ text }) => text)).toEqual([]);
  const untold =
    /\b(?:tells? you|is told|explains?|gives? the reason|know(?:s)? (?:now|the same)|(?:you learn|hear) what|something (?:has )?chang\w+)\b/i;
  expect(choices.map(({ words }) => words).filter((words) => untold.test(words))).toEqual([]);
});
