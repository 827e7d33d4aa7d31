import type { FoundPerson, Reading } from '@/reading/found/reading';
import { lowerFirst } from '@/reading/prose/lower-first';
import { is, tagged } from '@/reading/prose/tagged';
import { inert, madeChoice, madePassage } from '@/reading/story/made-passage';
import { metFlag } from '@/reading/story/met-flag';
import type { Wordings } from '@/reading/story/pick';
import { regards, wantings, watchings } from '@/reading/story/wordings';
import { upperFirst } from '@/reading/prose/upper-first';
import { withoutEnding } from '@/story/words/without-ending';
import { countWords } from '@/story/words/split-sentences';
import type { AuthoredChoice, Passage } from '@/story/campaign/passage';

const untold =
  /\bsecret|not to tell|without excerpt|\bmurder|\bkilled\b|really is\b|never (?:to be )?(?:said|told|spoken|admit)|does not know|hid(?:es|den|ing)|unaware|nobody knows|guilt|lie[sd]? (?:to|about)/i;

/** Something to do with somebody, and what comes of it. */
type Question = { readonly choice: AuthoredChoice; readonly answer: Passage };

/** What they want, whom they have to do with, and what one sees who watches. */
export function questionsTo(
  person: FoundPerson,
  { people }: Reading,
  wordings: Wordings,
): readonly Passage[] {
  const questions = [
    ...person.wants
      .filter((words) => !untold.test(words))
      .slice(0, 2)
      .map((want, at) => wish(person, want, { at, wordings })),
    ...[...person.ties].flatMap(([tied, words]) => {
      const other = people.find(
        ({ id, name, called }) => id === tied || name === tied || called.includes(tied),
      );
      return other === undefined || untold.test(words)
        ? []
        : [tie(person, other, { words, wordings })];
    }),
    ...watched(person, wordings),
  ];
  if (questions.length === 0) return [];
  const choices = questions.map(({ choice }) => choice);
  return [
    ...questions.map(({ answer }) => answer),
    madePassage({ id: `read-with-${person.id}`, part: 'choices', who: [person.id], choices }),
  ];
}

function wish(
  { id, shortName }: FoundPerson,
  want: string,
  { at, wordings }: { readonly at: number; readonly wordings: Wordings },
): Question {
  const to = `read-wants-${id}-${String(at + 1)}`;
  const text =
    at === 0
      ? `Ask ${shortName} what this is really about.`
      : `Ask ${shortName} what else there is.`;
  return {
    choice: madeChoice({
      ...{ text, kind: 'talk', target: id, leadsTo: to },
      ...(at === 0 ? {} : { when: `has(flags.read_wants_${id})` }),
    }),
    answer: madePassage({
      id: to,
      part: 'outcome',
      speaker: id,
      prose: [wordings.next(wantings, { x: `@${id}`, want: inert(wanted(want)) })],
      effects: [
        metFlag(id),
        `feeling ${id} +3`,
        `set flags.read_wants_${id} true`,
        `set flags.read_knows_${id} true`,
      ],
      memory: { text: rememberedWish(shortName, want), about: id, kind: 'secret' },
    }),
  };
}

/** More is not kept word for word. */
const mostWished = 24;

function rememberedWish(shortName: string, want: string): string {
  const text = wanted(want);
  return countWords(text) > mostWished
    ? `${upperFirst(shortName)} told you what it is about.`
    : `${upperFirst(shortName)} told you what it is about: ${text}.`;
}

function tie(
  person: FoundPerson,
  other: FoundPerson,
  { words, wordings }: { readonly words: string; readonly wordings: Wordings },
): Question {
  const { id, shortName } = person;
  const to = `read-tie-${id}-${other.id}`;
  const slots = {
    x: `@${id}`,
    other: inert(other.shortName),
    tie: inert(felt(firstSentence(words), person)),
  };
  return {
    choice: madeChoice({
      text: `Speak of ${other.shortName} to ${shortName}.`,
      kind: 'talk',
      target: id,
      leadsTo: to,
    }),
    answer: madePassage({
      id: to,
      part: 'outcome',
      speaker: id,
      prose: [wordings.next(regards, slots)],
      effects: [metFlag(id), `feeling ${id} +2`, `set flags.read_knows_${id} true`],
      memory: { text: `You spoke of ${other.shortName} to ${shortName}.`, about: id },
    }),
  };
}

function watched({ id, shortName, traits }: FoundPerson, wordings: Wordings): readonly Question[] {
  const [trait, other] = traits
    .filter((words) => !untold.test(words))
    .map((words) => inert(stopless(lowerFirst(words))));
  if (trait === undefined || other === undefined) return [];
  const to = `read-watch-${id}`;
  return [
    {
      choice: madeChoice({
        text: `Watch ${shortName} for a while.`,
        kind: 'look',
        target: id,
        leadsTo: to,
      }),
      answer: madePassage({
        id: to,
        part: 'outcome',
        speaker: id,
        prose: [wordings.next(watchings, { x: `@${id}`, trait, other })],
        effects: [metFlag(id), `set flags.read_knows_${id} true`],
        memory: { text: `You watched ${shortName} for a while.`, about: id },
      }),
    },
  ];
}

/** "Keep the engine going" → "to keep the engine going". */
function wanted(want: string): string {
  const text = stopless(lowerFirst(want));
  const [first] = tagged(text);
  return is(first, 'Infinitive', 'Imperative') ||
    (is(first, 'Verb') && is(first, 'PresentTense') && !/s$/.test(first?.small ?? ''))
    ? `to ${text}`
    : text;
}

/** "Calls her Mother" → "she calls her Mother". */
function felt(tie: string, { pronouns, shortName }: FoundPerson): string {
  const text = stopless(lowerFirst(tie));
  const [first] = tagged(text);
  const second = tagged(text)[1];
  const looksLikeVerb =
    /[^s]s$/.test(first?.small ?? '') &&
    is(second, 'Pronoun', 'Determiner', 'Possessive', 'Preposition', 'Person');
  const isVerb =
    looksLikeVerb ||
    (is(first, 'PresentTense', 'PastTense', 'Modal', 'Auxiliary') &&
      !is(first, 'Gerund', 'Participle', 'Adjective'));
  // "They adores her": with a name the verb may stay as it is written.
  const who = pronouns.they === 'they' ? shortName : pronouns.they;
  return isVerb ? `${who} ${text}` : text;
}

function stopless(text: string): string {
  return withoutEnding(text, /[.;,\s]/);
}

function firstSentence(text: string): string {
  return /^[^.!?]+/.exec(text)?.[0] ?? text;
}
