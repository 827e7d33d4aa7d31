import type { Intent } from '@/contracts/generated/choice';
import { choiceMeant, type Offered } from '@/narrator/understanding/choice-meant';
import {
  itemNamed,
  nextStepTo,
  personNamed,
  placeNamed,
} from '@/narrator/understanding/named-in-story';
import { difficultyOfWords, statForAct } from '@/narrator/understanding/stat-for-act';
import {
  understandAct,
  type NearestExample,
  type UnderstoodAct,
} from '@/narrator/understanding/understand-act';
import type { Campaign } from '@/story/campaign';
import { isAlive, isHolding, peopleAt, placeOf, type StoryState } from '@/story/story-state';

export type TypedSituation = {
  readonly campaign: Campaign;
  readonly state: StoryState;
  /** What is on the screen, then what else could be done here. */
  readonly offered: readonly Offered[];
  /** Whom the scene has brought before the player; absent for nobody. */
  readonly inScene?: readonly string[];
  readonly nearest?: NearestExample;
};

/**
 * Words of the player's own become an intent (arch §5.4): an offered choice if they mean one, else what is
 * understood and can be done here, else an attempt that the story turns down and says why.
 */
export function readTypedAction(text: string, situation: TypedSituation): Intent {
  const same = situation.offered.find((offer) => isSameText(offer.text, text));
  if (same !== undefined) return same.intent;
  const act = understandAct(text, situation.nearest);
  if (act.isAboutRules) return { kind: 'attempt', refused: 'only-words' };
  if (act.kind === 'roll') return { kind: 'roll', with: diceNamed(text), difficulty: 'even' };
  if (act.asksMemory) return { kind: 'remember' };
  const meant = choiceMeant(text, situation);
  if (meant !== null) return meant.intent;
  return act.isUnclear ? { kind: 'attempt' } : grounded(act, text, situation);
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
function grounded(act: UnderstoodAct, text: string, situation: TypedSituation): Intent {
  const { state, campaign } = situation;
  const who = personMeant(act, text, situation);
  if (who.kind === 'refused') return who.intent;
  const target = who.kind === 'person' ? who.id : undefined;
  const item = itemNamed(text, campaign);
  if (item !== null && usesThings.has(act.kind) && !isHolding(state, item))
    return { kind: 'attempt', refused: 'not-held', target: item };
  if (isOnlyAWay(act, text, situation)) return moved(text, situation);
  const deed = deedOf(act, { target, item, text }, situation);
  return hasTopic.test(text) ? deed : sameDeed(deed, situation.offered);
}

/** Climbing down to the yard is going there, where a way leads there anyway. */
function isOnlyAWay(
  act: UnderstoodAct,
  text: string,
  { campaign, state }: TypedSituation,
): boolean {
  if (act.kind === 'move') return act.risk !== 'real';
  if (act.kind !== 'climb' || act.isDiceAsked || !/\bto\b/i.test(text)) return false;
  const place = placeNamed(text, campaign, state);
  const exits = campaign.places.get(placeOf(state))?.exits ?? [];
  return place !== null && exits.includes(place);
}

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
    const stat = statForAct(act.kind, text, campaign.rules);
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
  if (act.kind === 'give')
    return item === null || target === undefined
      ? { kind: 'attempt' }
      : { kind: 'give', target, with: item };
  if (act.kind === 'use' && item !== null) return { kind: 'use', ...toWhom, with: item };
  const kind = plainKinds[act.kind];
  if (kind === undefined || (kind === 'talk' && target === undefined)) return { kind: 'attempt' };
  return { kind, ...toWhom };
}

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
  deceive: 'talk',
  threaten: 'talk',
  help: 'talk',
  look: 'look',
  search: 'look',
  read: 'look',
  wait: 'wait',
  feel: 'wait',
  sneak: 'wait',
};

/** What is done with a thing must be done with one that is held. */
const usesThings: ReadonlySet<string> = new Set(
  'give use trade write read attack force'.split(' '),
);

type PersonMeant =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'person'; readonly id: string }
  | { readonly kind: 'refused'; readonly intent: Intent };

function personMeant(act: UnderstoodAct, text: string, situation: TypedSituation): PersonMeant {
  const { campaign, state } = situation;
  const present = peopleHere(situation);
  const named = personNamed(text, campaign, present);
  if (named !== null) {
    if (present.includes(named)) return { kind: 'person', id: named };
    if (act.person === null) return { kind: 'nobody' };
    const refused = isAlive(state, named) ? 'nobody-here' : 'dead';
    return { kind: 'refused', intent: { kind: 'attempt', refused, target: named } };
  }
  const [only] = present;
  const isOnlyOne = present.length === 1 && only !== undefined;
  const isPronoun = /\b(?:him|her|them|she|he|they)\b/i.test(text);
  if (isOnlyOne && isPronoun) return { kind: 'person', id: only };
  if (act.person === null) return { kind: 'nobody' };
  // Nobody else could be meant by words that name nobody.
  if (only !== undefined && act.person.words === '') return { kind: 'person', id: only };
  return { kind: 'refused', intent: { kind: 'attempt', refused: 'nobody-here' } };
}

/** Whoever is at the place, and whom a choice turns to: a beat may have brought them along. */
function peopleHere(situation: TypedSituation): readonly string[] {
  const { campaign, state, offered, inScene = [] } = situation;
  const turnedTo = offered.flatMap(({ intent: { target = '' } }) =>
    campaign.people.has(target) && isAlive(state, target) ? [target] : [],
  );
  const brought = inScene.filter((person) => isAlive(state, person));
  return [...new Set([...peopleAt(state, placeOf(state)), ...turnedTo, ...brought])];
}

function moved(text: string, { campaign, state }: TypedSituation): Intent {
  const place = placeNamed(text, campaign, state);
  if (place === null) return { kind: 'attempt', refused: 'no-way' };
  const step = nextStepTo(place, campaign, state);
  return step === null
    ? { kind: 'attempt', refused: 'no-way', target: place }
    : { kind: 'move', target: step };
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
