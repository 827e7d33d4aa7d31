import { distinctOffers } from '@/narrator/choices/distinct-offers';
import { followsFrom } from '@/narrator/choices/follows-from';
import { isEligible } from '@/narrator/passages/is-eligible';
import type { Offer } from '@/narrator/choices/skill-offers';
import type { TellingContext } from '@/narrator/passages/telling-context';
import type { Campaign } from '@/story/campaign/campaign';
import { isOfKind } from '@/story/acts/kinds-of-act';
import type { Passage } from '@/story/campaign/passage';

/** An offer, and how well it fits the moment. */
export type WeighedOffer = { readonly offer: Offer; readonly fit: number };

/** What a choice is for the player. */
type Role = 'bold' | 'careful' | 'personal' | 'unexpected';

/** A choice unlike the others is worth as much as three conditions that its passage gives. */
const worthOfRole = 3;
/** Who passed it over again and again wants to see something else, however well it fits. */
const costOfTired = 20;
/** What happened leads to it. */
const worthOfReason = 3;
/** It brings nothing that an author wrote. */
const costOfUnanswered = 2;
/** Shown in so many of so many scenes, it steps back; as they go by, it comes again. */
const tiredAfter = 2;
const scenesCounted = 4;
/** What was done last: the words of it, and what it led to. */
const takenCounted = 4;

/**
 * So many of what is open as there is room for: what fits best, what differs from the rest in what it does,
 * and what was not passed over lately (arch §7.3). They keep their order.
 */
export function variedOffers(
  beside: readonly Offer[],
  open: readonly WeighedOffer[],
  room: number,
  context: TellingContext,
): readonly Offer[] {
  const worths = new Map(open.map((weighed) => [weighed.offer, worthOf(weighed, context)]));
  let left: readonly Ranked[] = [...worths].map(([offer, worth], at) => ({
    ...{ offer, worth, at },
    roles: rolesOf(offer, context),
  }));
  const chosen = new Set<Offer>();
  const roles = new Set(beside.flatMap((offer) => rolesOf(offer, context)));
  while (chosen.size < room) {
    // What is worth most changes with the roles that are taken and with nothing else.
    const ranked = worthiestFirst(left, roles);
    const isDistinct = ({ offer }: Ranked): boolean => {
      const others = [...beside, ...chosen];
      const all = [...others, offer];
      return (
        distinctOffers(all).length === all.length &&
        !others.some((other) => isSameLook(other.intent, offer.intent))
      );
    };
    const at = ranked.findIndex(isDistinct);
    const best = ranked[at];
    if (best === undefined) break;
    left = ranked.slice(at + 1);
    chosen.add(best.offer);
    for (const role of best.roles) roles.add(role);
  }
  return open.map(({ offer }) => offer).filter((offer) => chosen.has(offer));
}

const looks: ReadonlySet<string> = new Set(['look', 'search', 'read', 'examine', 'watch', 'study']);

/** Three looks at one thing are one choice; the others come when it has been taken. */
function isSameLook(one: Offer['intent'], other: Offer['intent']): boolean {
  const [at, otherAt] = [one, other].map(({ target, with: thing }) => target ?? thing);
  return looks.has(one.kind) && looks.has(other.kind) && at !== undefined && at === otherAt;
}

type Ranked = {
  readonly offer: Offer;
  readonly worth: number;
  readonly roles: readonly Role[];
  readonly at: number;
};

/** Of equals the first. */
function worthiestFirst(left: readonly Ranked[], taken: ReadonlySet<Role>): readonly Ranked[] {
  const worthNow = ({ worth, roles }: Ranked): number =>
    worth + (roles.some((role) => !taken.has(role)) ? worthOfRole : 0);
  return [...left].sort((one, other) => worthNow(other) - worthNow(one) || one.at - other.at);
}

function worthOf({ offer, fit }: WeighedOffer, context: TellingContext): number {
  const tired = isTired(offer, context) ? costOfTired : 0;
  const reason = followsFrom(offer, context) ? worthOfReason : 0;
  return fit + reason - tired - (isAnswered(offer, context) ? 0 : costOfUnanswered);
}

/** Ids and words of what was taken: for some six scenes. */
const restingTaken = 12;

/** Whether it has been done of late and leads to nothing of its own: only words of an author's bring something new. */
export function isUsed({ text, intent }: Offer, { past }: TellingContext): boolean {
  if (intent.leadsTo !== undefined || intent.kind === 'move') return false;
  return past.history.taken.slice(-restingTaken).includes(text);
}

/** Whether it was offered again and again of late, or has just been done. */
export function isTired({ text, intent }: Offer, { past }: TellingContext): boolean {
  if (past.history.taken.slice(-takenCounted).includes(text)) return true;
  const shown = past.recentScenes
    .flatMap(({ offered = [] }) => (offered.length === 0 ? [] : [offered]))
    .slice(-scenesCounted)
    .filter((offered) =>
      offered.some(
        (other) =>
          other.text === text ||
          // A way is the same way whatever it is called.
          (intent.kind === 'move' && isSameWay(other.intent, intent)),
      ),
    );
  return shown.length >= tiredAfter;
}

function isSameWay(one: Offer['intent'], other: Offer['intent']): boolean {
  return one.kind === 'move' && one.target === other.target && one.leadsTo === other.leadsTo;
}

/** Whether an author's words wait for it. */
export function isAnswered({ intent }: Pick<Offer, 'intent'>, context: TellingContext): boolean {
  if (intent.leadsTo !== undefined || intent.kind === 'move') return true;
  // One moment for all of them: what holds in it is found out once.
  const asked = { ...context, intent, band: null, beat: null };
  const { passages, lastFound } = outcomesIn(context.campaign);
  const start = lastFound.get(intent.kind) ?? 0;
  for (let step = 0; step < passages.length; step += 1) {
    const at = (start + step) % passages.length;
    const passage = passages[at];
    if (passage === undefined || !answers(passage, intent, asked)) continue;
    lastFound.set(intent.kind, at);
    return true;
  }
  return false;
}

type Outcomes = {
  readonly passages: readonly Passage[];
  /** Where the last answer to such an act was: late in a story those at the front are all told. */
  readonly lastFound: Map<string, number>;
};

const outcomes = new WeakMap<Campaign, Outcomes>();

function outcomesIn(campaign: Campaign): Outcomes {
  const known = outcomes.get(campaign);
  if (known !== undefined) return known;
  const passages = [...campaign.passages.values()].filter(
    ({ part, conditions }) => part === 'outcome' && conditions.beat === null,
  );
  const found = { passages, lastFound: new Map<string, number>() };
  outcomes.set(campaign, found);
  return found;
}

function answers(passage: Passage, intent: Offer['intent'], context: TellingContext): boolean {
  const { conditions } = passage;
  if (!isOfKind(conditions.intent, intent)) return false;
  const { speaker } = conditions;
  if (intent.target !== undefined && speaker !== null && speaker !== intent.target) return false;
  return isEligible(passage, context);
}

const carefulKinds: ReadonlySet<string> = new Set(['look', 'listen', 'search', 'wait', 'remember']);

function rolesOf(offer: Offer, { campaign }: TellingContext): readonly Role[] {
  const { intent, difficulty } = offer;
  const isBold =
    difficulty === 'high' ||
    difficulty === 'even' ||
    intent.tone === 'hostile' ||
    isForGood(campaign.passages.get(intent.leadsTo ?? ''));
  const isPersonal = campaign.people.has(intent.target ?? '') || intent.kind === 'remember';
  const isUnexpected = intent.with !== undefined || intent.requires !== undefined;
  const isCareful = !isBold && (carefulKinds.has(intent.kind) || difficulty === 'low');
  return [
    ...(isBold ? (['bold'] as const) : []),
    ...(isPersonal ? (['personal'] as const) : []),
    ...(isUnexpected ? (['unexpected'] as const) : []),
    ...(isCareful ? (['careful'] as const) : []),
  ];
}

/** It gives something away, starts something, or ends it. */
function isForGood(goal: Passage | undefined): boolean {
  return (
    goal?.effects.some(({ kind }) => kind === 'lose' || kind === 'start' || kind === 'end') ?? false
  );
}
