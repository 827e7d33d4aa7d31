import { breatherRestScenes } from '@/foundation/limits';
import type { TellingContext } from '@/narrator/telling-context';
import { holds } from '@/story/condition';
import { partOfDay } from '@/story/in-game-time';
import type { Memory } from '@/story/memory';
import type { Passage, PassageConditions, ScenePart } from '@/story/passage';
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
  const { expressions, has, recalls, first, beat, speaker, ...lists } = conditions;
  const listed = Object.values(lists).filter((list) => list.length > 0).length;
  const single = [recalls, first, beat, speaker].filter((condition) => condition !== null).length;
  return listed + single + expressions.length + has.length;
}

/** The newest memory a passage asks for, if there is one. */
export function memoryRecalled(
  recalls: PassageConditions['recalls'],
  memories: readonly Memory[],
): Memory | null {
  if (recalls === null) return null;
  const fitting = memories.filter(
    ({ characters, about, kind }) =>
      (recalls.about === null ||
        (about === null ? characters.includes(recalls.about) : about === recalls.about)) &&
      (recalls.kind === null || kind === recalls.kind),
  );
  return fitting[fitting.length - 1] ?? null;
}

function conditionsHold(passage: Passage, context: TellingContext): boolean {
  const { conditions } = passage;
  const { state, intent, band, past } = context;
  const place = placeOf(state);
  const isPresent = (person: string): boolean => personPlace(state, person) === place;
  const moment = { state, sceneNumber: context.sceneNumber, roll: band };
  return (
    allows(conditions.where, place) &&
    allows(conditions.intent, intent?.kind ?? null) &&
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
    conditions.expressions.every((expression) => holds(expression, moment))
  );
}

/** The first flake and the drift it becomes are not one scene; what can be done about it is open at once. */
function isBehind(beat: string, part: ScenePart, { state, sceneNumber }: TellingContext): boolean {
  const told = beatScene(state, beat);
  return told !== null && (part === 'choices' || told < sceneNumber);
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
