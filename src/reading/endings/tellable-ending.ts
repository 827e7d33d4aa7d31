import { readingLimits } from '@/foundation/limits';
import { mentions } from '@/reading/found/person-names';
import type { FoundPerson, Reading } from '@/reading/found/reading';
import { blocksOf } from '@/reading/prose/block';
import { sentencesOf, type ReadSentence } from '@/reading/prose/sentence';
import { is, tagged } from '@/reading/prose/tagged';
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
  const blocks = new Map<number, string[]>();
  for (const sentence of sentences) {
    if (isCondition(sentence.text)) continue;
    const told = toldIn(sentence, player, people);
    if (told === null) continue;
    const paragraph = blocks.get(sentence.block) ?? [];
    paragraph.push(inert(told));
    blocks.set(sentence.block, paragraph);
  }
  const prose = [...blocks.values()].map((paragraph) => paragraph.join(' '));
  const title = plainTitle(
    ending.title === ending.id ? (sentences[0]?.headings[0] ?? titled(ending.id)) : ending.title,
  );
  const conditions = sentences
    .map(({ text }) => text)
    .filter(isCondition)
    .map(plainCondition)
    .map((text) => toldToYou(text, player) ?? text);
  const told = sentences.flatMap((sentence) =>
    isCondition(sentence.text) ? [] : (toldIn(sentence, player, people) ?? []),
  );
  return {
    ending: { ...ending, title, prose: prose.length > 0 ? prose : ending.prose },
    acts: [
      ...(ending.choice === undefined ? [] : [ending.choice]),
      ...actsIn({
        ...{ title, conditions, told, player },
        names: people.flatMap(({ called }) => called),
      }),
    ],
  };
}

/** As it can be told; an entry of a list gets its subject, and what tells somebody what to write is left out. */
function toldIn(
  { text, terms, label, isTellable, headings }: ReadSentence,
  player: readonly string[],
  people: readonly FoundPerson[],
): string | null {
  // Of an aside in brackets the half that could be told is a half.
  if (isWish(text) || text.split('(').length !== text.split(')').length) return null;
  const told = toldToYou(text, player) ?? (isTellable ? text : null);
  if (told === null || !lacksSubject(told)) return told;
  const name = label ?? headings[headings.length - 1] ?? '';
  const person = people.find(({ called }) => called.some((each) => mentions(name, each)));
  // What is only a plural without a name above it may be a sentence of its own.
  if (person === undefined) return label === null && !is(terms[0], 'PresentTense') ? told : null;
  return `${person.name} ${told.charAt(0).toLowerCase()}${told.slice(1)}`;
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
