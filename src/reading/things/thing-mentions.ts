import { isLikened } from '@/reading/found/is-likened';
import { locatives, personNouns } from '@/reading/found/word-classes';
import { is, type Term } from '@/reading/prose/tagged';
import { withoutEnding } from '@/story/words/without-ending';
import { isGone, isGiven, isShut } from '@/reading/things/said-of-thing';
import { isNoThingHere } from '@/reading/things/no-thing-here';
import { kindOfThing, type ThingKind } from '@/reading/found/thing-kinds';

/** Where a sentence names something that can be looked at. */
export type ThingMention = {
  readonly kind: ThingKind;
  /** Its last word: "letters". */
  readonly head: string;
  /** Without its article: "torn pawn ticket", "bundle of letters". */
  readonly words: string;
  /** Whose it is, as it stands before it: "Josie's", "his", "your". */
  readonly whose: string | null;
  /** What it is, as it was first put, where that says more than its name: "a tin mug that smells bitter". */
  readonly phrase: string | null;
  /** How it is, where that follows its name: "sealed, marked W". */
  readonly state: string | null;
  readonly isGone: boolean;
  readonly isHeld: boolean;
  readonly isShut: boolean;
  /** Where it begins and ends among the terms. */
  readonly from: number;
  readonly to: number;
};

/** Of every, any and no letter nobody can read one. */
const noneOfThem =
  /^(?:no|every|each|any|another|some|such|what|which|whose|my|our|its|many|few|several|more|most|these|those)$/;
const mostBefore = 3;
/** "Hired guns" are people, and "the same boat" is one that was named before. */
const ofNoUse = /^(?:hired|same|other|only|own|whole|very|next|usual)\b/;

export function thingMentions(terms: readonly Term[]): readonly ThingMention[] {
  const found: ThingMention[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const mention = mentionAt(terms, at, found);
    if (mention === null) continue;
    found.push(mention);
    at = Math.max(at, mention.to);
  }
  return found;
}

function mentionAt(
  terms: readonly Term[],
  at: number,
  before: readonly ThingMention[],
): ThingMention | null {
  const term = terms[at];
  const inMeasure = measured(terms, at);
  if (inMeasure !== null) return inMeasure;
  const kind = kindOfThing(bare(term));
  if (term === undefined || kind === null || !isHead(terms, at)) return null;
  if (isNumbered(terms, at)) return numbered(terms, at, kind);
  const from = beginOf(terms, at);
  // "The company will" and "the glass will" go on; "the will" does not.
  if (bare(term) === 'will' && from < at) return null;
  if (isNoThingHere(terms, { from, at })) return null;
  const article = terms[from - 1];
  if (is(article, 'Ordinal')) return null;
  const isListed = from > 0 && isAfterAnother(terms, from, before);
  const whose = whoseIs(terms, from - 1);
  const isNamed =
    whose !== null || /^(?:the|an?|this|that|one)$/.test(article?.small ?? '') || isListed;
  if (!(isNamed || is(article, 'Value')) || noneOfThem.test(article?.small ?? '')) return null;
  if (article !== undefined && !isListed && /[,;:.]/.test(article.after)) return null;
  if (isLikened(terms, from) || isDenied(terms, from) || isSupposed(terms, from)) return null;
  const to = withWhatIsInIt(terms, at);
  const part = terms.slice(from, to + 1);
  if (part.some(({ text }, nth) => /^\p{Lu}/u.test(text) && (from > 0 || nth > 0))) return null;
  const words = part.map(({ text }) => text.toLowerCase().replace(/['’]s$/, '')).join(' ');
  if (ofNoUse.test(words)) return null;
  const span = { from, to };
  const isOne = /^an?$/.test(article?.small ?? '');
  return {
    ...{ kind, head: bare(term), words, whose, ...span },
    phrase: isOne ? phraseOf(terms, from - 1, to) : null,
    state: stateOf(terms, to),
    isGone: isGone(span, terms),
    isHeld: isGiven(span, terms),
    isShut: isShut(span, terms),
  };
}

/** "A brace of pistols", "a lock of grey hair", "a strip of cloth": so much of something, to be held in a hand. */
const measures =
  /^(?:brace|bunch|coil|lock|pair|pile|roll|scrap|set|sheaf|sheet|stack|strip|swatch|tuft)$/;
const mattersOf =
  /^(?:bandage|cloth|fabric|flowers|grass|hair|lace|lilies|parchment|roses|silk|string|velvet|wire|wool|fur|rope|ribbon|paper|canvas|leather)$/;

/** Where such a measure stands, its noun is behind it. */
function measured(terms: readonly Term[], at: number): ThingMention | null {
  if (!measures.test(terms[at]?.small ?? '') || terms[at + 1]?.small !== 'of') return null;
  const to = withWhatIsInIt(terms, at);
  const last = bare(terms[to]);
  const kind = kindOfThing(last) ?? (mattersOf.test(last) ? 'treasure' : null);
  const article = terms[at - 1];
  if (to === at || kind === null || !/^(?:an?|the)$/.test(article?.small ?? '')) return null;
  if (isLikened(terms, at) || isDenied(terms, at) || isSupposed(terms, at)) return null;
  const span = { from: at, to };
  const words = terms
    .slice(at, to + 1)
    .map(({ text }) => text.toLowerCase())
    .join(' ');
  const isOne = article?.small !== 'the';
  return {
    ...{ kind, head: last, words, whose: null, ...span },
    phrase: isOne ? phraseOf(terms, at - 1, to) : null,
    state: stateOf(terms, to),
    isGone: isGone(span, terms),
    isHeld: isGiven(span, terms),
    isShut: false,
  };
}

function bare(term: Term | undefined): string {
  return (term?.small ?? '').replace(/[^\p{L}-]/gu, '');
}

/** "Glass cabinet" is no glass, "the clock strikes" is a clock, and "to list" is nothing. */
function isHead(terms: readonly Term[], at: number): boolean {
  const [term, next] = [terms[at], terms[at + 1]];
  const isOwner = /['’]s?$/.test(term?.text ?? '');
  // "His coat's on its peg."
  if (isOwner)
    return /^(?:on|in|under|at|gone|missing|still|not|there|here)$/.test(next?.small ?? '');
  if (
    is(term, 'Verb') &&
    !is(term, 'Noun') &&
    !is(terms[at - 1], 'Determiner', 'Adjective', 'Noun')
  )
    return false;
  if (/s$/.test(term?.small ?? '') && isDone(terms, at)) return false;
  if (next === undefined || term?.after.trim() !== '') return true;
  if (kindOfThing(bare(next)) !== null && !is(next, 'Verb')) return false;
  const isPartOfName = is(next, 'Noun', 'Possessive') && !is(next, 'Pronoun', 'Verb', 'Value');
  return !isPartOfName && !/^-/.test(next.text);
}

/** "The preacher rings", "it rings and rings". */
export function isDone(terms: readonly Term[], at: number): boolean {
  const [before, term, next] = [terms[at - 1], terms[at], terms[at + 1]];
  const hasObject = /^(?:the|an?|his|her|it)$/.test(next?.small ?? '') && term?.after.trim() === '';
  return (
    personNouns.has(before?.small ?? '') ||
    (hasObject && is(before, 'Noun')) ||
    (next?.small === 'and' && terms[at + 2]?.small === term?.small)
  );
}

/** "Drum Seven", "dryer nine". */
function isNumbered(terms: readonly Term[], at: number): boolean {
  const [before, next] = [terms[at - 1], terms[at + 1]];
  const isBare = !is(before, 'Determiner', 'Possessive', 'Adjective', 'Value');
  return isBare && is(next, 'Cardinal') && terms[at]?.after.trim() === '';
}

function numbered(terms: readonly Term[], at: number, kind: ThingKind): ThingMention | null {
  const isName = /^\p{Lu}/u.test(terms[at + 1]?.text ?? '');
  const isCounted = !isName && is(terms[at + 2], 'Noun') && terms[at + 1]?.after.trim() === '';
  if (isCounted || isLikened(terms, at)) return null;
  const words = `${terms[at]?.text ?? ''} ${terms[at + 1]?.text ?? ''}`;
  const span = { from: at, to: at + 1 };
  return {
    ...{ kind, head: bare(terms[at]), words, whose: '', phrase: null, state: null, ...span },
    isGone: isGone(span, terms),
    isHeld: false,
    isShut: isShut(span, terms),
  };
}

/** The first word of what stands before it and describes it. */
function beginOf(terms: readonly Term[], at: number): number {
  let from = at;
  while (from > 0 && at - from < mostBefore) {
    const before = terms[from - 1];
    if (before === undefined || !/^[\s,]*$/.test(before.after)) break;
    if (/,/.test(before.after) && !is(before, 'Adjective')) break;
    if (/['’]s?$/.test(before.text) || is(before, 'Determiner', 'Pronoun', 'Preposition')) break;
    if (locatives.has(before.small) || /^(?:of|with|and|or|to|for|as)$/.test(before.small)) break;
    if (!is(before, 'Adjective', 'Noun', 'Participle', 'Gerund', 'PastTense')) break;
    if (is(before, 'Value')) break;
    // "The captain liked paper" has no liked paper in it.
    if (is(before, 'PastTense') && is(terms[from - 2], 'Noun', 'Pronoun')) break;
    from -= 1;
  }
  // "He has wet boots": what stands there without any article was not what describes it.
  return from;
}

/** "The envelope, the cartridge, red pages and a pencil": one of several. */
function isAfterAnother(
  terms: readonly Term[],
  from: number,
  before: readonly ThingMention[],
): boolean {
  const previous = before[before.length - 1];
  if (previous === undefined || from - previous.to > 3) return false;
  const between = terms.slice(previous.to, from);
  return (
    /[,]/.test(terms[previous.to]?.after ?? '') ||
    between.some(({ small }) => small === 'and' || small === 'or')
  );
}

function whoseIs(terms: readonly Term[], at: number): string | null {
  const article = terms[at];
  if (article === undefined) return null;
  if (/^(?:his|her|your)$/.test(article.small)) return article.small;
  if (!/^\p{Lu}[\p{L}.-]*['’]s?$/u.test(article.text)) return null;
  let from = at;
  while (from > 0 && /^\p{Lu}[\p{L}-]*\.?$/u.test(terms[from - 1]?.text ?? '') && from > at - 2) {
    const before = terms[from - 1];
    if (!is(before, 'ProperNoun', 'Person', 'Honorific') || !/^[.\s]*$/.test(before?.after ?? ''))
      break;
    from -= 1;
  }
  return terms
    .slice(from, at + 1)
    .map(({ text, after }, nth) => (from + nth === at ? text : `${text}${after}`))
    .join('');
}

function isDenied(terms: readonly Term[], from: number): boolean {
  const before = terms.slice(Math.max(0, from - 4), from);
  const from0 = before.map(({ after }) => /[,;:]/.test(after)).lastIndexOf(true);
  return before
    .slice(from0 + 1)
    .some(({ small }) => /^(?:no|not|never|without|neither|nor|nothing|than)$|n['’]t$/.test(small));
}

/** "You would need a ladder", "if there were a key". */
function isSupposed(terms: readonly Term[], from: number): boolean {
  return terms
    .slice(Math.max(0, from - 6), from)
    .some(({ small }) =>
      /^(?:would|could|might|ought|if|whoever|whenever|whatever|need|needs)$/.test(small),
    );
}

/** "Bundle of letters": what it holds or is made of belongs to its name. */
function withWhatIsInIt(terms: readonly Term[], at: number): number {
  if (terms[at + 1]?.small !== 'of' || terms[at]?.after.trim() !== '') return at;
  let to = at + 2;
  if (is(terms[to], 'Determiner', 'Pronoun', 'Possessive', 'Value', 'QuestionWord')) return at;
  while (is(terms[to], 'Adjective') && terms[to]?.after.trim() === '' && to < at + 4) to += 1;
  const last = terms[to];
  if (/^(?:some|any|every|no)thing$/.test(last?.small ?? '')) return at;
  const isPlainNoun = is(last, 'Noun') && !is(last, 'Pronoun', 'Possessive');
  return isPlainNoun && !/^\p{Lu}/u.test(last?.text ?? '') ? to : at;
}

const mostPhrase = 22;

/** From its article to where the words about it end. */
function phraseOf(terms: readonly Term[], article: number, to: number): string | null {
  let last = to;
  if (terms[to]?.after.trim() === '' && isTold(terms, to + 1, article)) {
    let end = to + 1;
    while (end < terms.length - 1 && end - article < mostPhrase && !isEnd(terms, end)) end += 1;
    if (isEnd(terms, end)) last = end;
  }
  // Its name says as much.
  if (last === to) return null;
  const text = textOf(terms.slice(article, last + 1));
  // Half of what somebody says is worse than nothing of it.
  const marks = text.match(/["“”(){}]/g) ?? [];
  if (marks.length > 0 || ofOthers.test(text)) return null;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const states =
  /^(?:still|bound|broken|burnt|carved|cracked|dented|empty|engraved|faded|folded|full|heavy|hot|cold|warm|wet|damp|light|locked|marked|old|painted|rusted|rusty|sealed|signed|soaked|stained|sticky|tied|torn|unfinished|unlocked|unmarked|unopened|unsigned|worn|wrapped|yellowed)$/;

/** "A jar of honey, sealed, marked W": what is said of it behind a comma, to the end of the sentence. */
function stateOf(terms: readonly Term[], to: number): string | null {
  let comma = to;
  // "The loaf you were given, still hot."
  if (/^(?:you|that)$/.test(terms[to + 1]?.small ?? '') && terms[to]?.after.trim() === '')
    while (comma < to + 5 && terms[comma]?.after.trim() === '') comma += 1;
  if (terms[comma]?.after.trim() !== ',' || !states.test(terms[comma + 1]?.small ?? ''))
    return null;
  const rest = terms.slice(comma + 1);
  const isLong = rest.length > mostPhrase || rest.some(({ after }) => /[;:—–"“”]/.test(after));
  const goesOn = rest.some((term) =>
    /^(?:and|but|who|while|when|you|I|he|she|they|is|are|was|were|has|had)$/.test(term.small),
  );
  if (isLong || goesOn) return null;
  return withoutEnding(textOf(rest), /[.!?\s]/);
}

function textOf(terms: readonly Term[]): string {
  return terms
    .map(
      ({ before, text, after }, nth) =>
        `${nth === 0 ? '' : before.trim()}${text}${nth === terms.length - 1 ? '' : after}`,
    )
    .join('');
}

/** By themselves nobody knows who is meant. */
const ofOthers = /\b(?:I|me|my|we|us|our|he|she|they|him|her|his|them|their)\b/;

/** A comma, a stop, the end, or another clause. */
function isEnd(terms: readonly Term[], at: number): boolean {
  return (
    at === terms.length - 1 ||
    /[,;:.!?—–]|^ -/.test(terms[at]?.after ?? '') ||
    /^(?:and|but|while|when|because|until|before|after)$/.test(terms[at + 1]?.small ?? '')
  );
}

/** What is told of it follows: "that", "which", "with", "tied with"; and not what it does. */
function isTold(terms: readonly Term[], at: number, article: number): boolean {
  const next = terms[at];
  if (/^(?:that|which|with|whose|of|from)$/.test(next?.small ?? '')) return true;
  const hasVerb = terms
    .slice(0, article)
    .some((term) => is(term, 'Verb', 'Copula') && !is(term, 'Infinitive', 'Gerund', 'Participle'));
  return hasVerb && is(next, 'PastTense', 'Participle') && !is(next, 'Auxiliary', 'Copula');
}
