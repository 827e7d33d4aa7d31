import type { Intent } from '@/contracts/generated/choice';
import type { JsonObject } from '@/foundation/json';
import type { ActSituation } from '@/planner/act-situation';
import { opinionsChanged } from '@/planner/opinions-changed';
import type { ActToPlan } from '@/planner/act-to-plan';
import { rollForAct } from '@/story/acts/act-odds';
import type { PlannedRoll } from '@/story/rules/check';
import type { Episode } from '@/story/state/memory';
import { hasEncounters } from '@/story/campaign/encounters';
import type { Passage } from '@/story/campaign/passage';
import { failingBand, succeedingBand } from '@/story/rules/rules';
import type { TakenAction } from '@/story/log/taken-action';
import { isRolled, sceneKindOf } from '@/story/acts/scene-kind';
import { hasOpinion } from '@/story/rules/standing';
import { peopleAt, placeOf } from '@/story/state/story-state';

/** What typed words were understood to mean, as far as a plan asks; null for a choice, whose intent says it. */
export type UnderstoodWords = {
  readonly group: unknown;
  readonly why: NonNullable<ActToPlan['why']>;
};

/** What the planner needs to know about the player's act. */
export function describeAct(
  turn: ActSituation,
  taken: TakenAction,
  understood: UnderstoodWords | null = null,
): ActToPlan {
  const { campaign } = turn.story;
  const { intent, text } = taken;
  const memory = memoryOf(turn, taken);
  return {
    text,
    intent,
    sceneType: sceneKindOf(intent, campaign),
    query: queryOf(turn, taken),
    person: personMeant(turn, intent),
    roll: rollOf(turn, taken),
    memory,
    memoryByBand: memoryByBand(turn, taken),
    ...opinionsChanged(turn, taken, memory),
    isAboutGroup: intent.faction !== undefined || (understood?.group ?? null) !== null,
    hasFactions: Object.keys(campaign.rules.factions).length > 0,
    hasEncounters: hasEncounters(campaign),
    ...(understood === null ? {} : { why: understood.why }),
  };
}

/** A journey reminds one of where it leads; all else of what is done. */
function queryOf({ story }: ActSituation, { intent, text }: TakenAction): string {
  const goal = intent.kind === 'move' ? story.campaign.places.get(intent.target ?? '') : undefined;
  return goal === undefined ? text : `${text} ${goal.name}`;
}

function personMeant(
  { story, stateBefore }: ActSituation,
  { target }: Intent,
): ActToPlan['person'] {
  const person = target === undefined ? undefined : story.campaign.people.get(target);
  if (person === undefined) return null;
  const { factions } = story.campaign.rules;
  return {
    id: person.id,
    isKnown: hasOpinion(stateBefore, person.id),
    hasGroup: (person.factions ?? []).some((id) => Object.hasOwn(factions, id)),
  };
}

/** Dice thrown for their own sake fall into no band, and nothing counts in them. */
function rollOf({ story, stateBefore }: ActSituation, taken: TakenAction): PlannedRoll | null {
  const { intent } = taken;
  if (!isRolled(intent)) return null;
  const { rules } = story.campaign;
  if (intent.kind === 'roll') {
    const formula = intent.with === undefined || intent.with === '' ? rules.roll : intent.with;
    return { formula, modifiers: {}, reasons: {}, bands: [] };
  }
  return rollForAct(taken, story.campaign, stateBefore);
}

function memoryOf(turn: ActSituation, taken: TakenAction): JsonObject {
  const { intent } = taken;
  const location = placeAfter(turn, intent, intent.leadsTo);
  return {
    summary: plainSummary(taken, turn.story.campaign.places.get(location)?.name ?? location),
    characters: peopleAt(turn.stateBefore, location),
    witnesses: peopleAt(turn.stateBefore, location),
    location,
    significance: 'low',
    ...authoredMemory(turn, intent, intent.leadsTo),
  };
}

/**
 * A failure is remembered as what it was, not as what the player hoped for. Where much was at stake, it
 * and full success are marked as what they were (arch §7.6).
 */
function memoryByBand(turn: ActSituation, { intent, text }: TakenAction): JsonObject {
  if (!isRolled(intent)) return {};
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
  turn: ActSituation,
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
    witnesses: present,
    ...(kind === null ? {} : { kind }),
    ...(about === null ? {} : { about }),
  };
}

/** Where the player will be: what happens there is remembered there. */
function placeAfter(turn: ActSituation, intent: Intent, passageId: string | undefined): string {
  for (const effect of passageOf(turn, passageId)?.effects ?? [])
    if (effect.kind === 'go') return effect.place;
  const here = placeOf(turn.stateBefore);
  return intent.kind === 'move' ? (intent.target ?? here) : here;
}

function passageOf({ story }: ActSituation, passageId: string | undefined): Passage | undefined {
  return passageId === undefined ? undefined : story.campaign.passages.get(passageId);
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
