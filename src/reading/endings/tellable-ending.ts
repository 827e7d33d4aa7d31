import { readingLimits } from '@/foundation/limits';
import { nameParts } from '@/reading/people/name-parts';
import { isNameOf, mentions } from '@/reading/found/person-names';
import type { FoundPerson, Reading } from '@/reading/found/reading';
import { blocksOf } from '@/reading/prose/block';
import { sentencesOf, type ReadSentence } from '@/reading/prose/sentence';
import { withoutEnding } from '@/story/words/without-ending';
import { is, tagged } from '@/reading/prose/tagged';
import { isForNarrator, isOrder } from '@/reading/prose/is-tellable';
import { lowerFirst } from '@/reading/prose/lower-first';
import { withSubject } from '@/reading/prose/fragment';
import { upperFirst } from '@/reading/prose/upper-first';
import { toldToYou } from '@/reading/prose/tell-you';
import { actsIn } from '@/reading/endings/acts-in';
import { inert } from '@/reading/story/made-passage';
import type { Ending } from '@/story/campaign/campaign';

/** An ending, and what the player can do that leads to it, the best first. */
export type ReadEnding = { readonly ending: Ending; readonly acts: readonly string[] };

/** Without what is said to the narrator; its condition and its words become acts that lead to it. */
export function tellableEnding(
  ending: Ending,
  files: ReadonlyMap<string, string>,
  { player, people }: Reading,
): ReadEnding {
  const file =
    [...files.keys()].find(
      (path) => path.startsWith('plot/endings/') && path.endsWith(`${ending.id}.md`),
    ) ?? null;
  // Generated, or under another name: it is told as it stands.
  if (file === null) {
    const title = ending.title === ending.id ? titled(ending.id) : plainTitle(ending.title);
    return {
      ending: { ...ending, title },
      acts: ending.choice === undefined ? [] : [ending.choice],
    };
  }
  const sentences = sentencesOf(
    blocksOf(file, (files.get(file) ?? '').slice(0, readingLimits.fieldCharacters)),
  );
  const told = toldSentences(sentences, player, people);
  const blocks = new Map<number, string[]>();
  for (const { block, text } of told) blocks.set(block, [...(blocks.get(block) ?? []), text]);
  const prose = [...blocks.values()].map((paragraph) => paragraph.join(' '));
  const title = plainTitle(
    ending.title === ending.id ? (sentences[0]?.headings[0] ?? titled(ending.id)) : ending.title,
  );
  const conditions = sentences
    .map(({ text }) => text)
    .filter(isCondition)
    .map(plainCondition)
    .map((text) => toldToYou(text, player) ?? text);
  return {
    ending: { ...ending, title, prose: prose.length > 0 ? prose : ending.prose },
    acts: [
      ...(ending.choice === undefined ? [] : [ending.choice]),
      ...actsIn({
        ...{ title, conditions, player },
        told: told.flatMap(({ text, isEntry }) => (isEntry ? [] : [text])),
        names: people.flatMap(({ called }) => called),
      }),
    ],
  };
}

type Told = {
  readonly block: number;
  readonly text: string;
  /** What becomes of somebody whom a list names: nothing that the player does. */
  readonly isEntry: boolean;
};

/** An ending, sentence by sentence: what goes on from a sentence that is not told is not told either. */
function toldSentences(
  sentences: readonly ReadSentence[],
  player: readonly string[],
  people: readonly FoundPerson[],
): readonly Told[] {
  const told: Told[] = [];
  let block = -1;
  let isTold = false;
  let subject: string | null = null;
  for (const sentence of sentences) {
    const isFirst = sentence.block !== block;
    block = sentence.block;
    if (isFirst) subject = sentence.label;
    const isLost: boolean = !isFirst && !isTold && sentence.leans && !/^And\b/.test(sentence.text);
    const own = isCondition(sentence.text) ? null : toldIn(sentence, player, people);
    const whole: string | null = isLost && own !== null ? named(own, subject) : own;
    isTold = whole !== null;
    if (whole !== null)
      told.push({ block, text: inert(whole), isEntry: isPart(whole, subject, people) });
  }
  return told;
}

/** An entry of a list, unless it calls somebody by their whole name. */
function isPart(text: string, subject: string | null, people: readonly FoundPerson[]): boolean {
  return subject !== null && !people.some(({ name }) => text.startsWith(`${name} `));
}

/** "The boat waits for them" under "**The last three.**" waits for the last three. */
function named(text: string, subject: string | null): string | null {
  if (subject === null || !/^(?:the|those|all|both|our|your) /i.test(subject)) return null;
  if (!/\bthem\b/.test(text) || /^(?:it|this|that|he|she)\b/i.test(text)) return null;
  return text.replace(/\bthem\b/, lowerFirst(subject));
}

/** As it can be told; an entry of a list gets its subject, and what tells somebody what to write is left out. */
function toldIn(
  { text, terms, label, isTellable, headings }: ReadSentence,
  player: readonly string[],
  people: readonly FoundPerson[],
): string | null {
  // Of an aside in brackets the half that could be told is a half.
  if (isWish(text) || text.split('(').length !== text.split(')').length) return null;
  const ordered = withoutOrders(text);
  const isWhole = ordered === text ? isTellable : !isForNarrator(ordered, tagged(ordered));
  const told = toldToYou(ordered, player) ?? (isWhole ? spoken(ordered, people) : null);
  if (told === null) return null;
  if (label !== null && !isTitle(label)) return underLabel(told, label, people);
  if (!lacksSubject(told)) return told;
  const name = headings[headings.length - 1] ?? '';
  const person = people.find(({ called }) => called.some((each) => mentions(name, each)));
  // What is only a plural without a name above it may be a sentence of its own.
  if (person === undefined) return is(terms[0], 'PresentTense') ? null : told;
  return `${person.name} ${lowerFirst(told)}`;
}

/** **Anna** goes home. · **Anna**: Goes home. · **The crew.** They go home. */
function underLabel(told: string, label: string, people: readonly FoundPerson[]): string {
  const { name } = nameParts(label);
  const known = people.find((person) => isNameOf(name.split(' '), person.name));
  const subject = name.includes(' ') ? (known?.name ?? name) : (known?.shortName ?? name);
  if (/^\p{Ll}/u.test(told)) return upperFirst(`${subject} ${told}`);
  if (lacksSubject(told))
    return upperFirst(withSubject(told, subject) ?? `${subject} ${lowerFirst(told)}`);
  return told;
}

/** "In spring", "Afterwards": no subject of anything. */
function isTitle(label: string): boolean {
  const [first] = tagged(label);
  return is(first, 'Preposition', 'Conjunction', 'Adverb', 'QuestionWord');
}

/** Without the half that tells somebody what to write: "there will be a boat, or a letter; choose one". */
function withoutOrders(text: string): string {
  if (/["“]/.test(text)) return text;
  const parts = text.split(/;\s/);
  const kept = parts.filter((part, at) => at === 0 || !isOrder(part));
  const whole = kept.join('; ');
  return kept.length === parts.length ? text : `${withoutEnding(whole, /[.;,\s]/)}.`;
}

/** "Last line to Anna: “Well.”" → "Anna says: “Well.”" */
function spoken(text: string, people: readonly FoundPerson[]): string | null {
  const [, to = '', words = ''] =
    /^(?:the )?(?:last|final|closing) (?:line|words?)\b([^:"“]*): (["“].*)$/i.exec(text) ?? [];
  if (words === '') return text;
  const named = to.match(/\p{Lu}[\p{L}'’-]*/gu) ?? [];
  const person = people.find(({ name }) => named.length > 0 && isNameOf(named, name));
  return person === undefined ? null : `${person.shortName} says: ${words}`;
}

/** Verbs of those who tell others what to write. */
const wishes =
  /^(?:\(|\*|_)*(?:name|close|mention|list|cite|finish|conclude|write|narrate|summari[sz]e|refer|reveal|include|choose|pick|quote|account|return to|describe|dwell|linger|cut to|fade|let|end|begin|open|show|tell|give|make|use|keep|leave|avoid|allow|note|remember|ensure|recall|acknowledge|call back|bring (?:in|back)|resolve|reflect|state|say|ask the player|have)\b\s+(?:at|with|on|in|to|the|an?|each|all|any|every|one|two|three|four|five|what|who|how|which|whom|where|that|it|him|her|them|only|not|no|how|some|several|back|by|as|player|this|these|those|their|his|\d)/i;

function isWish(text: string): boolean {
  return wishes.test(text) && !/^["“]/.test(text) && !/\byou\b/i.test(text);
}

/** "Gives evidence at the inquiry": a verb for one, and nobody who does it. */
function lacksSubject(text: string): boolean {
  const [first, second, third] = tagged(text);
  if (first === undefined || !/^\p{Lu}\p{Ll}+s$/u.test(first.text) || noVerbs.test(first.text))
    return false;
  if (is(first, 'Person', 'Place') || is(second, 'Verb', 'Copula', 'Conjunction')) return false;
  const isFollowed = is(second, 'Determiner', 'Possessive', 'Preposition', 'Pronoun', 'Adverb');
  const isSurely = is(first, 'PresentTense') && !is(third, 'Copula');
  return isSurely || (isFollowed && !is(first, 'ProperNoun'));
}

const noVerbs =
  /^(?:This|Its|His|Hers|Yes|Perhaps|Always|Sometimes|Besides|Across|Less|Us|As|Days|Weeks|Years|Hours|Nights|Towards|Afterwards|Upstairs|Downstairs|Outdoors|Indoors|Nowadays|Others|Ours|Yours|Theirs)$/;

function isCondition(text: string): boolean {
  return /^[*_]*(?:reached|use (?:this )?(?:when|if)|when|to be told|this (?:is the )?ending|conditions?|happens|triggered|if)\b/i.test(
    text,
  );
}

/** What tells somebody to use it then is no part of what is so then. */
function plainCondition(text: string): string {
  return text.replace(/^[*_]*use (?:this )?/i, '');
}

function titled(id: string): string {
  return id.replace(/[_-]+/g, ' ').replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function plainTitle(title: string): string {
  return /^[\p{Lu}\s'’]+$/u.test(title) ? titled(title.toLowerCase()) : title;
}
