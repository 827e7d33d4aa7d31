import type { Intent } from '@/contracts/generated/choice';
import { meantChoice } from '@/understanding/meant/meant-choice';
import { askedOfStory } from '@/understanding/story/asked-of-story';
import { addressesOf, choiceMeant, withoutRefused } from '@/understanding/story/choice-meant';
import { isHandling, lookOfHandled } from '@/understanding/story/handled';
import { isCourtesySaid } from '@/understanding/grammar/courtesy-said';
import { severalThings } from '@/understanding/grammar/several-things';
import {
  itemNamed,
  nextStepTo,
  personNamed,
  placeNamed,
} from '@/understanding/story/named-in-story';
import { isNeverMeant } from '@/understanding/story/never-meant';
import type { Offered } from '@/understanding/story/offered';
import { refusalSaid } from '@/understanding/story/refusal-said';
import { thingLookedAt } from '@/understanding/story/thing-looked-at';
import type { TypedSituation } from '@/understanding/story/typed-situation';
import { wayOfSpeaking } from '@/understanding/grammar/way-of-speaking';
import { isSimplyDone } from '@/understanding/grammar/simply-done';
import { difficultyOfWords, statForAct } from '@/understanding/story/stat-for-act';
import { plainestDeed } from '@/understanding/lexicon/same-deed';
import { isBareQuestion } from '@/understanding/story/topic-of';
import { understandAct, type UnderstoodAct } from '@/understanding/understand-act';
import {
  peopleAtHand,
  peopleHere,
  whoIsMeant,
  pronounMeant,
  whoWouldHear,
} from '@/understanding/story/who-is-meant';
import { wordsIn } from '@/understanding/grammar/words-in';
import type { Campaign } from '@/story/campaign/campaign';
import { openExits } from '@/story/campaign/open-exits';
import { isIdle } from '@/story/acts/idle-intent';
import { relevantSkill } from '@/story/rules/relevant-skill';
import { isHolding, personPlace, placeOf } from '@/story/state/story-state';
import { wordSet } from '@/understanding/lexicon/word-set';

/**
 * Words of the player's own become an intent (arch §5.4): an offered choice if they mean one, else what is
 * understood and can be done here, else an attempt that the story turns down and says why.
 */
export function readTypedAction(
  text: string,
  situation: TypedSituation,
  understood = understandAct(text, situation.nearest),
): Intent {
  const same = situation.offered.find((offer) => isSameText(offer.text, text));
  if (same !== undefined) return same.intent;
  const answered = askedOfStory(text, situation);
  if (answered !== null) return answered;
  const act = addressed(understood, text, situation.campaign);
  if (act.isAboutRules) return { kind: 'attempt', refused: 'only-words' };
  if (act.kind === 'roll') return { kind: 'roll', with: diceNamed(text), difficulty: 'even' };
  const { taken: meant } = meantChoice(text, situation);
  if (meant !== null && !isNeverMeant(text, meant.text)) return meant.intent;
  if (act.asksMemory) return askedOfThePast(text, situation);
  const own = startOf(text, situation) ?? ownAct(act, text, situation);
  return isLost(own) ? (lookOfHandled(text, situation.offered) ?? own) : own;
}

/** Nothing comes of it, though nobody is in the way. */
function isLost({ kind, refused }: Intent): boolean {
  return (
    kind === 'attempt' && (refused === undefined || /^(?:out-of-reach|not-held)$/.test(refused))
  );
}

/** "What happened to the bridge?" is for whoever is there; what one knows oneself is remembered. */
function askedOfThePast(text: string, situation: TypedSituation): Intent {
  const isOwn = !isBareQuestion(text) || /\b(?:i|me|my|we|us|our)\b/i.test(text);
  const hearer = isOwn ? null : whoWouldHear(situation);
  return hearer === null ? { kind: 'remember' } : { kind: 'talk', target: hearer };
}

/** One thing at a time: of several the first is done, if it can be, and the others are left. */
function startOf(text: string, situation: TypedSituation): Intent | null {
  const first = severalThings(text)?.first ?? null;
  const offered = withoutRefused(text, situation.offered);
  const begun = first === null ? null : readTypedAction(first, { ...situation, offered });
  return begun === null || isIdle(begun) ? null : { ...begun, left: true };
}

function ownAct(act: UnderstoodAct, text: string, situation: TypedSituation): Intent {
  const refusal = refusalSaid(text, addressesOf(situation.campaign));
  if (refusal !== null) return refused(refusal, text, situation);
  if (isCourtesySaid(text)) return greeted(text, situation);
  const hearer = isBareQuestion(text) && isOpen(act) ? whoWouldHear(situation) : null;
  if (hearer !== null) return { kind: 'talk', target: hearer };
  if (act.isUnclear && isSimplyDone(text)) return { kind: 'own-trifle' };
  if (act.isUnclear) return isHandling(text) ? outOfReach : { kind: 'attempt' };
  return grounded(act, text, situation);
}

/** To whoever is named, who waits for an answer, or simply stands nearest. */
function greeted(text: string, situation: TypedSituation): Intent {
  const present = peopleHere(situation);
  const named = personNamed(text, situation.campaign, present);
  const [nearest] = present;
  const target = named ?? whoWouldHear(situation) ?? nearest;
  if (target !== undefined && present.includes(target)) return { kind: 'greet', target };
  return { kind: 'attempt', refused: 'nobody-here', ...(named === null ? {} : { target: named }) };
}

/** Nothing says yet what it is, or only that it is said. */
function isOpen({ isUnclear, kind, person }: UnderstoodAct): boolean {
  return isUnclear || kind === 'other' || (kind === 'talk' && (person?.words ?? '') === '');
}

/** What is refused is said to whoever wants it; where nobody does, it is only left undone. */
function refused(
  { matter, isSilence }: { readonly matter: string; readonly isSilence: boolean },
  text: string,
  situation: TypedSituation,
): Intent {
  if (isSilence) return { kind: 'own-stillness' };
  const { campaign } = situation;
  const present = peopleHere(situation);
  const named = personNamed(text, campaign, present) ?? pronounMeant(text, situation);
  const wanted = choiceMeant(matter, situation)?.intent.target ?? '';
  const [only] = present.length === 1 ? present : [];
  const toWhom = [named, wanted, only, ...peopleAtHand(situation)].find((id) =>
    present.includes(id ?? ''),
  );
  return typeof toWhom === 'string' ? { kind: 'tell', target: toWhom } : { kind: 'own-stillness' };
}

/** "You are a liar", "bless you": said to whoever would hear it. */
const saidToYou = /^(?:you(?:['’]re| are| were| have| look| will)\b[^?]*|[a-z]+ you[.!\s]*)$/i;

/** "Wen, the bell is cracked": words that begin or end with a name are said to whoever is called so. */
function addressed(act: UnderstoodAct, text: string, { people }: Campaign): UnderstoodAct {
  if (saidToYou.test(text) && (act.isUnclear || act.kind === 'talk' || act.kind === 'other'))
    return { ...act, kind: 'talk', isUnclear: false, person: { words: 'you' } };
  const isSaid = act.kind === 'other' && !act.isAboutRules && !act.isDiceAsked;
  if (!isSaid && !act.isUnclear) return act;
  const called = /^["“]?([\p{L}'’-]+),|, ([\p{L}'’-]+)[.!?"”]*$/u.exec(text.trim());
  const name = (called?.[1] ?? called?.[2] ?? '').toLowerCase();
  const isSomebody = [...people.values()].some((person) => wordsIn(person.name).includes(name));
  if (name === '' || !isSomebody) return act;
  return { ...act, kind: 'talk', isUnclear: false, person: { words: name } };
}

function isSameText(one: string, other: string): boolean {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return plain(one) === plain(other) && plain(one) !== '';
}

/** `roll 3d6` means those dice; `roll the dice` whatever the rules say. */
function diceNamed(text: string): string {
  return /\b\d{0,2}d\d{1,4}\b/.exec(text.toLowerCase())?.[0] ?? '';
}

/** What can be done with it here; what cannot says why. */
function grounded(read: UnderstoodAct, text: string, situation: TypedSituation): Intent {
  const { state, campaign } = situation;
  const act = { ...read, kind: wayOfSpeaking(read.kind, text) };
  const who = whoIsMeant(act, text, situation);
  if (who.kind === 'refused') return who.intent;
  const target = who.kind === 'person' ? who.id : undefined;
  const named = itemNamed(text, campaign);
  // A look goes as far as what is at hand; of what is elsewhere only the name is known.
  const item = named !== null && looks.has(act.kind) && !isHolding(state, named) ? null : named;
  if (named !== null && usesThings.has(act.kind) && !isHolding(state, named))
    return { kind: 'attempt', refused: 'not-held', target: named };
  if (isOnlyAWay(act, text, situation)) return moved(text, situation);
  const deed = deedOf(act, { target, item, text }, situation);
  return hasTopic.test(text) ? deed : sameDeed(deed, situation.offered);
}

/** Climbing down to the yard is going there, where a way leads there anyway. */
function isOnlyAWay(act: UnderstoodAct, text: string, situation: TypedSituation): boolean {
  const { campaign, state } = situation;
  if (act.kind === 'move') return act.risk !== 'real' && !turnsSomething.test(text);
  if (
    act.kind !== 'climb' ||
    act.isDiceAsked ||
    !/\b(?:to|up|down|into|onto|through)\b/i.test(text)
  )
    return false;
  const place = placeMeant(text, situation);
  const exits = openExits(placeOf(state), campaign, state);
  return place !== null && exits.includes(place);
}

/** "Turn the cart around": it is the cart that would move, and nobody walks to it. */
const turnsSomething =
  /^(?:i )?(?:turn|swing|steer|spin|wheel|drag|push|pull|haul) (?:the|an?|my|our|this|that|his|her|their) (?!way\b)[\p{L}' -]+? ?(?:around|round|about|over|off|on|away)?[.!]?$/iu;

type Meant = {
  readonly target: string | undefined;
  readonly item: string | null;
  readonly text: string;
};

function deedOf(
  act: UnderstoodAct,
  { target, item, text }: Meant,
  situation: TypedSituation,
): Intent {
  const { campaign } = situation;
  const toWhom = target === undefined ? {} : { target };
  const withWhat = item === null ? {} : { with: item };
  if (isChecked(act, campaign)) {
    const stat = statForAct(act.kind, text, campaign.rules) ?? ownMagic(act.kind, text, situation);
    if (act.kind === 'magic' && stat === null)
      return { kind: 'attempt', refused: 'not-in-this-world' };
    const difficulty = difficultyOfWords(text);
    return {
      kind: act.kind,
      ...toWhom,
      ...withWhat,
      ...(stat === null ? {} : { stat }),
      difficulty,
    };
  }
  if (act.kind === 'give') {
    if (item !== null && target !== undefined && isShown(text))
      return { kind: 'show', target, with: item };
    if (item === null || target === undefined) return outOfReach;
    // Who gave the ledger away could never come to an ending.
    const isKept = campaign.keptItems?.has(item) === true;
    return isKept ? { ...outOfReach, target, with: item } : { kind: 'give', target, with: item };
  }
  if (act.kind === 'use' && item !== null)
    return isWrittenFor('use', item, campaign)
      ? { kind: 'use', ...toWhom, with: item }
      : { ...outOfReach, with: item };
  if (target === undefined && item === null && isSimplyDone(text)) return { kind: 'own-trifle' };
  const kind = plainKinds[act.kind];
  if (kind === undefined) return act.kind === 'other' ? { kind: 'attempt' } : outOfReach;
  if (ofWords.has(kind) && target === undefined) return { kind: 'attempt', refused: 'nobody-here' };
  const isLookAbout = looks.has(kind) && item === null && target === undefined;
  const thing = isLookAbout ? thingLookedAt(text, situation) : null;
  if (thing !== null) return { kind: 'own-look', with: thing };
  // Bare reading is looking; a look at something that is held is at that.
  if (looks.has(kind)) return { kind: item === null ? 'look' : kind, ...toWhom, ...withWhat };
  return { kind, ...toWhom };
}

/** What is shown stays with whoever shows it. */
function isShown(text: string): boolean {
  return wordsIn(text).some((word) => plainestDeed(word) === 'show');
}

/** Whoever has learnt magic can do some, where the rules have no stat for it. */
function ownMagic(kind: string, text: string, { state, campaign }: TypedSituation): string | null {
  if (kind !== 'magic') return null;
  return relevantSkill({ kind, text }, state, campaign.rules)?.id ?? null;
}

const looks: ReadonlySet<string> = new Set(['look', 'read']);

/** Whether an author tells what comes of it. */
function isWrittenFor(kind: string, item: string, { passages }: Campaign): boolean {
  return [...passages.values()].some(
    ({ part, conditions: { intent, has } }) =>
      part === 'outcome' && intent.includes(kind) && (has.length === 0 || has.includes(item)),
  );
}

/** Understood, and nothing here leads to it. */
const outOfReach: Intent = { kind: 'attempt', refused: 'out-of-reach' };

/** How often acts are checked is the campaign's to say (`rules_hint`). */
function isChecked({ isDiceAsked, risk, kind }: UnderstoodAct, { rulesHint }: Campaign): boolean {
  if (isDiceAsked) return true;
  switch (rulesHint) {
    case 'rules-light':
      return risk === 'real' && (kind === 'attack' || kind === 'magic');
    case 'crunchy':
    case 'tactical':
      return risk !== 'none';
    case 'narrative':
    case null:
      return risk === 'real';
  }
}

/** What is done without a roll, as passages name it. */
const plainKinds: Readonly<Record<string, string>> = {
  talk: 'talk',
  persuade: 'talk',
  deceive: 'tell',
  threaten: 'threaten',
  insult: 'insult',
  accuse: 'accuse',
  tell: 'tell',
  gesture: 'gesture',
  help: 'talk',
  look: 'look',
  search: 'look',
  read: 'read',
  wait: 'wait',
  feel: 'wait',
  sneak: 'wait',
};

/** What is said needs somebody who hears it. */
const ofWords: ReadonlySet<string> = wordSet('talk tell gesture threaten insult accuse');

/** What is done with a thing must be done with one that is held. */
const usesThings: ReadonlySet<string> = wordSet('give use trade write read attack force');

/** The place that is named, or where somebody is who is named. */
function placeMeant(text: string, { campaign, state }: TypedSituation): string | null {
  const place = placeNamed(text, campaign, state);
  if (place !== null) return place;
  const person = personNamed(text, campaign, []);
  return person === null ? null : personPlace(state, person);
}

const seeking = wordSet('find seek');
const searching = wordSet('look search hunt');

function isSought(text: string): boolean {
  const [verb = '', next] = wordsIn(text).filter((word) => word !== 'i');
  return seeking.has(verb) || (searching.has(verb) && next === 'for');
}

function moved(text: string, situation: TypedSituation): Intent {
  const { campaign, state } = situation;
  const sought = isSought(text) ? personNamed(text, campaign, []) : null;
  // Nobody is found by walking to where only the story knows them to be.
  if (sought !== null) return { kind: 'attempt', refused: 'nobody-here', target: sought };
  const place = placeMeant(text, situation);
  if (place === null) return { kind: 'attempt', refused: 'no-way' };
  const step = nextStepTo(place, campaign, state);
  return step === null
    ? { kind: 'attempt', refused: 'no-way', target: place }
    : { kind: 'move', target: step, ...(step === place ? {} : { goal: place }) };
}

/** What is asked about is what is asked: no other talk will do. */
const hasTopic = /\b(?:about|why|what|who|whose|where|when|how|whether|if)\b/i;

/** "Ask Dunya something" is what the offered talk with Dunya is for. */
function sameDeed(deed: Intent, offered: readonly Offered[]): Intent {
  if (deed.kind !== 'talk' || deed.target === undefined) return deed;
  const like = offered.find(
    ({ intent }) => intent.kind === 'talk' && intent.target === deed.target,
  );
  return like?.intent ?? deed;
}
