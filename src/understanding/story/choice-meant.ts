import { calledInstead } from '@/story/campaign/called-instead';
import { isAboutOthers } from '@/understanding/story/is-about-others';
import { isOtherNumber, withNumbersSpelt } from '@/understanding/grammar/numbers-in';
import type { Offered } from '@/understanding/story/offered';
import { refusalSaid } from '@/understanding/story/refusal-said';
import { whatIsRefused, withoutNegation } from '@/understanding/lexicon/what-is-refused';
import { isOnlyAsked, spokenOf } from '@/understanding/story/topic-of';
import { wordsIn } from '@/understanding/grammar/words-in';
import { isHostile } from '@/story/acts/kinds-of-act';
import { verbInTable } from '@/understanding/lexicon/verb-table';
import type { Campaign } from '@/story/campaign/campaign';
import { isRolled } from '@/story/acts/scene-kind';
import { placeOf, type StoryState } from '@/story/state/story-state';
import { plainestDeed } from '@/understanding/lexicon/same-deed';
import { contradicts, deedsOfChoice } from '@/understanding/story/deeds-of-choice';
import { wordSet } from '@/understanding/lexicon/word-set';

type Situation = {
  readonly campaign: Campaign;
  readonly state: StoryState;
  readonly offered: readonly Offered[];
};

const likenessNeeded = 0.5;

/**
 * The choice that the player's words mean. Who says that something is not to be done means no choice that
 * does it: only one that refuses, too.
 */
export function choiceMeant(text: string, situation: Situation): Offered | null {
  const { offered } = situation;
  const { done, undone, isUnsure } = whatIsRefused(text);
  if (isUnsure) return null;
  if (undone === '') return likeliest(text, situation) ?? choiceByVerb(text, offered);
  const refusing = offered.filter(isRefusal);
  const matter = withoutNegation(undone);
  const known = { ...situation, offered: refusing };
  const said = likeliest(text, known) ?? likeliest(matter, known);
  if (said !== null) return said;
  const contrary = contraryTo(matter, situation);
  if (contrary !== null) return contrary;
  if (refusalSaid(text, addressesOf(situation.campaign)) !== null)
    return refusalOf(matter, situation);
  const allowed = offered.filter((choice) => !refusing.includes(choice) && !does(choice, matter));
  return likeliest(done, { ...situation, offered: allowed });
}

/** Whether a choice is out of the question, however many words it has in common with what is said. */
export function isRuledOut(
  text: string,
  choice: Offered,
  { campaign, state, isSameDeed }: Situation & { readonly isSameDeed: boolean },
): boolean {
  const known = new Set(tellingWords(`${choice.text} ${choice.intent.kind}`));
  return (
    whatIsRefused(text).isUnsure ||
    (!asksToAct.test(text) && isOnlyAsked(text, choice.text)) ||
    (!isSameDeed && isMeantIll(tellingWords(text), known)) ||
    isAboutOthers(text, choice, { campaign, here: placeOf(state) })
  );
}

/** "Can I help you with that?" offers to. */
const asksToAct = /^(?:can|could|may|might|shall) (?:i|we)\b/i;

/** "Listen", where one choice begins so: nothing else could be meant. What is rolled wants more than a word. */
function choiceByVerb(text: string, offered: readonly Offered[]): Offered | null {
  const [verb = '', ...more] = wordsIn(text).filter((word) => word !== 'i');
  if (more.length > 0 || generalVerbs.has(verb)) return null;
  const [only = null, ...others] = offered.filter((choice) => wordsIn(choice.text)[0] === verb);
  return only === null || others.length > 0 || isRolled(only.intent) ? null : only;
}

const generalVerbs: ReadonlySet<string> = wordSet(
  'ask climb come get give go have let look make promise put read say see speak take talk tell try use wait walk write',
);

/** What is offered, without what the words say is not to be done. */
export function withoutRefused(text: string, offered: readonly Offered[]): readonly Offered[] {
  const { undone } = whatIsRefused(text);
  const matter = withoutNegation(undone);
  return undone === '' ? offered : offered.filter((choice) => !does(choice, matter));
}

const kindsOfRefusal: ReadonlySet<string> = wordSet('refuse decline deny reject');

export function isRefusal({ text, intent }: Offered): boolean {
  return kindsOfRefusal.has(intent.kind) || whatIsRefused(text).undone !== '';
}

/** Whether a choice does what the player says is not to be done. */
function does({ text, intent }: Offered, matter: string): boolean {
  const known = new Set(tellingWords(`${text} ${intent.kind}`));
  return tellingWords(matter).some((word) => known.has(word));
}

/** "Do not open the letter" is the one choice that leaves it shut. */
function contraryTo(matter: string, { offered }: Situation): Offered | null {
  const [deed = '', ...more] = tellingWords(matter);
  const [only = null, ...others] = offered.filter((choice) => {
    const known = tellingWords(`${choice.text} ${choice.intent.target ?? ''}`);
    return contradicts(deed, choice) && more.some((word) => known.includes(word));
  });
  return others.length === 0 ? only : null;
}

/** The one choice that refuses what is asked here: "I will not promise that", and just "no". */
function refusalOf(matter: string, situation: Situation): Offered | null {
  const { offered } = situation;
  const [only, ...more] = offered.filter(({ intent }) => kindsOfRefusal.has(intent.kind));
  if (only === undefined || more.length > 0) return null;
  const others = offered.filter((choice) => !isRefusal(choice));
  const isBare = tellingWords(matter).every((word) => plainVerbs.has(word));
  return isBare || likeliest(matter, { ...situation, offered: others }) !== null ? only : null;
}

/**
 * The choice whose words the player's words are about: half of what they said is in it, or they used its
 * verb and half of the rest. A bare "walk" or "ask" means nothing yet. Of equals, the one that says least
 * besides.
 */
function likeliest(typed: string, situation: Situation): Offered | null {
  const [best = null, ...equals] = likely(typed, situation);
  return equals.length === 0 ? (best?.choice ?? null) : null;
}

type Likely = Fit & { readonly choice: Offered };

/** The best, and those on the screen that are as good. */
export function likely(typed: string, { campaign, state, offered }: Situation): readonly Likely[] {
  const text = withNumbersSpelt(typed);
  const spoken = withNames(tellingWords(text), campaign);
  const faint = new Set([...plainVerbs, ...whereTo, ...namesOf(campaign)]);
  const weightOf = (words: readonly string[]): number =>
    words.reduce((sum, word) => sum + (faint.has(word) ? 0.5 : 1), 0);
  const here = placeOf(state);
  const topic = tellingWords(spokenOf(text)?.topic ?? '').filter((word) => !smallWords.has(word));
  const found: Likely[] = [];
  let best: Likely | null = null;
  for (const choice of offered) {
    const words = tellingWords(choice.text);
    const said = new Set([...words, ...tellingWords(choice.intent.kind)]);
    const known = new Set([...said, ...tellingWords(choice.intent.target ?? '')]);
    const shared = spoken.filter((word) => known.has(word));
    // Who reads the ledger does not write in it, though both are done with the ledger.
    const isByName = deedsOfChoice(choice).includes(spoken[0] ?? '') ? known : said;
    const matter = shared.filter((word) => isByName.has(word));
    if (weightOf(shared) < 1 || !isOfSameMatter(spoken, matter, faint)) continue;
    if (topic.length > 0 && !topic.some((word) => known.has(word))) continue;
    if (isOnlyAsked(text, choice.text) || isOtherNumber(text, choice.text)) continue;
    if (isRolled(choice.intent) && !isSureOf(spoken, shared, faint)) continue;
    if (
      isOtherDeed(spoken, shared, { faint, deeds: deedsOfChoice(choice) }) ||
      isOnlyLook(spoken, shared, choice)
    )
      continue;
    if (contradicts(spoken[0] ?? '', choice)) continue;
    if (isMeantIll(spoken, known) || isAboutOthers(text, choice, { campaign, here })) continue;
    const bySaid = weightOf(shared) / weightOf(spoken);
    const [verb = ''] = words;
    const byChoice = spoken.includes(verb) ? shared.length / Math.max(1, words.length) : 0;
    const likeness = Math.max(bySaid, byChoice);
    const rest = words.length - shared.length;
    if (likeness < likenessNeeded) continue;
    found.push({ choice, likeness, rest });
    if (!isWorse({ likeness, rest }, best)) best = { choice, likeness, rest };
  }
  if (best === null) return [];
  const { choice: first, ...fit } = best;
  const equals = found.filter(({ choice, ...other }) => choice !== first && isAsGood(other, fit));
  return [best, ...equals.filter(({ choice }) => isOtherOnScreen(choice, first))];
}

/** Who asks the baker about smokes does not ask her about ovens: a name and a verb are no matter. */
function isOfSameMatter(
  spoken: readonly string[],
  shared: readonly string[],
  faint: ReadonlySet<string>,
): boolean {
  const isTelling = (word: string): boolean => !faint.has(word);
  return shared.some(isTelling) || !spoken.some(isTelling);
}

/** What is rolled may be lost for good: one noun in common is not enough to spend it. */
function isSureOf(
  spoken: readonly string[],
  shared: readonly string[],
  faint: ReadonlySet<string>,
): boolean {
  const isTelling = (word: string): boolean => !faint.has(word) && !smallWords.has(word);
  const told = shared.filter(isTelling).length;
  if (told > 1) return true;
  const isAllOfIt = told === spoken.filter(isTelling).length;
  return isAllOfIt && shared.includes(spoken[0] ?? '');
}

const smallWords: ReadonlySet<string> = wordSet(
  'has have had does did was were been can could should please some any all these those when where why how',
);

/** "Threaten to ring the bell" does not ring it, and whoever throws the slate does not pay for it. */
export function isMeantIll([first = '']: readonly string[], known: ReadonlySet<string>): boolean {
  return isHostile(verbInTable(first)?.kind ?? '') && !known.has(first);
}

/** Burning the letter is not breaking its seal: one noun in common, and another verb. */
function isOtherDeed(
  spoken: readonly string[],
  shared: readonly string[],
  { faint, deeds }: { readonly faint: ReadonlySet<string>; readonly deeds: readonly string[] },
): boolean {
  const [first = ''] = spoken;
  if (faint.has(first) || vagueVerbs.has(first) || shared.includes(first)) return false;
  // A word in a verb's place that no table knows may mean anything.
  const isDeed = verbInTable(first) !== null || !spoken.some((word) => deeds.includes(word));
  return isDeed && shared.filter((word) => !faint.has(word)).length < 2;
}

/** A look at the letter decides nothing about it. */
function isOnlyLook(
  [first = '']: readonly string[],
  shared: readonly string[],
  { text }: Offered,
): boolean {
  if (first !== 'look' || shared.filter((word) => word !== 'look').length > 1) return false;
  return !looking.has(wordsIn(text)[0] ?? '');
}

const looking: ReadonlySet<string> = wordSet(
  'look watch study read examine inspect see search peer count lift open follow',
);

export const vagueVerbs: ReadonlySet<string> = wordSet(
  'open use see examine inspect check give hand visit question try let help have',
);

type Fit = { readonly likeness: number; readonly rest: number };

/** So nearly alike that words cannot have meant the one and not the other. */
function isAsGood(one: Fit, best: Fit): boolean {
  return one.likeness === best.likeness && Math.abs(one.rest - best.rest) <= 2;
}

function isOtherOnScreen({ id, intent }: Offered, best: Offered): boolean {
  return id !== undefined && best.id !== undefined && intent.leadsTo !== best.intent.leadsTo;
}

function isWorse(one: Fit, other: Fit | null): boolean {
  if (other === null) return false;
  return one.likeness === other.likeness ? one.rest >= other.rest : one.likeness < other.likeness;
}

/** Whoever says "the baker" means her by name. */
function withNames(words: readonly string[], { people }: Campaign): readonly string[] {
  const called = new Map(
    [...people.values()].flatMap((person) =>
      calledInstead(person).map((word) => [word, person.shortName.toLowerCase()] as const),
    ),
  );
  return [...new Set(words.map((word) => called.get(word) ?? word))];
}

/** Who climbs down a roof does not go down the lane. */
const whereTo: ReadonlySet<string> = wordSet(
  'down back away over through across along around round ahead forward aside',
);

const commonWords: ReadonlySet<string> = wordSet(
  'a about an and are as at be by do for from he her him i in into is it its me my no not of off on or out she so that the them then there they this to up us we what who will with would you your',
);

export const plainVerbs: ReadonlySet<string> = wordSet(
  'ask call climb count cross get go head listen look make put read return run say shout speak stand step take talk tell try wait walk watch write',
);

export function tellingWords(text: string): readonly string[] {
  const telling = wordsIn(text).filter((word) => !commonWords.has(word));
  return [...new Set(telling.map(plainestDeed))];
}

/** Every word by which somebody or somewhere may be called. */
export function addressesOf(campaign: Campaign): readonly string[] {
  return [...namesOf(campaign), ...[...campaign.people.values()].flatMap(calledInstead)];
}

/** Who and where is said in half the choices, and so tells little about which is meant. */
export function namesOf({ people, places }: Campaign): readonly string[] {
  return [...people.values(), ...places.values()]
    .flatMap(({ name }) => wordsIn(name))
    .filter((word) => !numerals.has(word));
}

/** "The two doorsteps": whoever asks what two more would cost does not name them. */
const numerals: ReadonlySet<string> = wordSet(
  'one two three four five six seven eight nine ten eleven twelve',
);
