import { escapePattern } from '@/foundation/text/escape-pattern';
import { withoutEnding } from '@/story/words/without-ending';
import { is, tagged, type Term } from '@/reading/prose/tagged';
import { asOrder } from '@/reading/prose/tell-you';
import { baseOfThird } from '@/reading/prose/verb-forms';

const mostWords = 13;

type EndingWords = {
  readonly title: string;
  readonly conditions: readonly string[];
  /** Sentences of it that can be told. */
  readonly told: readonly string[];
  readonly player: readonly string[];
  /** What people are called. */
  readonly names: readonly string[];
};

/** What the player can do that leads to an ending: of its condition first, then of what it tells. */
export function actsIn({ title, conditions, told, player, names }: EndingWords): readonly string[] {
  const wanted = conditions.flatMap((condition) => [
    ...(ordered(condition, player) ?? []),
    ...clausesOf(condition).flatMap((clause) => letBe(clause, names) ?? []),
  ]);
  const named = new Set((title.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map(stem));
  const about = (text: string): number =>
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => named.has(stem(word))).length;
  const first = told.slice(0, 8);
  const deeds = first.flatMap((sentence) => ordered(sentence, player) ?? []);
  const comings = [...first]
    .sort((one, other) => Math.min(1, about(other)) - Math.min(1, about(one)))
    .flatMap((sentence) => letBe(firstClause(sentence), names) ?? []);
  return [...new Set([...wanted, ...deeds, ...comings])].slice(0, 3);
}

function stem(word: string): string {
  return word.replace(/(?:ing|es|s|ed)$/, '');
}

/** What is not done, or was: nothing to choose any more. */
const noDeed =
  /^(?:not|never|no longer|been|already|had|did|was|were|could|would|might|should|do not|don['’]t)\b/;

/** "if the player reads the true entry" → "Read the true entry." */
function ordered(text: string, player: readonly string[]): readonly string[] | null {
  const names = ['the player', 'The player', 'you', 'You', ...player].map(escapePattern).join('|');
  const deed = new RegExp(`(?:^|\\b)(?:${names}) (?:has |have |is |are )?(\\p{L}.*)$`, 'u').exec(
    text.replace(/[*_]/g, ''),
  )?.[1];
  if (deed === undefined || noDeed.test(deed)) return null;
  const orders = deed
    .split(/,? (?:and|or) (?:has |have |then )|; /)
    .flatMap((part) => asOrder(presentOf(part), mostWords) ?? [])
    .filter((order) => !/^(?:Be|Is|Are|Have|Know|Learn|Come|See|Seem)\b/.test(order));
  return orders.length === 0 ? null : orders;
}

/** "found who cut the rope" → "find who cut the rope", where it is plain. */
function presentOf(deed: string): string {
  const [verb = '', ...more] = deed.split(' ');
  const base = irregular[verb] ?? (/[^e]ed$/.test(verb) ? verb.replace(/ed$/, '') : verb);
  return [base, ...more].join(' ');
}

const irregular: Readonly<Record<string, string>> = {
  found: 'find',
  told: 'tell',
  given: 'give',
  taken: 'take',
  kept: 'keep',
  made: 'make',
  brought: 'bring',
  chosen: 'choose',
  spoken: 'speak',
  gone: 'go',
  left: 'leave',
  returned: 'return',
  refused: 'refuse',
  agreed: 'agree',
  persuaded: 'persuade',
  revealed: 'reveal',
  saved: 'save',
  forgiven: 'forgive',
  broken: 'break',
  written: 'write',
  read: 'read',
  burned: 'burn',
  burnt: 'burn',
  stolen: 'steal',
  promised: 'promise',
  decided: 'decide',
  exposed: 'expose',
};

/** The parts of a condition, each with a subject: what follows "when", "if" or a semicolon. */
function clausesOf(condition: string): readonly string[] {
  return condition
    .replace(/[*_]/g, '')
    .replace(
      /^(?:reached|conditions?|triggered|happens|to be told|this (?:is the )?ending)\b[:,]?\s*/i,
      '',
    )
    .split(
      /;|\b(?:[Ww]hen|[Ii]f|or when|and when)\b|(?:,| and| or|, and|, or) (?=the |a |an |\p{Lu})/u,
    )
    .map((part) => withoutEnding(part.replace(/^[\s,:]+/, ''), /[\s,.:]/))
    .filter((part) => part.split(/\s+/).length > 2 && !/^the player\b/i.test(part));
}

function firstClause(sentence: string): string {
  return (
    sentence
      .split(/[,;:—–]|\b(?:and|but|with|as|while)\b/)[0]
      ?.trim()
      .replace(/[.!]$/, '') ?? ''
  );
}

/** "The gate swings back" → "Let the gate swing back."; "the bowl has been taken back" → "See that the bowl is taken back." */
function letBe(clause: string, names: readonly string[]): readonly string[] | null {
  const words = clause.split(/\s+/);
  if (words.length < 2 || words.length > mostWords - 2 || /^You\b/.test(clause)) return null;
  if (
    /\b(?:not|never|nobody|no|none|they|them|he|him|his|she|her|it|its|their|this|that|these|those|we|I|there|one|some|somebody|someone|everybody|everyone|most|another|each|all|both|what|which|narrator|player)\b|n['’]t\b|["“]/i.test(
      clause,
    )
  )
    return null;
  const terms = tagged(clause);
  if (!is(terms[0], 'Determiner', 'ProperNoun', 'Person') && !/^\p{Lu}/u.test(clause)) return null;
  if (
    is(terms[0], 'Preposition', 'Conjunction', 'Adverb') ||
    /^(?:behind|before|beside|beyond|above|below|under|over|on|in|at|to|from|with|without|after|when|then|by)\b/i.test(
      clause,
    )
  )
    return null;
  // "The viaduct stands": the last word of a clause that has no other verb is one.
  const last = terms.length - 1;
  const found = terms.findIndex((term, index) => index > 0 && isPredicate(term, terms[index + 1]));
  const at = found < 0 && last > 1 && /[^s]s$/.test(terms[last]?.small ?? '') ? last : found;
  if (at < 1 || at > 5) return null;
  const subject = lowered(terms.slice(0, at), names);
  const rest = terms.slice(at);
  const passive = /^(?:is|are|was|were|has been|have been)\b/.exec(textOf(rest));
  if (passive !== null) {
    const left = textOf(rest).slice(passive[0].length).trim();
    const first = tagged(left)[0];
    if (
      !is(first, 'PastTense', 'Participle') &&
      !/(?:ed|en|ung|ept|aid|old|uilt)$/.test(first?.small ?? '')
    )
      return null;
    const be = is(terms[at - 1], 'Plural') ? 'are' : 'is';
    return [`See to it that ${subject} ${be} ${left}.`];
  }
  const verb = rest[0]?.text ?? '';
  // "The train has arrived" is no more to be let be.
  if (/^(?:is|are|was|were|has|have)$/.test(verb)) return null;
  const base = baseOfThird(verb);
  return [
    `Let ${subject} ${[base, textOf(rest.slice(1))].filter((part) => part !== '').join(' ')}.`,
  ];
}

function isPredicate(term: Term, next: Term | undefined): boolean {
  if (/^(?:is|are|was|were|has|have)$/.test(term.small)) return true;
  if (!/[^s]s$/.test(term.small)) return false;
  const isVerb = is(term, 'PresentTense') && !is(term, 'Possessive');
  const isBare = is(next, 'Determiner', 'Preposition', 'Adverb', 'Particle', 'Possessive');
  return isVerb || (isBare && is(term, 'Verb'));
}

function textOf(terms: readonly Term[]): string {
  return terms
    .map(({ text, after }, at) => `${text}${at === terms.length - 1 ? '' : after}`)
    .join('')
    .trim();
}

function lowered(terms: readonly Term[], names: readonly string[]): string {
  const first = terms[0]?.text ?? '';
  const isName = names.some((name) => name.split(' ').includes(first));
  const text = textOf(terms);
  return !isName && (is(terms[0], 'Determiner') || !is(terms[0], 'ProperNoun', 'Person', 'Place'))
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
