import type { Whereabout } from '@/reading/found/reading';
import { nameRuns } from '@/reading/found/name-runs';
import { nounPhrases } from '@/reading/found/noun-phrases';
import { placeNouns, vagueNouns } from '@/reading/found/word-classes';
import { is, tagged, type Term } from '@/reading/prose/tagged';
import { toldToYou } from '@/reading/prose/tell-you';
import { partsOfPlaces } from '@/reading/whereabouts/no-place-here';
import { isNowhere, placePhrases } from '@/reading/whereabouts/place-phrases';
import { splitSentences } from '@/story/words/split-sentences';

/** From here on it says that the player is there; below, only that something else is. */
export const surely = 20;

/**
 * Where the player is at the premise's now, the surest first and of equals the last: "You are in the stable" says
 * more than "You rode in at dawn", and what is seen through a window says nothing.
 */
export function whereYouAre(
  premise: readonly string[],
  {
    players = [],
    setting = [],
  }: {
    /** What the author calls the player: "the physician". */
    readonly players?: readonly string[];
    readonly setting?: readonly string[];
  } = {},
): readonly Whereabout[] {
  const found: (Whereabout & { readonly at: number })[] = [];
  const sentences = premise.flatMap((text) => splitSentences(text));
  for (const [nth, text] of sentences.entries()) {
    const sentence = toldToYou(text, players) ?? text;
    const terms = tagged(sentence);
    const factor = factorOf(sentence);
    for (const { name, isPlace, from, to, preposition } of spotsIn(terms)) {
      const weight = weightOf(terms, { from, to, preposition, isEarly: nth < 2 }) * factor;
      if (weight > 0) found.push({ name, isPlace, weight, at: found.length });
    }
  }
  const known = setting.map((text) => text.toLowerCase());
  return [...found, ...yoursIn(setting)]
    .map((each) =>
      !each.isPlace && isKnownSpot(each, known)
        ? { ...each, name: `the ${each.name}`, isPlace: true }
        : each,
    )
    .sort((one, other) => other.weight - one.weight || other.at - one.at)
    .map(({ name, isPlace, weight }) => ({ name, isPlace, weight }));
}

/** "The control van": one is in it, and the setting knows of it. */
function isKnownSpot({ name, weight }: Whereabout, setting: readonly string[]): boolean {
  const words = name.toLowerCase();
  const isSpot = weight >= 45 && words.includes(' ') && !isNowhere(words.split(' ').pop() ?? '');
  return isSpot && setting.some((text) => text.includes(`the ${words}`));
}

/** Of a premise that names no place, your bakery is where you are. */
function yoursIn(setting: readonly string[]): readonly (Whereabout & { readonly at: number })[] {
  return setting.flatMap((text) => {
    if (!/\byour\b/i.test(text)) return [];
    const terms = tagged(text);
    return placePhrases(terms).flatMap(({ name, from }) =>
      terms[from]?.small === 'your' ? [{ name, isPlace: true, weight: surely, at: -1 }] : [],
    );
  });
}

/** What is asked, supposed, denied, or long ago is not now. */
function factorOf(sentence: string): number {
  if (/\?["'”’)]*$/.test(sentence)) return 0.1;
  if (/\b(?:years?|months?|weeks?) (?:ago|before)\b|\b(?:as a child|used to)\b/i.test(sentence))
    return 0.2;
  // "They are paid tomorrow at the chapel."
  if (/\b(?:tomorrow|next (?:day|week|morning|month|year))\b(?! (?:is|are)\b)/i.test(sentence))
    return 0.3;
  return 1;
}

type Spot = {
  readonly name: string;
  readonly isPlace: boolean;
  readonly from: number;
  readonly to: number;
  readonly preposition: string;
};

/**
 * Places, what has only parts of them (the kitchen table is in the kitchen), and whatever else may turn out to be a
 * place by what is said of it elsewhere.
 */
function spotsIn(terms: readonly Term[]): readonly Spot[] {
  const whole = placePhrases(terms)
    .filter(({ name }) => name !== 'the room')
    .map((phrase) => ({ ...phrase, isPlace: true }));
  const isFree = ({ from, to }: Spot): boolean =>
    !whole.some((each) => from <= each.to && to >= each.from);
  const others = nounPhrases(terms).flatMap((phrase): readonly Spot[] => {
    const { words, head, from, to, article } = phrase;
    if (article === 'none' && !/\p{Lu}/u.test(words)) return [];
    if (partsOfPlaces.test(head) || (vagueNouns.has(head) && article !== 'none')) return [];
    const [first = '', ...rest] = words.split(' ');
    const isPart =
      rest.length === 1 &&
      !placeNouns.has(head) &&
      placeNouns.has(first) &&
      partsOfRooms.test(head);
    const start = from - (article === 'none' ? 0 : 1);
    const preposition = terms[start - 1]?.small ?? '';
    const name = isPart ? `the ${first}` : words;
    return [{ name, isPlace: isPart, from: start, to, preposition }];
  });
  const named = nameRuns(terms).flatMap(
    ({ text, isPerson, from, to, hasArticle }): readonly Spot[] => {
      const start = from - (hasArticle ? 1 : 0);
      const preposition = terms[start - 1]?.small ?? '';
      return isPerson ? [] : [{ name: text, isPlace: false, from: start, to, preposition }];
    },
  );
  return [...whole, ...[...named, ...others].filter(isFree)]
    .map((spot) => outside(terms, spot))
    .sort((one, other) => one.from - other.from);
}

const partsOfRooms =
  /^(?:table|door|doors|window|windows|wall|walls|floor|counter|bench|desk|stairs?|steps?|gate|gates|shutters?|bed|stove|fire|roof|rail|hatch|entrance|threshold|corner|ceiling|clock|lamp|light|lights)$/;

/** "At the foot of the tower": what counts is "at". */
function outside(terms: readonly Term[], spot: Spot): Spot {
  if (spot.preposition !== 'of') return spot;
  let at = spot.from - 2;
  while (at >= 0 && spot.from - at < 6 && !is(terms[at], 'Preposition', 'Determiner', 'Verb'))
    at -= 1;
  const from = is(terms[at], 'Determiner') ? at : at + 1;
  return { ...spot, from, preposition: terms[from - 1]?.small ?? '' };
}

const within =
  /^(?:aboard|above|around|round|against|among|at|before|behind|below|beneath|beside|between|by|halfway|in|inside|near|on|onto|outside|over|under|up|upon|down|into|to|through|across|opposite|of)$/;
const staying =
  /^(?:aboard|above|at|before|behind|below|beneath|beside|between|by|in|inside|into|near|on|onto|outside|under|up|upon|down|opposite)$/;

type At = {
  readonly from: number;
  readonly to: number;
  readonly preposition: string;
  readonly isEarly: boolean;
};

function weightOf(terms: readonly Term[], { from, to, preposition, isEarly }: At): number {
  const start = clauseStart(terms, from);
  // "You have not had but one drink at the inn": you had it there.
  const left = said(terms, start, from).replace(
    /(?:n['’]t| not| never) (\S+ )?(?:but|only) /,
    ' $1',
  );
  const all = said(terms, 0, terms.length);
  // "Exactly where on the stage the board creaks" one may know from anywhere.
  if (unreal.test(left) || /^ (?:where|how) /.test(left) || / where (?:\S+ )?$/.test(left))
    return 1;
  // Who came in on it has got off.
  if (arrivedOn.test(said(terms, start, to + 1))) return 2;
  const isYours =
    isYou.test(left) || (isWithout(terms, start) && isYou.test(said(terms, 0, start)));
  const isPast = hasPast(terms.slice(start, clauseEnd(terms, from)));
  if (isYours) return ofYours(terms, { left, all, start, from, preposition });
  // "On the ward you were told": where it was said.
  if (staying.test(preposition) && startsWithYou(terms, to)) return isPast ? 45 : 60;
  if (takenThere.test(left)) return 45;
  // "In the street outside, somebody is trying the door."
  const isBeyond = /^(?:outside|below|above|opposite|beyond)$/.test(terms[to + 1]?.small ?? '');
  if (!within.test(preposition) || isBeyond) return 2;
  if (preposition === 'to') return 3;
  if (/ (?:to|for|with) you \S+ $/.test(left)) return isPast ? 40 : 45;
  if (hours.test(all) && / (?:it|it['’]s) /.test(left)) return 70;
  if (isEarly && !terms.some((term) => is(term, 'Verb', 'Copula'))) return 60;
  if (/ (?:said|says|say|tells?|told|thinks?|heard|that) /.test(left)) return 3;
  if (/ (?:gone|went|goes|go|going|walked|ran|left|leads?|runs?) (?:\S+ )*$/.test(left)) return 2;
  // "In the loft a crate is open": so a scene is set.
  const isSet = start === 0 && from === 1;
  return (isPast ? 10 : 25) + (isSet ? 3 : 0);
}

const arrivedOn =
  / (?:come|came|arrived?|rode|ride|ridden|got|get) (?:in|up|down|over|here|back)? ?(?:on|by|off) (?:the|a|this|that) (?:\S+ ){0,3}?(?:boat|bus|coach|ferry|mail|packet|plane|shuttle|stage|steamer|train|tram|truck)\b/;

function said(terms: readonly Term[], from: number, to: number): string {
  return ` ${terms
    .slice(from, to)
    .map(({ small }) => small)
    .join(' ')} `;
}

function startsWithYou(terms: readonly Term[], to: number): boolean {
  return /^you(?:['’]|$)/.test(terms[to + 1]?.small ?? '');
}

const takenThere =
  / (?:sent|sends|brought|brings|led|leads|took|taken|takes|carried|put|puts|set|sets|dropped|drops|dragged|locked|shut|found|finds|sat|sits) you (?:\S+ ){1,4}$/;

const isYou = / (?:you|you['’](?:re|ve|d)|yourself) /;

/** What is not so, not yet so, or only seen from elsewhere. */
const unreal =
  / (?:not|never|cannot|if|whoever|unless|until|till|will|must|should|could|would|might|may|want|wants|need|needs|going|due|bound|expected|wanted|headed|heading|invited|promised|supposed|hope|hopes|about to|on (?:the|your) way|see|hear|look|know|knows|seen|remember|remembers|had|(?<!are )left|leave|from|like|are to) |n['’]t /;

/** "You and Denise are crouched behind", "here you are at your old desk by". */
const being =
  / (?:you|yourself|you (?:and|with) \S+(?: \S+)?)(?: (?:are|have been|['’]ve been|stand|sit|lie|wait|kneel|crouch|hide|wake|wake up|find yourself|stay|shelter|linger|keep watch))(?<rest>(?: \S+)*) $| you['’](?:re|ve been)(?<after>(?: \S+)*) $/;

/** "You are the porter at the hotel" says whose porter, and where you may be. */
const office = /^ (?:an?|the|one|now the|now an?) (?!only|last|first|one)\S+/;

const coming =
  / (?:you|you['’]ve)(?: have)?(?: \S+){0,3}? (?:arrive|arrived|come|came|step|stepped|walk|walked|climb|climbed|stumble|stumbled|get|got|gotten|return|returned|turn|turned|pull|pulled|drive|drove|driven|ride|rode|ridden|row|rowed|land|landed|dock|docked|run|ran|crawl|crawled|slip|slipped|go|went|gone|push|pushed|move|moved|sneak|break|broke|broken|sail|sailed|follow|followed|end up|ended up) /;
const reaching =
  / (?:you|you['’]ve)(?: have)?(?: just| finally| at last)? (?:reach(?:ed)?|enter(?:ed)?) $/;
/** "You were called to the office": what happens next happens there. */
const calledTo =
  / (?:are|were|was|have been|['’]ve been|been|you|,)? ?(?:called|summoned|brought|taken|shown|marched|led|sent|fetched|posted|assigned|transferred|invited) (?:in |up |down |over |back |out |round )?to (?:\S+ )?$/;
const minding =
  / (?:you|you['’](?:re|ve))(?: are| have been)?(?: \S+){0,2}? (?:minding|keeping|running|tending|guarding|cleaning|sweeping|closing|opening|manning|watching|searching|locking up|unlocking|unlock|lock|enter|mind|keep|run|tend|guard|clean|man|search|close|open|lock up|share|have|rent|had|rented|shared) $/;
const wasThere =
  / (?:you|yourself)(?: \S+){0,3}? (?:were|woke|stood|sat|lay|waited|knelt|hid|slept|found|spent|fell|took|stayed|stopped|sheltered) /;
const working =
  / (?:you|you['’]ve)(?: \S+){0,2}? (?:work|worked|live|lived|lodge|serve|sleep|teach|do|have|run|keep) /;

const keptThere =
  / (?:pounds|dollars|crowns|coins|money|savings|shares?|account|shillings|francs) (?:\S+ )?(?:in|at) (?:the )?$/;

type Yours = {
  readonly left: string;
  readonly all: string;
  readonly start: number;
  readonly from: number;
  readonly preposition: string;
};

function ofYours(terms: readonly Term[], { left, all, start, from, preposition }: Yours): number {
  const isNow = / (?:now|tonight|already) /.test(all) ? 5 : 0;
  const isDone = / (?:have|you['’]ve|just) /.test(left);
  if (minding.test(left)) return / (?:had|rented|shared) $/.test(left) ? 20 : 55 + isNow;
  if (reaching.test(left)) return (/ed $/.test(left) && !isDone ? 45 : 90) + isNow;
  if (!staying.test(preposition) && preposition !== 'to') return 2;
  const { rest, after } = being.exec(left)?.groups ?? {};
  const state = rest ?? after;
  if (state !== undefined && office.test(state)) return 40;
  const isBusy = hasFinite(terms.slice(start, from));
  if (preposition !== 'to' && state !== undefined && !isBusy) return 100 + isNow;
  // "You have ten pounds in the bank": it is there, and you need not be.
  if (keptThere.test(left)) return 2;
  if (coming.test(left)) return !isDone && isPastComing(left) ? 45 : 85;
  if (preposition === 'to') return calledTo.test(left) ? 50 : 2;
  if (wasThere.test(left)) return 50;
  if (working.test(left)) return 35;
  // "Caught in the toll house": what the sentence began to say of you goes on.
  if (isCaught(terms, start)) return / (?:are|you['’]re|have been) /.test(all) ? 80 : 45;
  return 30;
}

/** Whether another verb says what you do there: "you are told that she waits in". */
function hasFinite(terms: readonly Term[]): boolean {
  const verbs = terms.filter(
    (term) =>
      is(term, 'Verb', 'Copula') && !is(term, 'Gerund', 'Participle', 'PastTense', 'Auxiliary'),
  );
  return verbs.length > 1;
}

function isCaught(terms: readonly Term[], start: number): boolean {
  return is(terms[start], 'PastTense', 'Participle', 'Gerund');
}

function isPastComing(left: string): boolean {
  return / (?:arrived|came|stepped|walked|climbed|stumbled|got|returned|turned|pulled|drove|rode|rowed|landed|docked|ran|crawled|slipped|went|pushed|moved|broke|sailed|carried|followed) /.test(
    left,
  );
}

const hours =
  /\b(?:o['’]clock|midnight|noon|dawn|dusk|morning|evening|night|afternoon|past|hour|closing|opening|dark|quiet|raining|snowing|late|early|hot|cold|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/;

function hasPast(terms: readonly Term[]): boolean {
  return terms.some(
    (term) =>
      /^(?:was|were|had)$/.test(term.small) ||
      (is(term, 'PastTense') && !is(term, 'Participle', 'Adjective', 'Passive')),
  );
}

/** The last stop, or the last word that begins another clause. */
function clauseStart(terms: readonly Term[], from: number): number {
  let start = from;
  while (start > 0) {
    const before = terms[start - 1];
    if (start < from && /[;:—–,(]/.test(before?.after ?? '')) break;
    if (/[;:—–,(]/.test(before?.after ?? '')) break;
    if (
      /^(?:and|but|that|when|because|while|although|so|where|which|who|then)$/.test(
        before?.small ?? '',
      ) &&
      hasVerb(terms.slice(start, from)) &&
      !isWithYou(terms, start)
    )
      break;
    start -= 1;
  }
  return start;
}

/** "You and Denise are behind the counter". */
function isWithYou(terms: readonly Term[], at: number): boolean {
  return terms[at - 1]?.small === 'and' && terms[at - 2]?.small === 'you';
}

function clauseEnd(terms: readonly Term[], from: number): number {
  let end = from;
  while (end < terms.length && !/[;:—–,.]/.test(terms[end]?.after ?? '')) end += 1;
  return end + 1;
}

function hasVerb(terms: readonly Term[]): boolean {
  return terms.some((term) => is(term, 'Verb', 'Copula'));
}

/** Whose deed it is stands in the clause before: "soaked, and found a seat in the saloon". */
function isWithout(terms: readonly Term[], start: number): boolean {
  const first = terms[start];
  const second = /^(?:and|then|but)$/.test(first?.small ?? '') ? terms[start + 1] : first;
  return is(second, 'Verb', 'Preposition', 'Adverb', 'Adjective') && !is(second, 'Noun');
}
