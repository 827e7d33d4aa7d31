import { endingTrend, type EndingTrend } from '@/narrator/passages/ending-trend';
import { memoryRecalled, specificity } from '@/narrator/passages/is-eligible';
import type { RecentScene, TellingContext } from '@/narrator/passages/telling-context';
import { beatPriorities } from '@/story/campaign/beat';
import { beatsById } from '@/story/campaign/beats-by-id';
import type { Effect } from '@/story/rules/effect';
import type { Passage, ScenePart } from '@/story/campaign/passage';
import { failingBand } from '@/story/rules/rules';

/**
 * Why a passage is told rather than another that fits too, each reason with what it counts. One more condition
 * counts 1, and what only tells of taste counts less, so that the more specific passage normally wins.
 */
export type Salience = {
  /** How many conditions it meets. */
  readonly specificity: number;
  /** The beat it tells or starts. */
  readonly urgency: number;
  /** It takes up something that was never taken up before. */
  readonly callback: number;
  /** After hard scenes something gentle, after quiet ones something that presses. */
  readonly tension: number;
  /** A poetic telling wants the words written for the mood. */
  readonly mood: number;
  readonly weight: number;
  /** It leads toward the ending that the player's choices trend to (arch §7.5). */
  readonly ending: number;
  /** The same person, or the same part of the same places, had their turn lately. */
  readonly kindred: number;
  /** Its words were read lately. */
  readonly likeness: number;
};

/** What is the same for all passages of one choosing. */
export type SalienceMoment = {
  readonly context: TellingContext;
  readonly trend: EndingTrend | null;
  /** Null while neither is wanted. */
  readonly wanted: 'tense' | 'calm' | null;
  /** What was told in the last scenes, the newest first. */
  readonly lately: readonly (readonly Passage[])[];
};

const callbackCounts = 1.5;
const priorityCounts = 0.5;
const tensionCounts = 0.4;
const moodCounts = 0.5;
const endingCounts = 0.9;
const likenessCounts = 0.5;
/** In the scene before, in the one before that, and so on. */
const kindredCounts = [0.3, 0.1, 0.05];
const weightCounts = { least: -1, each: 0.5, most: 2 };
const likenessScenes = 5;
const quietScenes = 3;

export function salienceMoment(part: ScenePart, context: TellingContext): SalienceMoment {
  const { campaign, state, sceneNumber, band: roll } = context;
  return {
    context,
    trend: part === 'pressure' ? endingTrend(campaign, { state, sceneNumber, roll }) : null,
    wanted: tensionWanted(context),
    lately: toldLately(context),
  };
}

function toldLately({ campaign, past }: TellingContext): SalienceMoment['lately'] {
  return past.recentScenes
    .slice(-kindredCounts.length)
    .reverse()
    .map(({ told = [] }) => told.flatMap((id) => campaign.passages.get(id) ?? []));
}

/** The reasons that speak for and against a passage that fits. */
export function salienceOf(passage: Passage, moment: SalienceMoment): Salience {
  const { context, trend, wanted, lately } = moment;
  const { conditions } = passage;
  const recalled = memoryRecalled(conditions.recalls, context.past);
  const isPaid = recalled !== null && context.past.paidMemories.has(recalled.id);
  const fitsTension = (): number =>
    isTense(passage) === (wanted === 'tense') ? tensionCounts : -tensionCounts;
  // Made at once: joined from parts it would take longer than all that is weighed.
  return {
    // What was taken up before is no reason to bring it up again.
    specificity: specificity(passage) - (isPaid ? 1 : 0),
    urgency: urgencyOf(passage, context),
    callback: recalled !== null && !isPaid ? callbackCounts : 0,
    tension: wanted === null ? 0 : fitsTension(),
    mood: context.style === 'poetic' && conditions.mood.length > 0 ? moodCounts : 0,
    weight: weightOf(passage),
    ending: trend?.isServedBy(passage) === true ? endingCounts : 0,
    kindred: -kindredLately(passage, lately),
    likeness: -likenessCounts * shareReadLately(passage, context.past.recentScenes),
  };
}

/** What it can come to at most, known before it is known whether it fits: few of thousands need a closer look. */
export function mostOf(passage: Passage, { trend, wanted }: SalienceMoment): number {
  const known = mostIn.get(passage) ?? mostEver(passage);
  mostIn.set(passage, known);
  return known + (trend === null ? 0 : endingCounts) + (wanted === null ? 0 : tensionCounts);
}

const mostIn = new WeakMap<Passage, number>();

function mostEver(passage: Passage): number {
  const { conditions, effects } = passage;
  const isOfBeat = conditions.beat !== null || effects.some(({ kind }) => kind === 'start');
  return (
    specificity(passage) +
    weightOf(passage) +
    (isOfBeat ? priorityCounts * beatPriorities.length : 0) +
    (conditions.recalls === null ? 0 : callbackCounts) +
    (conditions.mood.length > 0 ? moodCounts : 0)
  );
}

function weightOf({ weight }: Passage): number {
  const { least, each, most } = weightCounts;
  return Math.max(least, Math.min(most, (weight - 1) * each));
}

export function sumOf(salience: Salience): number {
  const { specificity: conditions, urgency, callback, tension, mood, weight, ending } = salience;
  const { kindred, likeness } = salience;
  return conditions + urgency + callback + tension + mood + weight + ending + kindred + likeness;
}

function urgencyOf({ conditions, effects }: Passage, { campaign, beat }: TellingContext): number {
  if (conditions.beat === null && effects.length === 0) return 0;
  const started = effects.flatMap((effect) => (effect.kind === 'start' ? effect.beat : []));
  const told = conditions.beat === null || conditions.beat !== beat ? started : [beat, ...started];
  if (told.length === 0) return 0;
  const byId = beatsById(campaign.beats);
  const ranks = told
    .flatMap((id) => byId.get(id) ?? [])
    .map(({ priority }) => beatPriorities.length - 1 - beatPriorities.indexOf(priority));
  return priorityCounts * Math.max(0, ...ranks);
}

function tensionWanted({ past, campaign }: TellingContext): SalienceMoment['wanted'] {
  const failing = failingBand(campaign.rules);
  const [last, ...others] = past.recentScenes.slice(-quietScenes).reverse();
  if (last === undefined) return null;
  const isHard = ({ band, beat }: RecentScene): boolean =>
    band === failing || typeof beat === 'string';
  if (isHard(last) && others[0] !== undefined && isHard(others[0])) return 'calm';
  const isQuiet = ({ band, beat }: RecentScene): boolean => band === null && beat === null;
  return others.length === quietScenes - 1 && [last, ...others].every(isQuiet) ? 'tense' : null;
}

/** It costs something, threatens something or lets the player risk something. */
function isTense({ conditions, effects, choices }: Passage): boolean {
  return (
    conditions.scene.includes('danger') ||
    effects.some(costs) ||
    choices.some(({ risk }) => risk === 'high')
  );
}

function costs(effect: Effect): boolean {
  switch (effect.kind) {
    case 'lose':
    case 'start':
    case 'end':
      return true;
    case 'feeling':
    case 'reputation':
    case 'stat':
      return effect.by < 0;
    case 'count':
      return effect.by > 0;
    case 'set':
    case 'gain':
    case 'time':
    case 'go':
    case 'learn':
    case 'settle':
      return false;
  }
}

function kindredLately(passage: Passage, lately: SalienceMoment['lately']): number {
  return lately.reduce((sum, told, scenesAgo) => {
    const isKin = told.some((other) => isKindred(passage, other));
    return sum + (isKin ? (kindredCounts[scenesAgo] ?? 0) : 0);
  }, 0);
}

function isKindred({ part, conditions }: Passage, other: Passage): boolean {
  if (conditions.speaker !== null) return conditions.speaker === other.conditions.speaker;
  const { where } = conditions;
  return (
    part === other.part &&
    where.length > 0 &&
    where.length === other.conditions.where.length &&
    where.every((place, index) => place === other.conditions.where[index])
  );
}

/** How much of its longer words stood in one of the last scenes. */
function shareReadLately({ prose }: Passage, recent: readonly RecentScene[]): number {
  if (recent.length === 0) return 0;
  const words = wordsOf(prose, () => prose.join(' '));
  const lately = recent.slice(-likenessScenes);
  const read = wordsOf(recent, () => lately.map(({ text }) => text).join(' '));
  let known = 0;
  for (const word of words) if (read.has(word)) known += 1;
  return known / Math.max(1, words.size);
}

/** A passage is weighed again in every scene it fits, and each against the same last scenes. */
const wordsKnown = new WeakMap<object, ReadonlySet<string>>();

function wordsOf(owner: object, text: () => string): ReadonlySet<string> {
  const known = wordsKnown.get(owner);
  if (known !== undefined) return known;
  const words = new Set(
    text()
      .toLowerCase()
      .match(/\p{L}{5,}/gu) ?? [],
  );
  wordsKnown.set(owner, words);
  return words;
}
