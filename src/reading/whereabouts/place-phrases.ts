import { isLikened } from '@/reading/found/is-likened';
import { isNumbered, nameRuns, type NameRun } from '@/reading/found/name-runs';
import { nounPhrases, type TaggedPhrase } from '@/reading/found/noun-phrases';
import {
  groupNouns,
  locatives,
  personNouns,
  placeNouns,
  regionNouns,
  thingNouns,
  vagueNouns,
} from '@/reading/found/word-classes';
import { is, type Term } from '@/reading/prose/tagged';
import { isFarOff, isNoPlaceHere, partsOfPlaces } from '@/reading/whereabouts/no-place-here';

/** Words of a sentence that mean a place: "the first kiln", "Mrs Orr's shop", "Dock Nine". */
export type PlacePhrase = {
  /** With the article that it has in a sentence. */
  readonly name: string;
  readonly head: string;
  readonly isNamed: boolean;
  /** Whether the words around it say that something is there, or what it is like there. */
  readonly isThere: boolean;
  /** The word before it, in small letters: "in", "behind". */
  readonly preposition: string;
  /** Where it begins, with its article, and ends among the terms. */
  readonly from: number;
  readonly to: number;
};

/** The places that a sentence names, in their order. */
export function placePhrases(terms: readonly Term[]): readonly PlacePhrase[] {
  const named = nameRuns(terms).flatMap((run) => namedPlace(terms, run) ?? []);
  const isTaken = (from: number, to: number): boolean =>
    named.some((each) => from <= each.to && to >= each.from);
  const plain = [...nounPhrases(terms), ...mistakenHeads(terms)]
    .map((phrase) => beforeAName(terms, phrase))
    .map((phrase) => withItsHead(terms, phrase))
    .flatMap((phrase) => plainPlaces(terms, phrase))
    .filter(({ from, to }) => !isTaken(from, to));
  const isFree = ({ from, to }: PlacePhrase): boolean =>
    ![...named, ...plain].some((each) => from <= each.to && to >= each.from);
  const all = [...named, ...plain, ...placesWhere(terms).filter(isFree)].sort(
    (one, other) => one.from - other.from,
  );
  return all.map((phrase) =>
    isRoundabout(terms, phrase, all) ? { ...phrase, isThere: false } : phrase,
  );
}

/** "A hospital on a hill above Marrow Bay" is the hospital; the rest says where. */
function isRoundabout(
  terms: readonly Term[],
  { from }: PlacePhrase,
  all: readonly PlacePhrase[],
): boolean {
  const before = all.find(({ to }) => to === from - 2);
  return (
    before !== undefined && /^(?:above|near|outside|on|off)$/.test(terms[from - 1]?.small ?? '')
  );
}

/** "In the smithy now": taken for an adjective, and no noun follows. */
function mistakenHeads(terms: readonly Term[]): readonly TaggedPhrase[] {
  return terms.flatMap((term, at): readonly TaggedPhrase[] => {
    const before = terms[at - 1];
    if (!placeNouns.has(term.small) || is(term, 'Noun') || /^\p{Lu}/u.test(term.text)) return [];
    if (before?.small !== 'the' || before.after.trim() !== '') return [];
    const goesOn = term.after.trim() === '' && is(terms[at + 1], 'Noun', 'Adjective');
    if (goesOn) return [];
    return [{ words: term.text, head: term.small, article: 'the', from: at, to: at }];
  });
}

/** "On the flight deck Abacus has run the burn": whoever does it is no part of where it is done. */
function beforeAName(terms: readonly Term[], phrase: TaggedPhrase): TaggedPhrase {
  const { words, from, to } = phrase;
  const at = terms.findIndex(({ text }, nth) => nth > from && nth <= to && /^\p{Lu}/u.test(text));
  const head = terms[at - 1];
  const isFirst = from === 2 && locatives.has(terms[0]?.small ?? '');
  if (at < 0 || head === undefined || !isFirst || !isPlaceHead(head)) return phrase;
  if (head.after.trim() !== '' || !is(terms[to + 1], 'Verb', 'Copula', 'Auxiliary')) return phrase;
  const own = words
    .split(' ')
    .slice(0, at - from)
    .join(' ');
  return { ...phrase, words: own, head: head.small, to: at - 1 };
}

/** "The eel house, all smoke": the tagger takes some heads for verbs. */
function withItsHead(terms: readonly Term[], phrase: TaggedPhrase): TaggedPhrase {
  const { to, words, article } = phrase;
  const next = terms[to + 1];
  if (next === undefined || article === 'none' || terms[to]?.after.trim() !== '') return phrase;
  const isHead = placeNouns.has(next.small) && !/\p{Lu}/u.test(next.text) && is(next, 'Verb');
  const goesOn = next.after.trim() === '' && is(terms[to + 2], 'Determiner', 'Pronoun', 'Noun');
  if (!isHead || goesOn) return phrase;
  return { ...phrase, words: `${words} ${next.text}`, head: next.small, to: to + 1 };
}

/** "The customs walk, where an inspector goes round": whatever it is, one can be there. */
function placesWhere(terms: readonly Term[]): readonly PlacePhrase[] {
  return terms.flatMap((term, at): readonly PlacePhrase[] => {
    if (term.small !== 'where' || terms[at - 1]?.after.trim() !== ',') return [];
    let from = at - 2;
    while (from >= 0 && at - from <= 4 && terms[from]?.small !== 'the') {
      if (terms[from]?.after.trim() !== '' || is(terms[from], 'Preposition', 'Verb', 'Pronoun'))
        return [];
      from -= 1;
    }
    const words = terms.slice(from + 1, at).map(({ text }) => text);
    const head = terms[at - 1]?.small ?? '';
    if (terms[from]?.small !== 'the' || words.some((word) => /\p{Lu}|['’]/u.test(word))) return [];
    if (isNowhere(head) || words.length === 0) return [];
    return [
      phraseAt(terms, {
        ...{ name: `the ${words.join(' ')}`, head, isNamed: false },
        ...{ from, to: at - 1 },
      }),
    ];
  });
}

/** Where something is said, done or felt, and nobody can go. */
export function isNowhere(head: string): boolean {
  return (
    personNouns.has(head) ||
    thingNouns.has(head) ||
    vagueNouns.has(head) ||
    regionNouns.has(head) ||
    groupNouns.has(head) ||
    /(?:tion|ness|ment|ship|ism|ity|ing|day|time|ance|ence|[^s]s)$/.test(head) ||
    /^(?:war|play|scene|story|case|dream|game|dance|party|night|season|summer|winter|autumn|century|life|point|stage|situation|song|speech|area|region|north|south|east|west|country|rock|stone|water|wall|air|sky|ground|snow|ice|end|equator|pole|horizon|border)s?$/.test(
      head,
    )
  );
}

/** "the Bar Volta", "Hotel Europa": what it is stands first. */
const houses =
  /^(?:Ascensor|Bar|Bistro|Bodega|Caf[eé]|Camp|Casa|Ch[aâ]teau|Gasthaus|Hospital|Hotel|Palazzo|Pension|Restaurant|Taverna|Teatro|Villa)$/;

function namedPlace(terms: readonly Term[], run: NameRun): PlacePhrase | null {
  const { words, hasArticle, to } = run;
  const [first = ''] = words;
  const last = words[words.length - 1]?.toLowerCase() ?? '';
  const from = run.from - (hasArticle && terms[run.from]?.small !== 'the' ? 1 : 0);
  const after = terms[to + 1];
  const isJoined = terms[to]?.after.trim() === '';
  const article = hasArticle ? 'the ' : '';
  // "the Bubble & Squeak launderette".
  const kind =
    isJoined && after !== undefined && isPlaceHead(after) && isHeadAt(terms, to + 1)
      ? after
      : undefined;
  if (kind !== undefined && !run.isPerson && hasArticle) {
    const name = `the ${run.text} ${kind.text}`;
    const whole = { name, head: kind.small, isNamed: true, from, to: to + 1 };
    return { ...phraseAt(terms, whole), isThere: !isLeft(terms, from) };
  }
  const isSomewhere =
    words.length > 1 &&
    ((placeNouns.has(last) && !regionNouns.has(last)) ||
      (houses.test(first) && words.length > 1) ||
      isNumbered(words) ||
      (numberedSpots.test(first.toLowerCase()) && numbers.test(words[1] ?? '')));
  const isShown = !run.isPerson && (isCalledPlace(terms, to) || isWhereOneStays(terms, run));
  if ((!isSomewhere && !isShown) || isFarOff(terms, from)) return null;
  // "Ned Marsh keeps the gate": nobody is in him.
  if (!isShown && !hasArticle && surnames.test(last) && !locatives.has(run.previous)) return null;
  const phrase = { name: `${article}${run.text}`, head: last, isNamed: true, from, to };
  return { ...phraseAt(terms, phrase), isThere: !isLeft(terms, from) };
}

const surnames =
  /^(?:bank|bridge|brook|church|field|forest|green|hall|heath|hill|house|lake|lane|marsh|moor|park|pool|room|shore|street|wall|well|wood|woods)$/;

/** "It rests at the Broken Cistern", "outside the Drowned Man": nobody is at a war. */
function isWhereOneStays(
  terms: readonly Term[],
  { words, hasArticle, previous, isNobody, isRegion, to }: NameRun,
): boolean {
  const last = words[words.length - 1]?.toLowerCase() ?? '';
  if (!hasArticle || words.length < 2 || isNobody || isRegion || isNowhere(last)) return false;
  return /^(?:at|behind|inside|outside)$/.test(previous) && !/['’]/.test(terms[to]?.text ?? '');
}

/** "Suds & Gravity, the only laundry this side of", "Dock Nine, where the freighters come in". */
function isCalledPlace(terms: readonly Term[], to: number): boolean {
  if (terms[to]?.after.trim() !== ',') return false;
  if (terms[to + 1]?.small === 'where') return true;
  if (!/^(?:the|an?)$/.test(terms[to + 1]?.small ?? '')) return false;
  const phrase = nounPhrases(terms.slice(to + 2, to + 7)).find(({ from }) => from <= 1);
  return phrase !== undefined && placeNouns.has(phrase.head) && !regionNouns.has(phrase.head);
}

const ordinals =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth)$/;
const numbers =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|\d{1,3}|[A-Z])$/;

function plainPlaces(terms: readonly Term[], phrase: TaggedPhrase): readonly PlacePhrase[] {
  const { words, head, article, from, to } = phrase;
  const isNumber = terms[to]?.after.trim() === '' && numbers.test(terms[to + 1]?.text ?? '');
  const isOne =
    article !== 'none' ||
    isNumber ||
    isAfterPossessor(terms, from) ||
    ordinals.test(terms[from - 1]?.small ?? '');
  if (!isOne || isOnlyWhich(terms, to)) return [];
  if (!(placeNouns.has(head) || (isNumber && numberedSpots.test(head)))) return [];
  if (words.split(/[ -]/).length > 3) return [];
  if (/\p{Lu}/u.test(words) || anyPlace.test(words)) return [];
  if (isLikened(terms, from) || isNoPlaceHere(terms, phrase)) return [];
  // "One cup in the canteen".
  if (thingNouns.has(head)) return [];
  const ordinal = terms[from - 1];
  if (isNumber)
    return [
      phraseAt(terms, {
        ...{ name: `${words} ${terms[to + 1]?.text ?? ''}`, head, isNamed: true },
        ...{ from, to: to + 1 },
      }),
    ];
  const isStep = /^(?:stairs?|steps?|rows?|ship|train|tram)$/.test(head);
  if (isStep && ordinals.test(ordinal?.small ?? '')) return [];
  if (ordinals.test(ordinal?.small ?? '') && terms[from - 2]?.small === 'the')
    return [
      phraseAt(terms, {
        ...{ name: `the ${ordinal?.text ?? ''} ${words}`, head, isNamed: false },
        ...{ from: from - 2, to },
      }),
    ];
  const possessor = possessorBefore(terms, from);
  if (possessor !== null)
    return possessor.name === ''
      ? []
      : [
          phraseAt(terms, {
            ...{ name: `${possessor.name} ${words}`, head, isNamed: possessor.isNamed },
            ...{ from: possessor.from, to },
          }),
        ];
  return [phraseAt(terms, { name: `the ${words}`, head, isNamed: false, from: from - 1, to })];
}

/** Of what goes by its number no more need be said: "Level 14", "car four". */
const numberedSpots =
  /^(?:bay|berth|block|car|carriage|cell|deck|flat|floor|gate|level|lot|pier|platform|room|sector|suite|unit|ward)$/;

const anyPlace = /^(?:same|other|whole|only|next|last|first|own|nearest|right|wrong)\b/;

function isAfterPossessor(terms: readonly Term[], from: number): boolean {
  const owner = terms[from - 1];
  if (owner === undefined || is(owner, 'Determiner')) return false;
  return /\p{L}['’]s?$/u.test(owner.text) && owner.after.trim() === '';
}

/** "There's Anna's bar": what is only short for "is" owns nothing. */
const contracted = /^(?:it|that|there|here|what|who|he|she|let)['’]s$/i;

/** "Mama Quill's bar", "the porter's lodge"; of "your mother's house" no name can be made. */
function possessorBefore(
  terms: readonly Term[],
  from: number,
): { readonly name: string; readonly from: number; readonly isNamed: boolean } | null {
  const owner = terms[from - 1];
  if (owner === undefined || !isAfterPossessor(terms, from)) return null;
  if (is(owner, 'Copula') || contracted.test(owner.text)) return { name: '', from, isNamed: false };
  let start = from - 1;
  const isName = /^\p{Lu}/u.test(owner.text);
  while (
    isName &&
    /^\p{Lu}/u.test(terms[start - 1]?.text ?? '') &&
    terms[start - 1]?.after.trim() === '' &&
    !is(terms[start - 1], 'Determiner', 'Preposition', 'Pronoun') &&
    !contracted.test(terms[start - 1]?.text ?? '')
  )
    start -= 1;
  const before = terms[start - 1]?.small ?? '';
  const owned = terms
    .slice(start, from)
    .map(({ text }) => text)
    .join(' ');
  if (before === 'the') return { name: `the ${owned}`, from: start - 1, isNamed: isName };
  return isName
    ? { name: owned, from: start, isNamed: true }
    : { name: '', from: start, isNamed: false };
}

function isPlaceHead({ small, text }: Term): boolean {
  return placeNouns.has(small) && !regionNouns.has(small) && !/\p{Lu}/u.test(text);
}

/** "The house key": the tagger may take a key for a verb. */
function isOnlyWhich(terms: readonly Term[], at: number): boolean {
  return terms[at]?.after.trim() === '' && thingNouns.has(terms[at + 1]?.small ?? '');
}

/** Whether no noun follows of which it only says which: "kitchen table". */
function isHeadAt(terms: readonly Term[], at: number): boolean {
  const next = terms[at + 1];
  return terms[at]?.after.trim() !== '' || !is(next, 'Noun') || is(next, 'Pronoun', 'Determiner');
}

function phraseAt(
  terms: readonly Term[],
  phrase: Pick<PlacePhrase, 'name' | 'head' | 'isNamed' | 'from' | 'to'>,
): PlacePhrase {
  const preposition = terms[phrase.from - 1]?.small ?? '';
  return { ...phrase, preposition, isThere: isSaidToBe(terms, phrase) };
}

const keepings =
  /^(?:keeps?|runs?|owns?|minds?|tends?|has|have|rents?|manages?|haunts?|guards?|sweeps?|cleans?|locks?|opens?|enters?|leaves?|reach(?:es)?|cross(?:es)?)$/;

/** "You came in off the salt road": whoever did is no longer there. */
function isLeft(terms: readonly Term[], from: number): boolean {
  return /^(?:from|off)$/.test(terms[from - 1]?.small ?? '');
}

/** Something is in it, one goes there, or it is like this there. */
function isSaidToBe(
  terms: readonly Term[],
  { from, to }: Pick<PlacePhrase, 'from' | 'to'>,
): boolean {
  const [previous, next] = [terms[from - 1], terms[to + 1]];
  const before = previous?.small ?? '';
  const breaksOff = /[:;,—–]/.test(previous?.after ?? '');
  // "Since before the roof was mended".
  if (/^(?:before|after|since|until|till|than)$/.test(before) && is(next, 'Copula', 'Verb'))
    return false;
  if (isLeft(terms, from)) return false;
  if (from <= 0 || (locatives.has(before) && !breaksOff)) return true;
  if (
    keepings.test(before) ||
    /^(?:is|are|was|stands?|lies|\p{L}+['’]s|inside|outside)$/u.test(before)
  )
    return true;
  if (/^(?:where|whose)$/.test(next?.small ?? '')) return true;
  // "The lake with its boathouse", and no gate with its lock.
  if (before === 'with' && !partsOfPlaces.test(terms[to]?.small ?? '')) return true;
  // "Behind the curtain of the third kiln".
  if (before === 'of' && locatives.has(terms[from - 4]?.small ?? '')) return true;
  // "Between them: the saloon, the land office, the jail"; "a stable, a cellar and an upper room".
  if (breaksOff || before === 'and' || before === 'or') return true;
  return is(next, 'Copula');
}
