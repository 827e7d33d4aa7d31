import { breatherRestScenes } from '@/foundation/limits';
import { beatOf } from '@/story/campaign/beats-by-id';
import { castOf } from '@/narrator/passages/cast-of';
import type { StoryPast, TellingContext } from '@/narrator/passages/telling-context';
import { holds } from '@/story/conditions/condition';
import { partOfDay, type PartOfDay } from '@/story/state/in-game-time';
import { isOfKind } from '@/story/acts/kinds-of-act';
import type { Memory } from '@/story/state/memory';
import type { Passage, PassageConditions, ScenePart } from '@/story/campaign/passage';
import { sceneKindOf } from '@/story/acts/scene-kind';
import {
  beatScene,
  isBeatBehind,
  isHolding,
  minutesOf,
  peopleAt,
  placeOf,
} from '@/story/state/story-state';

/** Whether every condition of a passage holds now and it has not been told too recently. */
export function isEligible(passage: Passage, context: TellingContext): boolean {
  return !isSpent(passage, context) && conditionsHold(passage, context);
}

export function isSpent(passage: Passage, { past, sceneNumber }: TellingContext): boolean {
  const told = past.toldPassages.get(passage.id);
  if (told === undefined) return false;
  if (passage.part === 'breather') return sceneNumber - told < breatherRestScenes;
  return passage.once && passage.part !== 'choices';
}

/** How many conditions a passage gives: the more, the better it fits when all hold. */
export function specificity(passage: Passage): number {
  const known = specific.get(passage) ?? countConditions(passage);
  specific.set(passage, known);
  return known;
}

const specific = new WeakMap<Passage, number>();

function countConditions({ conditions }: Passage): number {
  const { expressions, has, recalls, first, beat, speaker, cast, ...lists } = conditions;
  const listed = Object.values(lists).filter((list) => list.length > 0).length;
  const single = [recalls, first, beat, speaker].filter((condition) => condition !== null).length;
  return listed + single + expressions.length + has.length + Object.keys(cast).length;
}

type RecallPast = Pick<StoryPast, 'memories' | 'paidMemories' | 'sceneNumbers' | 'sceneCount'>;

/** Many passages ask for the same, and what is behind does not change within a scene. */
const recalledIn = new WeakMap<RecallPast, Map<string, Memory | null>>();

/** The memory a passage takes up: the newest that is old enough, one that was never taken up before any other. */
export function memoryRecalled(
  recalls: PassageConditions['recalls'],
  past: RecallPast,
): Memory | null {
  if (recalls === null) return null;
  const known = recalledIn.get(past) ?? new Map<string, Memory | null>();
  recalledIn.set(past, known);
  const { about, kind, age } = recalls;
  const asked = JSON.stringify([about, kind, age]);
  const before = known.get(asked);
  if (before !== undefined) return before;
  const isOldEnough = ({ scene }: Memory): boolean =>
    age === undefined || past.sceneCount + 1 - (past.sceneNumbers.get(scene) ?? 0) >= age;
  const fits = (memory: Memory): boolean => isAskedFor(memory, recalls) && isOldEnough(memory);
  const isOwed = (memory: Memory): boolean => fits(memory) && !past.paidMemories.has(memory.id);
  const found = newestMemory(past.memories, isOwed) ?? newestMemory(past.memories, fits);
  known.set(asked, found);
  return found;
}

/** Whether it is about the right person and of the right kind. */
export function isAskedFor(
  { characters, about, kind }: Memory,
  recalls: NonNullable<PassageConditions['recalls']>,
): boolean {
  const isAbout =
    recalls.about === null ||
    (about === null ? characters.includes(recalls.about) : about === recalls.about);
  return isAbout && (recalls.kind === null || kind === recalls.kind);
}

/** From the end: most of what is asked for has happened lately, however long the story is. */
export function newestMemory(
  memories: readonly Memory[],
  fits: (memory: Memory) => boolean,
): Memory | null {
  for (let at = memories.length - 1; at >= 0; at -= 1) {
    const memory = memories[at];
    if (memory !== undefined && fits(memory)) return memory;
  }
  return null;
}

type Facts = {
  readonly place: string;
  readonly time: PartOfDay;
  readonly isPresent: (person: string) => boolean;
};

/** Read once for the thousands of passages that ask for them in one moment. */
const factsIn = new WeakMap<TellingContext, Facts>();

function factsOf(context: TellingContext): Facts {
  const known = factsIn.get(context);
  if (known !== undefined) return known;
  const { state } = context;
  const place = placeOf(state);
  const here = new Set(peopleAt(state, place));
  const time = partOfDay(minutesOf(state));
  const facts = { place, time, isPresent: (person: string) => here.has(person) };
  factsIn.set(context, facts);
  return facts;
}

function conditionsHold(passage: Passage, context: TellingContext): boolean {
  const { conditions } = passage;
  const { state, intent, band, past } = context;
  const { place, time, isPresent } = factsOf(context);
  const moment = { state, sceneNumber: context.sceneNumber, roll: band };
  return (
    allows(conditions.where, place) &&
    (conditions.scene.length === 0 || allows(conditions.scene, sceneOf(context))) &&
    (conditions.intent.length === 0 || isOfKind(conditions.intent, intent)) &&
    (conditions.asks.length === 0 || hasSaid(conditions.asks, past)) &&
    allows(conditions.outcome, band) &&
    allows(conditions.time, time) &&
    (conditions.mood.length === 0 || allows(conditions.mood, moodNow(context))) &&
    (conditions.beat === null || conditions.beat === context.beat) &&
    (conditions.speaker === null ||
      isPresent(conditions.speaker) ||
      isAnswering(conditions.speaker, passage.part, context)) &&
    conditions.who.every(isPresent) &&
    conditions.after.every((beat) => isBehind(beat, passage.part, context)) &&
    !conditions.before.some((beat) => isBeatBehind(state, beat)) &&
    conditions.has.every((item) => isHolding(state, item)) &&
    (conditions.first === null || conditions.first === isFirstTime(conditions, context)) &&
    (conditions.recalls === null || memoryRecalled(conditions.recalls, past) !== null) &&
    conditions.expressions.every((expression) => holds(expression, moment)) &&
    (Object.keys(conditions.cast).length === 0 || castOf(conditions, context) !== null)
  );
}

/** Whoever can be turned to is there: a beat may have brought them from where the state keeps them. */
function isAnswering(speaker: string, part: ScenePart, { intent }: TellingContext): boolean {
  return part === 'outcome' && intent?.target === speaker && intent.refused === undefined;
}

/** Whether one of these words is among what the player does now; "bells" is a bell. */
function hasSaid(asked: readonly string[], { history: { taken } }: StoryPast): boolean {
  const words = (taken[taken.length - 1] ?? '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = ` ${words.join(' ')} `;
  return asked.some((word) => said.includes(` ${word} `) || said.includes(` ${word}s `));
}

/** The first flake and the drift it becomes are not one scene; what can be done about it is open at once. */
function isBehind(beat: string, part: ScenePart, { state, sceneNumber }: TellingContext): boolean {
  const told = beatScene(state, beat);
  return told !== null && (part === 'choices' || told < sceneNumber);
}

/** As authors name it. */
function sceneOf({ intent, campaign }: TellingContext): string | null {
  if (intent === null) return null;
  const type = sceneKindOf(intent, campaign);
  return type === 'journey' ? 'travel' : type;
}

function allows(list: readonly string[], value: string | null): boolean {
  return list.length === 0 || (value !== null && list.includes(value));
}

function moodNow({ campaign, beat, state }: TellingContext): string | null {
  const beatMood = beatOf(campaign.beats, beat)?.mood ?? null;
  return beatMood ?? campaign.places.get(placeOf(state))?.mood ?? null;
}

/** First time with the speaker; first time at the place as long as none of its place passages was told. */
function isFirstTime({ speaker }: PassageConditions, context: TellingContext): boolean {
  const seen = seenBefore(context);
  return speaker === null ? !seen.places.has(placeOf(context.state)) : !seen.speakers.has(speaker);
}

type Seen = { readonly speakers: ReadonlySet<string>; readonly places: ReadonlySet<string> };

/** Each passage of thousands may ask for it, and what is behind does not change within a scene. */
const seenIn = new WeakMap<StoryPast, Seen>();

function seenBefore({ campaign, past }: TellingContext): Seen {
  const known = seenIn.get(past);
  if (known !== undefined) return known;
  const told = [...past.toldPassages.keys()].flatMap((id) => campaign.passages.get(id) ?? []);
  const seen = {
    speakers: new Set(told.flatMap(({ conditions }) => conditions.speaker ?? [])),
    places: new Set(
      told.flatMap(({ part, conditions }) => (part === 'place' ? conditions.where : [])),
    ),
  };
  seenIn.set(past, seen);
  return seen;
}
