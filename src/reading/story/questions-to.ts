import type { FoundPerson, Reading } from '@/reading/found/reading';
import { shapeOf } from '@/reading/prose/fragment';
import { lowerFirst } from '@/reading/prose/lower-first';
import { is, tagged } from '@/reading/prose/tagged';
import { inert, madeChoice, madePassage } from '@/reading/story/made-passage';
import { metFlag } from '@/reading/story/met-flag';
import { personProse } from '@/reading/story/person-prose';
import type { Wordings } from '@/reading/story/pick';
import { hasVoice } from '@/reading/story/spoken';
import {
  regards,
  virtueWatchings,
  wantings,
  wantingsSaid,
  wantingsTo,
  watchings,
} from '@/reading/story/wordings';
import { upperFirst } from '@/reading/prose/upper-first';
import { withoutEnding } from '@/story/words/without-ending';
import { countWords, splitSentences } from '@/story/words/split-sentences';
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
    ...wantsTold(person).map((want, at) => wish(person, want, { at, wordings })),
    ...tiesTold(person, people).map((told) => tie(person, told, wordings)),
    ...watched(person, wordings),
  ];
  if (questions.length === 0) return [];
  const choices = questions.map(({ choice }) => choice);
  return [
    ...questions.map(({ answer }) => answer),
    madePassage({ id: `read-with-${person.id}`, part: 'choices', who: [person.id], choices }),
  ];
}

/** What may be said of what somebody wants, the first things first. */
export function wantsTold({ wants }: FoundPerson): readonly string[] {
  return wants.filter((words) => !untold.test(words)).slice(0, 2);
}

export type ToldTie = { readonly other: FoundPerson; readonly words: string };

/** What may be said of those somebody has to do with. */
export function tiesTold({ ties }: FoundPerson, people: Reading['people']): readonly ToldTie[] {
  return [...ties].flatMap(([tied, words]) => {
    const other = people.find(
      ({ id, name, called }) => id === tied || name === tied || called.includes(tied),
    );
    return other === undefined || untold.test(words) ? [] : [{ other, words }];
  });
}

/** Each is told once, whichever way it comes up. */
export function wantFlag({ id }: FoundPerson, at: number): string {
  return `flags.read_wants_${id}${at === 0 ? '' : `_${String(at + 1)}`}`;
}

export function tieFlag({ id }: FoundPerson, other: FoundPerson): string {
  return `flags.read_tie_${id}_${other.id}`;
}

function wish(
  person: FoundPerson,
  want: string,
  { at, wordings }: { readonly at: number; readonly wordings: Wordings },
): Question {
  const { id, shortName } = person;
  const to = `read-wants-${id}-${String(at + 1)}`;
  const wish = `{${id}.they} want{${id}.s}`;
  const text = at === 0 ? `Ask ${shortName} what ${wish}.` : `Ask ${shortName} what else ${wish}.`;
  const own = `not has(${wantFlag(person, at)})`;
  return {
    choice: madeChoice({
      ...{ text, kind: 'talk', target: id, leadsTo: to },
      when: at === 0 ? own : `has(${wantFlag(person, 0)}) and ${own}`,
    }),
    answer: madePassage({
      id: to,
      part: 'outcome',
      speaker: id,
      prose: [wantProse(person, want, { wordings })],
      effects: [
        metFlag(id),
        `feeling ${id} +3`,
        `set ${wantFlag(person, at)} true`,
        `set flags.read_knows_${id} true`,
      ],
      memory: { text: rememberedWish(shortName, want), about: id, kind: 'secret' },
    }),
  };
}

const ofOthers =
  /\b(?:he|she|they|him|hers?|them|his|theirs?|\p{L}+sel(?:f|ves)|you|your|player)\b/iu;

export type WantWordings = {
  readonly told: readonly string[];
  readonly toldTo: readonly string[];
  readonly said: readonly string[];
};

const asked: WantWordings = { told: wantings, toldTo: wantingsTo, said: wantingsSaid };

/** In their own mouth where nobody is spoken of in it, else told. */
export function wantProse(
  person: FoundPerson,
  words: string,
  {
    wordings,
    pools = asked,
    other = '',
  }: {
    readonly wordings: Wordings;
    readonly pools?: WantWordings;
    /** Whose want was heard before. */
    readonly other?: string;
  },
): string {
  const want = wanted(words);
  const whole = isSentence(words)
    ? personProse({ text: `${stopless(words)}.` }, person).prose
    : null;
  if (whole !== null) return whole;
  const isWanted = /^(?:never |not )?to /.test(want) || isNamedWant(want);
  const isSaid = hasVoice(person) && !ofOthers.test(want);
  const pool = !isWanted ? pools.told : isSaid ? pools.said : pools.toldTo;
  return wordings.next(pool, { x: `@${person.id}`, want: inert(want), other: inert(other) });
}

/** "Hopes to die at sea", "she wants to go home": told as it stands. */
function isSentence(words: string): boolean {
  const shape = shapeOf(words);
  return shape === 'deed' || (shape === 'whole' && /^(?:he|she|they)\b/i.test(words));
}

/** "A quiet life", "the truth about the fire": what can stand after "wants". */
function isNamedWant(want: string): boolean {
  const [first] = tagged(want);
  return (
    shapeOf(want) === 'note' &&
    !/[;:.]/.test(want) &&
    is(first, 'Determiner', 'Possessive', 'Adjective', 'Noun', 'Value') &&
    !is(first, 'Verb', 'Adverb') &&
    !/^(?:that|this|these|those)$/.test(first?.small ?? '')
  );
}

/** More is not kept word for word. */
const mostWished = 24;

function rememberedWish(shortName: string, want: string): string {
  const text = wanted(want);
  return countWords(text) > mostWished
    ? `${upperFirst(shortName)} told you what it is about.`
    : `${upperFirst(shortName)} told you what it is about: ${text}.`;
}

function tie(person: FoundPerson, told: ToldTie, wordings: Wordings): Question {
  const { id, shortName } = person;
  const { other } = told;
  const to = `read-tie-${id}-${other.id}`;
  return {
    choice: madeChoice({
      ...{ text: `Speak of ${other.shortName} to ${shortName}.`, kind: 'talk', target: id },
      ...{ leadsTo: to, when: `not has(${tieFlag(person, other)})` },
    }),
    answer: madePassage({
      id: to,
      part: 'outcome',
      speaker: id,
      prose: [tieProse(person, told, wordings)],
      effects: [
        metFlag(id),
        `feeling ${id} +2`,
        `set flags.read_knows_${id} true`,
        `set ${tieFlag(person, other)} true`,
      ],
      memory: { text: `You spoke of ${other.shortName} to ${shortName}.`, about: id },
    }),
  };
}

/** The author's words for it, with whoever they leave out put in. */
export function tieProse(
  person: FoundPerson,
  { other, words }: ToldTie,
  wordings: Wordings,
): string {
  const [first = '', ...more] = splitSentences(words).map((sentence) =>
    /[.!?]["”]?$/.test(sentence) ? sentence : `${stopless(sentence)}.`,
  );
  const told = tieTold(first, person);
  const [start] = tagged(first);
  const rest = more.length === 0 ? null : personProse({ text: more.join(' ') }, person).prose;
  const slots = { x: `@${person.id}`, other: inert(other.shortName) };
  const begun =
    told ??
    wordings.next(regards, {
      ...slots,
      tie: inert(stopless(is(start, 'Date') ? first : lowerFirst(first))),
    });
  return [begun, ...(rest === null ? [] : [rest])].join(' ');
}

/** A sentence about them; null where it is a name for the other: "Oldest friend". */
function tieTold(sentence: string, person: FoundPerson): string | null {
  const shape = shapeOf(sentence);
  const [first, second] = tagged(sentence);
  const isState =
    is(first, 'Adjective') && is(second, 'Preposition', 'Conjunction') && !is(first, 'Noun');
  if (shape !== 'deed' && isState)
    return `{${person.id}} {${person.id}.is} ${inert(lowerFirst(sentence))}`;
  const isSentence =
    shape === 'whole' && (is(first, 'Pronoun') || is(first, 'Person')) && !is(first, 'Possessive');
  return shape === 'note' || (shape === 'whole' && !isSentence)
    ? null
    : personProse({ text: sentence }, person).prose;
}

function watched(person: FoundPerson, wordings: Wordings): readonly Question[] {
  const { id, shortName, traits } = person;
  const seen = traits
    .filter((words) => !untold.test(words))
    .map((words) => stopless(lowerFirst(words)));
  const prose = traitsTold(seen, person, wordings);
  if (prose === null) return [];
  const to = `read-watch-${id}`;
  return [
    {
      choice: madeChoice({
        ...{ text: `Watch ${shortName}, and say nothing.`, kind: 'look', target: id, leadsTo: to },
      }),
      answer: madePassage({
        id: to,
        part: 'outcome',
        speaker: id,
        prose: [prose],
        effects: [metFlag(id), `set flags.read_knows_${id} true`],
        memory: { text: `You watched ${shortName}, and said nothing.`, about: id },
      }),
    },
  ];
}

/** Two or three of them in sentences; what makes none ("fear of water") is left to its author's notes. */
function traitsTold(
  seen: readonly string[],
  person: FoundPerson,
  wordings: Wordings,
): string | null {
  const ways = [
    { traits: seen.filter(isQuality), pool: watchings },
    { traits: seen.filter(isVirtue), pool: virtueWatchings },
  ];
  const way = ways.find(({ traits }) => traits.length > 1);
  if (way === undefined) return null;
  const traits = way.traits.slice(0, mostTraits);
  return wordings.next(way.pool, { x: `@${person.id}`, traits: inert(listed(traits)) });
}

const mostTraits = 3;

/** "Sharp", "courtly", "kind to children", "a good listener": what can stand after "is". */
function isQuality(trait: string): boolean {
  // By itself the tagger takes "sure" for a verb.
  const terms = tagged(`She is ${trait}`).slice(2);
  if (terms.length === 1 && /[^p]ly$/.test(trait)) return true;
  if (/^an?$/.test(terms[0]?.small ?? ''))
    return is(terms[terms.length - 1], 'Noun') && !terms.some((term) => is(term, 'Verb'));
  const at = terms.findIndex((term) => !is(term, 'Adverb'));
  return is(terms[at], 'Adjective', 'Participle') && !is(terms[at + 1], 'Noun');
}

/** "Patience", "pride": what can be seen in somebody. */
function isVirtue(trait: string): boolean {
  const terms = tagged(`She has ${trait}`).slice(2);
  return terms.length === 1 && is(terms[0], 'Noun') && !is(terms[0], 'Plural') && !isQuality(trait);
}

function listed(words: readonly string[]): string {
  const isLong = words.some((each) => /,| and /.test(each));
  const last = words[words.length - 1] ?? '';
  return `${words.slice(0, -1).join(', ')}${isLong ? ', and' : ' and'} ${last}`;
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

function stopless(text: string): string {
  return withoutEnding(text, /[.;,\s]/);
}
