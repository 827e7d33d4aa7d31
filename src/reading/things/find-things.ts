import { isLikened } from '@/reading/found/is-likened';
import { idFor, mentions } from '@/reading/found/person-names';
import { nounPhrases, type TaggedPhrase } from '@/reading/found/noun-phrases';
import type { FoundThing } from '@/reading/found/reading';
import { handlings, sceneryNouns, thingNouns } from '@/reading/found/word-classes';
import { isNoThingHere, isOfThePast } from '@/reading/things/no-thing-here';
import { isDone } from '@/reading/things/thing-mentions';
import type { ReadSentence } from '@/reading/prose/sentence';
import { is, type Term } from '@/reading/prose/tagged';
import type { Campaign } from '@/story/campaign/campaign';

/** Fewer and better: none at all is fine. */
const mostThings = 5;

type Seen = {
  readonly words: string;
  sentences: number;
  handled: number;
  weight: number;
  isHeld: boolean;
};

/**
 * What the author made something of: the items and what is carried from the start, and what the premise and the
 * setting name more than once or put into somebody's hands. What something is only like is no thing of the story.
 */
export function findThings(
  { items }: Pick<Campaign, 'items'>,
  sentences: readonly ReadSentence[],
): readonly FoundThing[] {
  const prose = sentences
    .filter(({ isTellable }) => isTellable)
    .map(({ text }) => text.toLowerCase());
  const own = [...items]
    .map(([id, name]) => thing(id, nameInSentence(name), callsOf(name)))
    .filter(({ name }) => name.split(' ').length <= mostNameWords)
    // Of what is carried, that counts which is spoken of.
    .map((each) => ({
      each,
      isTold: prose.some((text) => each.called.some((word) => mentions(text, word))),
    }))
    .sort((one, other) => Number(other.isTold) - Number(one.isTold))
    .slice(0, mostOwn)
    .map(({ each }) => each);
  const known = new Set(own.flatMap(({ called }) => called.map(headOf)));
  const found = inProse(sentences).filter(({ words }) => !known.has(headOf(words)));
  return [
    ...own,
    ...found.slice(0, Math.max(0, mostThings - own.length)).map(({ words, isHeld }) => ({
      ...thing(idFor(words), `the ${words}`, [words, headOf(words)]),
      isHeld,
    })),
  ];
}

const mostOwn = 3;
const mostNameWords = 5;

function callsOf(name: string): readonly string[] {
  const plain = name.split(/[,;(]/)[0]?.trim() ?? name;
  const words = plain.toLowerCase().replace(/^(?:the|an?|some|your) /, '');
  const [head = words] = words.split(/ (?:of|in|for|with|from) /);
  return [words, headOf(head)];
}

/** As a list has it: "worn dagger" is the worn dagger. */
function nameInSentence(name: string): string {
  const plain = name.split(/[,;(]/)[0]?.trim() ?? name;
  if (/^(?:the|your|his|her|their|some) |^(?:\p{Lu}\p{L}+ )*\p{Lu}\p{L}+['’]s? /u.test(plain))
    return plain.replace(/^The /, 'the ');
  return `the ${plain.replace(/^(?:an?) /i, '')}`;
}

function thing(id: string, name: string, called: readonly string[]): FoundThing {
  return { id, name, called: [...new Set(called)], place: null, isHeld: false, excerpts: [] };
}

function inProse(sentences: readonly ReadSentence[]): readonly Seen[] {
  const seen = new Map<string, Seen>();
  for (const { text, terms, file, isTellable } of sentences) {
    if (!/^(?:world\/|plot\/premise)/.test(file) || !isTellable || isOfThePast(text)) continue;
    const heads = new Set<string>();
    for (const phrase of nounPhrases(terms)) {
      if (!isThing(phrase, terms)) continue;
      const { words, head, article } = phrase;
      const entry = seen.get(head) ?? {
        words,
        sentences: 0,
        handled: 0,
        weight: 0,
        isHeld: false,
      };
      if (!heads.has(head)) entry.sentences += 1;
      heads.add(head);
      if (isHandled(phrase, terms)) entry.handled += 1;
      entry.isHeld ||= file.startsWith('plot/') && isGiven(phrase, terms);
      entry.weight += (file.startsWith('plot/') ? 3 : 1) + (article === 'the' ? 1 : 0);
      const isLonger = words.length > entry.words.length && !/^(?:same|only|other)\b/.test(words);
      seen.set(head, isLonger ? { ...entry, words } : entry);
    }
  }
  return [...seen]
    .filter(([head, each]) => isWorthwhile(head, each))
    .sort(([, one], [, other]) => other.weight + other.handled - one.weight - one.handled)
    .map(([, each]) => each);
}

/** Clothes, crockery and furniture are there in every story: somebody must do something with them, and again. */
function isWorthwhile(head: string, { sentences, handled }: Seen): boolean {
  if (sceneryNouns.has(head)) return sentences > 1 && handled > 0;
  return sentences > 1 || handled > 0;
}

function isThing(
  { words, head, article, from, to }: TaggedPhrase,
  terms: readonly Term[],
): boolean {
  if (!thingNouns.has(head) || /\p{Lu}/u.test(words) || words.split(' ').length > 3) return false;
  const before = terms[from - 1];
  if (/s$/.test(head) && isDone(terms, to)) return false;
  if (isNoThingHere(terms, { from, at: to })) return false;
  if (article === 'none' || (is(before, 'Value') && !is(before, 'Ordinal'))) return false;
  if (
    /^(?:no|every|each|any|another|his|her|their|its|my|our|whose|some|such)$/.test(
      before?.small ?? '',
    )
  )
    return false;
  if (
    terms[to + 1]?.small === 'of' &&
    /^(?:sheet|case|list|box|string|cup|bowl|bag|bundle|crate|sign|ring|tin|basket|bottle|jar)$/.test(
      head,
    )
  )
    return false;
  return !isLikened(terms, from);
}

/**
 * In a sentence without a "not", something is done with it: just before it, just after, in what is added about it, or
 * the player has it.
 */
function isHandled(
  { from, to }: Pick<TaggedPhrase, 'from' | 'to'>,
  terms: readonly Term[],
): boolean {
  const before = terms.slice(Math.max(0, from - 6), from);
  const after = terms.slice(to + 1, to + 5);
  const isDenied = [...before, ...after].some(({ small }) =>
    /^(?:no|not|never|without|nobody|none|nothing)$|n['’]t$/.test(small),
  );
  if (isDenied) return false;
  const isAdded = /,|^$/.test(terms[to]?.after.trim() ?? '') && isRelative(terms.slice(to + 1));
  const added = isAdded ? terms.slice(to + 1, to + 18) : [];
  return (
    [...before, ...after, ...added].some(({ small }) => handlings.has(small)) ||
    isGiven({ from, to }, terms)
  );
}

/** "You came with a lame horse, four dollars and a letter", "a letter that you agreed to carry". */
function isGiven({ from, to }: Pick<TaggedPhrase, 'from' | 'to'>, terms: readonly Term[]): boolean {
  const said = (part: readonly Term[]): string => part.map(({ small }) => small).join(' ');
  const before = said(terms.slice(Math.max(0, from - 18), from));
  const after = said(terms.slice(to + 1, to + 7));
  return (
    /\byou (?:\S+ )?(?:have|hold|bring|carry|own)\b/.test(before) ||
    (/\byou\b/.test(before) && /\b(?:came|come|arrive|arrived)\b.*\bwith\b/.test(before)) ||
    // "In the pocket of your jacket is a letter."
    /\byour (?:\S+ ){1,3}(?:is|lies|are|lie)(?: an?| the)?$/.test(before) ||
    /^(?:that )?you (?:\S+ ){0,3}(?:carry|bring|hold|deliver)\b/.test(after)
  );
}

function isRelative(terms: readonly Term[]): boolean {
  return terms.slice(0, 6).some(({ small }) => /^(?:that|which|who|whose)$/.test(small));
}

function headOf(words: string): string {
  const all = words.split(' ');
  return all[all.length - 1] ?? words;
}
