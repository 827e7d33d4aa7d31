import type { JsonObject } from '@/foundation/json';
import type { Turn } from '@/engine/gather';
import type { PlannedAction } from '@/narrator/built-in-planner';
import type { TakenAction } from '@/story/scene';
import { peopleAt, placeOf, statOf } from '@/story/story-state';

/** What the planner needs to know about the player's act. */
export function plannedAction(turn: Turn, taken: TakenAction): PlannedAction {
  const { campaign } = turn.story;
  const { intent, text } = taken;
  return {
    text,
    intent,
    rules: campaign.rules,
    statValue: intent.stat === undefined ? 0 : statOf(turn.stateBefore, intent.stat),
    memory: memoryOf(turn, taken),
    memoryByBand: memoryByBand(turn, taken),
  };
}

function memoryOf(turn: Turn, taken: TakenAction): JsonObject {
  const { campaign } = turn.story;
  const { intent } = taken;
  const here = placeOf(turn.stateBefore);
  const location = intent.kind === 'move' ? (intent.target ?? here) : here;
  const led = authoredMemory(turn, intent.leadsTo);
  return {
    summary: plainSummary(taken, campaign.places.get(location)?.name ?? location),
    characters: peopleAt(turn.stateBefore, location),
    location,
    significance: 'low',
    ...(led ?? {}),
  };
}

/** A failure is remembered as what it was, not as what the player hoped for. */
function memoryByBand(turn: Turn, taken: TakenAction): JsonObject {
  const failed = authoredMemory(turn, taken.intent.elseTo);
  const plain = { summary: `You tried, and it failed: ${taken.text}` };
  const isRolled = taken.intent.stat !== undefined || taken.intent.difficulty !== undefined;
  return isRolled ? { failure: failed ?? plain } : {};
}

function authoredMemory(turn: Turn, passageId: string | undefined): JsonObject | null {
  const passage = passageId === undefined ? undefined : turn.story.campaign.passages.get(passageId);
  if (passage === undefined || passage.memory === null) return null;
  const { text, kind, about, significance } = passage.memory;
  const present = peopleAt(turn.stateBefore, placeOf(turn.stateBefore));
  return {
    summary: text,
    significance,
    characters: about === null || present.includes(about) ? present : [...present, about],
    ...(kind === null ? {} : { kind }),
  };
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
