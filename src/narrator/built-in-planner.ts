import type { Intent } from '@/contracts/generated/choice';
import type { Plan, PlannedTool } from '@/contracts/generated/plan-json';
import type { JsonObject } from '@/foundation/json';
import {
  evaluateTool,
  feelingTool,
  meetTool,
  perceptionTool,
  recallTool,
  reputationTool,
  rollTool,
  standingTool,
  storeTool,
} from '@/narrator/outcome-tools';
import type { PlannedRoll } from '@/story/check';
import type { SceneType } from '@/story/scene-type';

export type PlanRequest = {
  readonly planId: string;
  readonly generation: number;
  readonly parentPlanId: string | null;
  readonly disabledSkills: readonly string[];
  /** Skills that are installed. */
  readonly skills: ReadonlySet<string>;
  readonly action: PlannedAction | null;
};

export type PlannedAction = {
  readonly text: string;
  readonly intent: Intent;
  readonly sceneType: SceneType;
  /** What to look for in memory. */
  readonly query: string;
  /** The person it is done to or with. */
  readonly person: {
    readonly id: string;
    readonly isKnown: boolean;
    /** Belongs to a group of the story. */
    readonly hasGroup: boolean;
  } | null;
  /** What is rolled as long as no skill weighs the act; null when nothing is. */
  readonly roll: PlannedRoll | null;
  /** What is to be remembered, and how that differs by the band of the roll. */
  readonly memory: JsonObject;
  readonly memoryByBand: JsonObject;
  /** What the act changes of what that person thinks, and their groups; null where the author says it. */
  readonly feeling: JsonObject | null;
  readonly standing: JsonObject | null;
  /** Whether the story has groups at all. */
  readonly hasFactions: boolean;
};

/** The built-in rung of the planner: an intent becomes a plan without reading its words again. */
export function planBuiltIn(request: PlanRequest): Plan {
  const { action, disabledSkills, skills } = request;
  const canUse = (skill: string): boolean => skills.has(skill) && !disabledSkills.includes(skill);
  return {
    requestId: request.planId,
    narrative: null,
    tools: action === null ? [] : outcomePlan(action, canUse),
    parallel: false,
    disabledSkills,
    metadata: { generationAttempt: request.generation, parentPlanId: request.parentPlanId },
  };
}

/** Nothing can go wrong with it: the last rung of the planner. */
export function safeDefaultPlan(request: Omit<PlanRequest, 'action' | 'skills'>): Plan {
  return planBuiltIn({ ...request, skills: new Set(), action: null });
}

/**
 * The steps of a scene of each type (arch §4.3, §7.2): find out, weigh, roll, and let it be remembered and
 * felt. A journey and a danger ask the memory alone; a dialogue asks the person and their group; what
 * resolves the story asks all groups.
 */
function outcomePlan(
  action: PlannedAction,
  canUse: (skill: string) => boolean,
): readonly PlannedTool[] {
  const { sceneType } = action;
  const tools: PlannedTool[] = [];
  if (canUse('memory')) tools.push(recallTool(action.query));
  if (sceneType === 'dialogue' && canUse('npc-perception')) tools.push(...askingThePerson(action));
  if (touchesGroups(action) && canUse('reputation')) tools.push(reputationTool());
  const found = tools.map(({ toolId }) => toolId);
  if (action.roll === null || !canUse('dice-roller'))
    return [...tools, ...consequences(action, { canUse, after: [] })];
  const isWeighed = isWeighable(action) && canUse('player-choices');
  const weighed = isWeighed ? [evaluateTool(action, found)] : [];
  const roll = rollTool(
    action.roll,
    weighed.map(({ toolId }) => toolId),
  );
  return [...tools, ...weighed, roll, ...consequences(action, { canUse, after: ['roll'] })];
}

function askingThePerson({ person }: PlannedAction): readonly PlannedTool[] {
  if (person === null) return [];
  if (person.isKnown) return [perceptionTool(person.id, [])];
  return [meetTool(person.id), perceptionTool(person.id, ['meet'])];
}

/** Whoever speaks for a group, and whatever resolves the story, asks what groups think (002 US-5). */
function touchesGroups({ sceneType, person, hasFactions }: PlannedAction): boolean {
  if (sceneType === 'dialogue') return person?.hasGroup === true;
  return sceneType === 'resolution' && hasFactions;
}

/** Dice thrown for their own sake decide nothing, and nothing counts in them. */
function isWeighable({ intent }: PlannedAction): boolean {
  return intent.kind !== 'roll';
}

function consequences(
  { memory, memoryByBand, feeling, standing }: PlannedAction,
  {
    canUse,
    after,
  }: { readonly canUse: (skill: string) => boolean; readonly after: readonly string[] },
): readonly PlannedTool[] {
  const isDecided = after.length > 0;
  return [
    ...(canUse('memory') ? [storeTool({ ...memory, byBand: memoryByBand }, after)] : []),
    ...(feeling !== null && isDecided && canUse('npc-perception')
      ? [feelingTool(feeling, after)]
      : []),
    ...(standing !== null && isDecided && canUse('reputation')
      ? [standingTool(standing, after)]
      : []),
  ];
}
