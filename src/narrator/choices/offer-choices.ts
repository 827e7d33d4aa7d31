import type { Choice } from '@/contracts/generated/choice';
import { fewestChoices, mostChoices } from '@/foundation/limits';
import { seedFrom } from '@/foundation/seeded-random';
import { authoredOffers } from '@/narrator/choices/authored-offers';
import { isWay } from '@/narrator/choices/authored-ways';
import { distinctOffers, numbered } from '@/narrator/choices/distinct-offers';
import { endingTrend } from '@/narrator/passages/ending-trend';
import {
  demandedOffers,
  everydayOffers,
  movesFrom,
  restingOffers,
  talkOffers,
} from '@/narrator/choices/engine-offers';
import { isEligible, specificity } from '@/narrator/passages/is-eligible';
import { skillOffers, type Offer } from '@/narrator/choices/skill-offers';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { isTired, isUsed, variedOffers, type WeighedOffer } from '@/narrator/choices/varied-offers';
import { beatOf } from '@/story/campaign/beats-by-id';
import type { Passage } from '@/story/campaign/passage';
import { isWelcome } from '@/story/rules/is-welcome';
import type { SkillOffer } from '@/story/log/skill-offer';
import type { ToldPart } from '@/story/log/scene';

/** Three or four things the player can truly do now: what skills offer, then what the story does. */
export function offerChoices(
  told: readonly ToldPart[],
  context: TellingContext,
  { offered = [], leftOut = nothingLeftOut }: OffersToWeigh = {},
): readonly Choice[] {
  const story = storyOffers(told, context, { leftOut, isFitting: isWelcomeIn });
  const bySkills = skillOffers(offered, context).filter(({ text }) => !leftOut.has(text));
  return numbered(distinctOffers([...bySkills, ...story]).slice(0, mostChoices));
}

export type OffersToWeigh = {
  readonly offered?: readonly SkillOffer[];
  /** Words of choices that may not be shown. */
  readonly leftOut?: ReadonlySet<string>;
};

const nothingLeftOut: ReadonlySet<string> = new Set();

/**
 * All that can be done now, the best first: what would be offered, then what there was no room for. At a
 * crossroads there is nothing else, unless too little of it is open to this player.
 */
export function allOffers(
  told: readonly ToldPart[],
  context: TellingContext,
  leftOut: ReadonlySet<string> = nothingLeftOut,
): readonly Choice[] {
  const welcome = storyOffers(told, context, { leftOut, isFitting: isWelcomeIn });
  if (isCrossroads(welcome)) return numbered(welcome);
  const standing = standingOffers(context).filter((offer) => !isUsed(offer, context));
  const others = [
    ...standing.filter((offer) => !isTired(offer, context)),
    ...standing,
    ...everydayOffers(context),
  ];
  const all = [...storyOffers(told, context, { leftOut, isFitting: () => true }), ...others];
  return numbered(distinctOffers(all.filter(({ text }) => !leftOut.has(text))));
}

/**
 * All that the story offers comes from the beat, or leaves it open: it wants an answer before anything else.
 */
export function isCrossroads(
  offers: readonly Pick<Choice, 'because' | 'by' | 'intent'>[],
): boolean {
  const ofStory = offers.filter(({ because }) => !because.some(({ kind }) => kind === 'skill'));
  const isResting = ({ by, intent }: Pick<Choice, 'by' | 'intent'>): boolean =>
    by === 'engine' && restingKinds.has(intent.kind);
  const asked = ofStory.filter(
    (offer) => !isResting(offer) && offer.because.some(({ kind }) => kind === 'beat'),
  );
  return (
    asked.length > 0 &&
    ofStory.every(
      (offer) => asked.includes(offer) || (isResting(offer) && asked.length < fewestChoices),
    )
  );
}

const restingKinds: ReadonlySet<string> = new Set(['wait', 'look', 'remember']);

/** A beat the story cannot do without. */
function isCritical({ conditions: { beat } }: Passage, { campaign }: TellingContext): boolean {
  return beatOf(campaign.beats, beat)?.priority === 'critical';
}

type Weighing = {
  readonly leftOut: ReadonlySet<string>;
  readonly isFitting: (offer: Offer, context: TellingContext) => boolean;
};

/**
 * What the passages just told offer, then what the place and the people offer, then ways to other
 * places. A beat with three choices of its own is a crossroads: nothing else of the story is offered. A
 * critical one is with fewer: what fills the list goes nowhere, or its climax would be walked past.
 */
function storyOffers(
  told: readonly ToldPart[],
  context: TellingContext,
  { leftOut, isFitting }: Weighing,
): readonly Offer[] {
  const { campaign } = context;
  const open = (offers: readonly Offer[]): readonly Offer[] =>
    offers.filter(({ text }) => !leftOut.has(text));
  const fitting = (offers: readonly Offer[]): readonly Offer[] =>
    open(offers).filter((offer) => isFitting(offer, context));
  const passages = told.flatMap(({ passage }) => campaign.passages.get(passage) ?? []);
  const crossroads = distinctOffers(
    passages
      .filter(({ conditions }) => conditions.beat !== null)
      .flatMap((passage) => fitting(authoredOffers(passage, context))),
  );
  if (crossroads.length >= fewestChoices) return crossroads.slice(0, mostChoices);
  if (crossroads.length > 0 && passages.some((passage) => isCritical(passage, context)))
    return distinctOffers([...crossroads, ...open(restingOffers(context))]).slice(0, fewestChoices);
  const said = passages.flatMap((passage) => fitting(authoredOffers(passage, context)));
  const fromWords = distinctOffers([
    ...crossroads,
    ...open(demandedOffers(told, context)),
    ...said.filter((offer) => !isTired(offer, context)),
  ]);
  const ways = open(movesFrom(context));
  // What the words just offered is never dropped for a way out; what stands here leaves room for one.
  const kept = Math.min(ways.length, hasStayedLong(context) ? 2 : 1);
  const most = Math.max(fromWords.length, mostChoices - kept);
  const room = Math.min(most, mostChoices) - fromWords.length;
  const standing = openHere(said, context).filter(({ offer }) => fitting([offer]).length > 0);
  const authored = [...fromWords, ...variedOffers(fromWords, standing, room, context)].slice(
    0,
    mostChoices,
  );
  const filled = distinctOffers([
    ...authored,
    ...ways.slice(0, Math.min(mostChoices - authored.length, 2)),
  ]);
  const wanted = Math.max(fewestChoices, filled.length);
  return distinctOffers([...filled, ...open(everydayOffers(context))]).slice(0, wanted);
}

/** So many scenes in one place, and another way out is worth more than what is left to do. */
const longStay = 5;

/** By the ledger; where there is none nobody has been anywhere long. */
function hasStayedLong({ past, sceneNumber }: TellingContext): boolean {
  const { ledger } = past.history;
  for (let at = ledger.length - 1; at >= 0; at -= 1) {
    const { kind, about, from = sceneNumber } = ledger[at] ?? {};
    if (kind === 'state' && about === 'place') return sceneNumber - from >= longStay;
  }
  return false;
}

/** What stands here, what was said and passed over since, and talk that an author's words answer. */
function openHere(said: readonly Offer[], context: TellingContext): readonly WeighedOffer[] {
  const standing = weighedOffers(context);
  const written = [...said, ...standing.map(({ offer }) => offer)];
  return [
    ...standing,
    ...said.filter((offer) => isTired(offer, context)).map((offer) => ({ offer, fit: 1 })),
    ...talkOffers(written, context).map((offer) => ({ offer, fit: 0 })),
  ].filter(({ offer }) => !isUsed(offer, context));
}

/** Whether what the player is good at, and what is thought of them, allows it. */
export function isWelcomeIn(
  { intent }: Pick<Offer, 'intent'>,
  { state, campaign }: Pick<TellingContext, 'state' | 'campaign'>,
): boolean {
  return isWelcome(intent, state, campaign.rules);
}

/**
 * What the place and the people offer at any time, also what the list on the screen has no room for. Of
 * passages that fit alike, what leads toward the ending that the player's choices trend to comes first (arch §7.5).
 */
export function standingOffers(context: TellingContext): readonly Offer[] {
  return weighedOffers(context).map(({ offer }) => offer);
}

/** One moment is asked for them again and again. */
const weighed = new WeakMap<TellingContext, readonly WeighedOffer[]>();

function weighedOffers(context: TellingContext): readonly WeighedOffer[] {
  const offers = weighed.get(context) ?? findStanding(context);
  weighed.set(context, offers);
  return offers;
}

function findStanding(context: TellingContext): readonly WeighedOffer[] {
  const { campaign, state, sceneNumber, band: roll } = context;
  const trend = endingTrend(campaign, { state, sceneNumber, roll });
  const isToward = ({ intent }: Offer): boolean =>
    trend?.isNearedBy(intent.leadsTo ?? null) ?? false;
  return [...campaign.passages.values()]
    .filter((passage) => passage.part === 'choices' && isEligible(passage, context))
    .flatMap((passage) =>
      mixed(authoredOffers(passage, context), context)
        .filter((offer) => !isWay(offer, context))
        .map((offer) => ({ offer, fit: specificity(passage) + (isToward(offer) ? 0.5 : 0) })),
    )
    .sort((one, other) => other.fit - one.fit);
}

/** Standing offers come in another order in each playthrough, and keep it: the last would never be seen. */
function mixed(offers: readonly Offer[], { storySeed }: TellingContext): readonly Offer[] {
  return offers
    .map((offer) => ({ offer, place: seedFrom(storySeed, offer.text) }))
    .sort((one, other) => one.place - other.place)
    .map(({ offer }) => offer);
}
