import { breatherRestScenes } from '@/foundation/limits';
import { castOf } from '@/narrator/cast-of';
import type { TellingContext } from '@/narrator/telling-context';
import { holds } from '@/story/condition';
import { partOfDay } from '@/story/in-game-time';
import { isOfKind } from '@/story/kinds-of-act';
import type { Memory } from '@/story/memory';
import type { Passage, PassageConditions, ScenePart } from '@/story/passage';
import { sceneTypeOf } from '@/story/scene-type';
import {
  beatScene,
  isBeatBehind,
  isHolding,
  minutesOf,
  personPlace,
  placeOf,
} from '@/story/story-state';

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
export function specificity({ conditions }: Passage): number {
  const { expressions, has, recalls, first, beat, speaker, cast, ...lists } = conditions;
  const listed = Object.values(lists).filter((list) => list.length > 0).length;
  const single = [recalls, first, beat, speaker].filter((condition) => condition !== null).length;
  return listed + single + expressions.length + has.length + Object.keys(cast).length;
}

/** The newest memory a passage asks for, if there is one. */
export function memoryRecalled(
  recalls: PassageConditions['recalls'],
  memories: readonly Memory[],
): Memory | null {
  if (recalls === null) return null;
  const fits = ({ characters, about, kind }: Memory): boolean =>
    (recalls.about === null ||
      (about === null ? characters.includes(recalls.about) : about === recalls.about)) &&
    (recalls.kind === null || kind === recalls.kind);
  return newestMemory(memories, fits);
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

function conditionsHold(passage: Passage, context: TellingContext): boolean {
  const { conditions } = passage;
  const { state, intent, band, past } = context;
  const place = placeOf(state);
  const isPresent = (person: string): boolean => personPlace(state, person) === place;
  const moment = { state, sceneNumber: context.sceneNumber, roll: band };
  return (
    allows(conditions.where, place) &&
    (conditions.scene.length === 0 || allows(conditions.scene, sceneOf(context))) &&
    (conditions.intent.length === 0 || isOfKind(conditions.intent, intent)) &&
    allows(conditions.outcome, band) &&
    allows(conditions.time, partOfDay(minutesOf(state))) &&
    allows(conditions.mood, moodNow(context)) &&
    (conditions.beat === null || conditions.beat === context.beat) &&
    (conditions.speaker === null || isPresent(conditions.speaker)) &&
    conditions.who.every(isPresent) &&
    conditions.after.every((beat) => isBehind(beat, passage.part, context)) &&
    !conditions.before.some((beat) => isBeatBehind(state, beat)) &&
    conditions.has.every((item) => isHolding(state, item)) &&
    (conditions.first === null || conditions.first === isFirstTime(conditions, context)) &&
    (conditions.recalls === null || memoryRecalled(conditions.recalls, past.memories) !== null) &&
    (Object.keys(conditions.cast).length === 0 || castOf(conditions, context) !== null) &&
    conditions.expressions.every((expression) => holds(expression, moment))
  );
}

/** The first flake and the drift it becomes are not one scene; what can be done about it is open at once. */
function isBehind(beat: string, part: ScenePart, { state, sceneNumber }: TellingContext): boolean {
  const told = beatScene(state, beat);
  return told !== null && (part === 'choices' || told < sceneNumber);
}

/** As authors name it. */
function sceneOf({ intent, campaign }: TellingContext): string | null {
  if (intent === null) return null;
  const type = sceneTypeOf(intent, campaign);
  return type === 'journey' ? 'travel' : type;
}

function allows(list: readonly string[], value: string | null): boolean {
  return list.length === 0 || (value !== null && list.includes(value));
}

function moodNow({ campaign, beat, state }: TellingContext): string | null {
  const beatMood = campaign.beats.find(({ id }) => id === beat)?.mood ?? null;
  return beatMood ?? campaign.places.get(placeOf(state))?.mood ?? null;
}

/** First time with the speaker; first time at the place as long as none of its place passages was told. */
function isFirstTime(conditions: PassageConditions, context: TellingContext): boolean {
  const { campaign, past, state } = context;
  const told = [...past.toldPassages.keys()].flatMap((id) => campaign.passages.get(id) ?? []);
  const { speaker } = conditions;
  if (speaker !== null) return !told.some((passage) => passage.conditions.speaker === speaker);
  const place = placeOf(state);
  return !told.some(
    (passage) => passage.part === 'place' && passage.conditions.where.includes(place),
  );
}
