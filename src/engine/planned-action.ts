import type { Intent } from '@/contracts/generated/choice';
import type { JsonObject } from '@/foundation/json';
import type { Turn } from '@/engine/gather';
import type { PlannedAction } from '@/narrator/built-in-planner';
import type { Episode } from '@/story/memory';
import type { Passage } from '@/story/passage';
import { failingBand, succeedingBand } from '@/story/rules';
import type { TakenAction } from '@/story/scene';
import { feelingOf, peopleAt, placeOf, statOf } from '@/story/story-state';

/** What the planner needs to know about the player's act. */
export function plannedAction(turn: Turn, taken: TakenAction): PlannedAction {
  const { campaign } = turn.story;
  const { intent, text } = taken;
  return {
    text,
    intent,
    rules: campaign.rules,
    statValue: intent.stat === undefined ? 0 : statOf(turn.stateBefore, intent.stat),
    person: personMeant(turn, intent),
    memory: memoryOf(turn, taken),
    memoryByBand: memoryByBand(turn, taken),
  };
}

function personMeant({ story, stateBefore }: Turn, { target }: Intent): PlannedAction['person'] {
  const person = target === undefined ? undefined : story.campaign.people.get(target);
  if (person === undefined) return null;
  return { name: person.shortName, feeling: feelingOf(stateBefore, person.id) };
}

function memoryOf(turn: Turn, taken: TakenAction): JsonObject {
  const { intent } = taken;
  const location = placeAfter(turn, intent, intent.leadsTo);
  return {
    summary: plainSummary(taken, turn.story.campaign.places.get(location)?.name ?? location),
    characters: peopleAt(turn.stateBefore, location),
    location,
    significance: 'low',
    ...authoredMemory(turn, intent, intent.leadsTo),
  };
}

/**
 * A failure is remembered as what it was, not as what the player hoped for. Where much was at stake, it
 * and full success are marked as what they were (arch §7.6).
 */
function memoryByBand(turn: Turn, { intent, text }: TakenAction): JsonObject {
  const isRolled = intent.stat !== undefined || intent.difficulty !== undefined;
  if (!isRolled) return {};
  const { rules } = turn.story.campaign;
  const plain = { summary: `You tried, and it failed: ${text}` };
  const failed = authoredMemory(turn, intent, intent.elseTo);
  const succeeded = authoredMemory(turn, intent, intent.leadsTo);
  return {
    [succeedingBand(rules)]: markedAs('triumph', succeeded),
    [failingBand(rules)]: failed === null ? plain : { ...failed, ...markedAs('failure', failed) },
  };
}

function markedAs(episode: Episode, memory: JsonObject | null): JsonObject {
  return memory?.['significance'] === 'high' ? { episode } : {};
}

function authoredMemory(
  turn: Turn,
  intent: Intent,
  passageId: string | undefined,
): JsonObject | null {
  const memory = passageOf(turn, passageId)?.memory ?? null;
  if (memory === null) return null;
  const { text, kind, about, significance } = memory;
  const location = placeAfter(turn, intent, passageId);
  const present = peopleAt(turn.stateBefore, location);
  return {
    summary: text,
    significance,
    location,
    characters: about === null || present.includes(about) ? present : [...present, about],
    ...(kind === null ? {} : { kind }),
    ...(about === null ? {} : { about }),
  };
}

/** Where the player will be: what happens there is remembered there. */
function placeAfter(turn: Turn, intent: Intent, passageId: string | undefined): string {
  for (const effect of passageOf(turn, passageId)?.effects ?? [])
    if (effect.kind === 'go') return effect.place;
  const here = placeOf(turn.stateBefore);
  return intent.kind === 'move' ? (intent.target ?? here) : here;
}

function passageOf(turn: Turn, passageId: string | undefined): Passage | undefined {
  return passageId === undefined ? undefined : turn.story.campaign.passages.get(passageId);
}

function plainSummary({ intent, text }: TakenAction, place: string): string {
  switch (intent.kind) {
    case 'move':
      return `You went to ${place}.`;
    case 'wait':
      return `You waited at ${place}.`;
    case 'look':
      return `You looked around ${place}.`;
    default:
      return `At ${place} you chose: ${text}`;
  }
}
