import { baseFormsOf } from '@/understanding/lexicon/verb-table';
import { oppositeDeeds, oppositeManners } from '@/understanding/lexicon/opposite-deeds';
import type { SaidWord, Saying } from '@/understanding/meant/saying';
import { verbsCompared } from '@/understanding/meant/verbs-said';
import type { NearWords } from '@/understanding/meant/word-likeness';

/** What speaks for and against a choice being meant; the weights of each are in `likeness-weights.ts`. */
export type ChoiceLikeness = Readonly<Record<(typeof signsOfChoice)[number], number>>;

/** Who says a choice's own verb and names another thing surely means another thing. */
export type OtherThing = 'none' | 'maybe' | 'surely';

export type HeldAgainst = {
  readonly likeness: ChoiceLikeness;
  readonly otherThing: OtherThing;
};

export const signsOfChoice = [
  'coversChoice',
  'coversText',
  'coversBoth',
  'sameHead',
  'sharedDeed',
  'otherPeople',
  'missingPeople',
  'otherParts',
  'otherPolarity',
  'otherUndone',
  'opposite',
  'otherNumber',
  'missedThings',
  'missedWords',
  'replacedInPlace',
  'sameDeedToOther',
  'otherDeedToSame',
  'elsewhere',
  'onlyAsked',
] as const;

export type Beside = {
  readonly near: NearWords;
  /** What else is offered. */
  readonly others: readonly Saying[];
  readonly isOtherNumber: boolean;
};

/** Words on both sides, and how much of each is on the other one. */
type Held = SaidWord & { readonly best: number };

export function likenessOf(text: Saying, choice: Saying, beside: Beside): HeldAgainst {
  const shared = [...choice.deeds.all.keys()].filter((deed) => text.deeds.all.has(deed));
  const missed = missedOf(text, choice, shared, beside);
  const stray = strayOf(text, choice, shared, beside);
  const [coversChoice, coversText] = [covered(missed), covered(stray)];
  const sharedDeed = Number([...choice.deeds.head].some((deed) => text.deeds.all.has(deed)));
  const likeness = {
    coversChoice,
    coversText,
    coversBoth: coversChoice * coversText,
    sameHead: Number([...choice.deeds.head].some((deed) => text.deeds.head.has(deed))),
    sharedDeed,
    ...ofPeople(text, choice),
    otherPolarity: Number(text.isNegative !== choice.isNegative),
    otherUndone: Number(text.isUndone !== choice.isUndone),
    opposite: Number(areOpposite(text, choice)),
    otherNumber: Number(beside.isOtherNumber),
    missedThings: lost(missed.filter(({ isThing }) => isThing)),
    missedWords: lost(missed.filter(({ isThing }) => !isThing)),
    replacedInPlace: replacedInPlace(stray, missed),
    sameDeedToOther: sharedDeed * replaced(stray, missed),
    otherDeedToSame: (1 - sharedDeed) * thingsHeld(stray),
    elsewhere: saidElsewhere(stray, beside),
    onlyAsked: Number(text.isAsked && !choice.deeds.head.has('ask')),
  };
  const [mine, its] = [text.verbs[0]?.forms ?? [], choice.verbs[0]?.forms ?? []];
  const isSameVerb = mine.some((form) => its.includes(form));
  return { likeness, otherThing: otherThingOf(stray, missed, isSameVerb) };
}

/** A choice's words, the heavier the fewer other choices have them. */
function missedOf(
  text: Saying,
  choice: Saying,
  shared: readonly string[],
  { near, others }: Beside,
): readonly Held[] {
  const said = wordsOfDeeds(choice, shared);
  return choice.words.map((word) => {
    const having = others.filter(({ words }) => bestOf(word, words, near) > isSame).length;
    const best = said.has(word.text) ? 1 : bestOf(word, text.words, near);
    return { ...word, weight: word.weight / Math.sqrt(1 + having), best };
  });
}

const isSame = 0.8;
/** What the choice calls "it" may be what is named. */
const namedByIt = 0.6;

function strayOf(
  text: Saying,
  choice: Saying,
  shared: readonly string[],
  { near }: Beside,
): readonly Held[] {
  const said = wordsOfDeeds(text, shared);
  const known = [...choice.words, ...choice.wordsBeside];
  const held = text.words.map((word) => ({
    ...word,
    best: said.has(word.text) ? 1 : bestOf(word, known, near),
  }));
  const named = choice.hasIt ? held.find(({ isThing, best }) => isThing && best < namedByIt) : null;
  return held.map((word) => (word === named ? { ...word, best: namedByIt } : word));
}

/** Two ways of saying the same deed are alike, whatever their words. */
function wordsOfDeeds({ deeds }: Saying, shared: readonly string[]): ReadonlySet<string> {
  return new Set(shared.flatMap((deed) => [...(deeds.all.get(deed) ?? [])]));
}

function bestOf({ text }: SaidWord, others: readonly SaidWord[], near: NearWords): number {
  return others.reduce((best, other) => Math.max(best, near(text, other.text)), 0);
}

function covered(words: readonly Held[]): number {
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  return all === 0 ? 0 : 1 - lost(words) / all;
}

function lost(words: readonly Held[]): number {
  return words.reduce((sum, { weight, best }) => sum + weight * (1 - best), 0);
}

/** Who says a choice's own words, but for one thing, means another thing. */
function replacedInPlace(stray: readonly Held[], missed: readonly Held[]): number {
  if (stray.length === 0) return 0;
  const asTheyStand = stray.filter(({ best }) => best === 1).length / stray.length;
  return replaced(stray, missed) * asTheyStand;
}

function replaced(stray: readonly Held[], missed: readonly Held[]): number {
  const [mine, its] = [stray, missed].map((words) => lost(words.filter(({ isThing }) => isThing)));
  return Math.min(1, mine ?? 0, its ?? 0);
}

/** What is named is not in the choice, and what the choice is about is not named. */
function otherThingOf(
  stray: readonly Held[],
  missed: readonly Held[],
  isSameVerb: boolean,
): OtherThing {
  const isOther = ({ isThing, best }: Held): boolean => isThing && best < farFrom;
  if (!stray.some(isOther) || !missed.some(isOther)) return 'none';
  return isSameVerb ? 'surely' : 'maybe';
}

const farFrom = 0.4;

/** Who lights the lantern does not show it. */
function thingsHeld(stray: readonly Held[]): number {
  const things = stray.filter(({ isThing }) => isThing);
  return covered(things);
}

/** What is said and fits another choice better. */
function saidElsewhere(stray: readonly Held[], { near, others }: Beside): number {
  const all = others.flatMap(({ words }) => words);
  return stray.reduce(
    (sum, word) => sum + word.weight * Math.max(0, bestOf(word, all, near) - word.best),
    0,
  );
}

const faintPart = 0.4;
const otherThanPronoun = 0.3;

function ofPeople(
  text: Saying,
  choice: Saying,
): Pick<ChoiceLikeness, 'otherPeople' | 'missingPeople' | 'otherParts'> {
  const named = [...text.people.keys()];
  const meant = [...choice.people.keys()];
  const others = named.filter((id) => !choice.people.has(id) && !choice.peopleBeside.has(id));
  const missing = meant.filter((id) => !text.people.has(id)).length;
  const isOther = named.some((id) => {
    const [one = 'unknown', other = 'unknown'] = [text.people.get(id), choice.people.get(id)];
    return one !== 'unknown' && other !== 'unknown' && one !== other;
  });
  const areSeveral = named.length > 1 || meant.length > 1;
  return {
    otherPeople: others.length * (choice.hasPronoun && meant.length === 0 ? otherThanPronoun : 1),
    missingPeople: text.hasPronoun ? Math.max(0, missing - 1) : missing,
    otherParts: isOther ? (areSeveral ? 1 : faintPart) : 0,
  };
}

function areOpposite(text: Saying, choice: Saying): boolean {
  // To leave something shut and to leave it whole is the same.
  if (text.isUndone && choice.isUndone) return false;
  const [mine, its] = [text.deeds, choice.deeds];
  return (
    oppositeDeeds.some((pair) => undoes(mine.head, its.head, pair)) ||
    oppositeManners.some((pair) => undoes(mine.all, its.all, pair))
  );
}

type Deeds = { readonly has: (deed: string) => boolean };

function undoes(mine: Deeds, its: Deeds, [one, other]: readonly [string, string]): boolean {
  const isSo = (does: string, undone: string): boolean =>
    mine.has(does) && its.has(undone) && !mine.has(undone) && !its.has(does);
  return isSo(one, other) || isSo(other, one);
}

/** Whatever else speaks for it, words that say so never take the choice. */
export function isAgainst(likeness: ChoiceLikeness): boolean {
  const { otherPolarity, otherParts, opposite, otherNumber, otherPeople } = likeness;
  return [otherPolarity, otherParts, opposite, otherNumber, otherPeople].some((sign) => sign >= 1);
}

/** Whether the words say what the choice does: so, not so, or in words that nobody can compare. */
export function deedCompared(text: Saying, choice: Saying): 'same' | 'undone' | 'other' {
  const [does] = choice.verbs;
  if (does === undefined) return 'other';
  const [first = null, ...later] = text.verbs;
  const how = first === null ? 'other' : verbsCompared(first, does);
  if (how === 'same' || isOneOfSeveral(text, choice)) return 'same';
  const isPlain = !text.isUndone && !choice.isUndone;
  const isUndoneLater = later.some((verb) => verb.isDone && verbsCompared(verb, does) === 'undone');
  if (isPlain && (how === 'undone' || isUndoneLater)) return 'undone';
  // Who does not write the list refuses to write it.
  if (text.isNegative && choice.isNegative) return 'same';
  if (how === 'elsewhere') return 'other';
  if (hasAny(choice.deeds.head, text.deeds.head) || isAskedOf(text, choice)) return 'same';
  const isNamed = text.words.some(
    ({ text: word, isThing }) =>
      isThing && baseFormsOf(word).some((form) => does.forms.includes(form)),
  );
  if (isNamed) return 'same';
  // Who tells somebody to do it does not do it.
  const isToOthers = hasAny(toOthers, text.deeds.head);
  if (isToOthers && !hasAny(saidToOthers, choice.deeds.head)) return 'other';
  // "Be honest with her" says how, and by that what is done.
  const saysLittle = first === null || first.forms.some((form) => light.has(form));
  const isAlike = [...choice.deeds.all.keys()].some((deed) => text.deeds.all.has(deed));
  if (isAlike && (isToOthers || saysLittle) && (first?.goes ?? null) === null) return 'same';
  const isShared = [...choice.deeds.head].some((deed) => text.deeds.all.has(deed));
  return isShared || later.some((verb) => verbsCompared(verb, does) === 'same') ? 'same' : 'other';
}

/** Who pays means the choice to climb down and pay. */
function isOneOfSeveral(text: Saying, choice: Saying): boolean {
  const [first] = text.verbs;
  const later = choice.verbs.slice(1).filter(({ isDone }) => isDone);
  if (first === undefined || later.length === 0) return false;
  return (
    later.some((verb) => verbsCompared(first, verb) === 'same') ||
    [...choice.deeds.all.keys()].some((deed) => text.deeds.head.has(deed))
  );
}

const hasAny = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].some((each) => others.has(each));

const light: ReadonlySet<string> = new Set(['be', 'get', 'have', 'do', 'go']);
const toOthers: ReadonlySet<string> = new Set(['tell', 'ask', 'warn', 'speak']);
const saidToOthers: ReadonlySet<string> = new Set([
  ...toOthers,
  ...['thank', 'promise', 'offer', 'assure', 'joke', 'remind', 'alert', 'praise', 'welcome'],
  ...['own', 'answer', 'demand', 'summon', 'forgive'],
]);

/** "Oda, will you come?" and "get Oda to come" ask her. */
function isAskedOf(text: Saying, choice: Saying): boolean {
  if (!choice.deeds.head.has('ask')) return false;
  const [first] = text.verbs;
  const isMadeTo = first?.forms.some((form) => form === 'get' || form === 'have') === true;
  const isSpokenTo = [...text.people.values()].includes('to') && text.hasPronoun;
  return (isMadeTo && text.people.size > 0) || isSpokenTo;
}
