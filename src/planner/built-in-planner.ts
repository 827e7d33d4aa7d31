import type { Plan, PlannedTool } from '@/contracts/generated/plan-json';
import {
  encounterStep,
  evaluateStep,
  feelingStep,
  meetStep,
  perceptionStep,
  recallStep,
  reputationStep,
  rollStep,
  standingStep,
  storeStep,
  type Step,
} from '@/planner/outcome-steps';
import { otherSkills } from '@/planner/other-skills';
import type { ActToPlan } from '@/planner/act-to-plan';
import { scriptPath, skillFor, type PlannableSkill } from '@/planner/skill-choice';
import { isIdle } from '@/story/acts/idle-intent';

export type PlanRequest = {
  readonly planId: string;
  readonly generation: number;
  readonly parentPlanId: string | null;
  readonly disabledSkills: readonly string[];
  /** Skills that are installed. */
  readonly skills: readonly PlannableSkill[];
  readonly action: ActToPlan;
};

/** Bundled skills answer at once or not at all, so one retry is enough and the player does not wait. */
const retryPolicy = { maxRetries: 1, backoffMs: 100 };

/** The built-in rung of the planner: an intent becomes a plan without reading its words again. */
export function planBuiltIn(request: PlanRequest): Plan {
  const { action, disabledSkills, skills } = request;
  const find = (step: Pick<Step, 'role'>): string | null =>
    skillFor(step.role, skills, disabledSkills)?.name ?? null;
  const steps = outcomeSteps(action, (step) => find(step) !== null);
  const others = otherSkills(action, skills, disabledSkills);
  const reasons = new Map<string, { skill: string; because: string; score: number }>();
  const tools: PlannedTool[] = [];
  for (const step of steps) {
    const skill = find(step);
    if (skill === null) continue;
    tools.push(toolOf(step, skill));
    if (!reasons.has(skill))
      reasons.set(skill, { skill, because: step.because, score: step.score ?? 1 });
  }
  for (const { tool, reason } of others) {
    tools.push({ ...tool, retryPolicy });
    reasons.set(reason.skill, reason);
  }
  return {
    requestId: request.planId,
    narrative: null,
    tools,
    parallel: false,
    disabledSkills,
    metadata: {
      generationAttempt: request.generation,
      parentPlanId: request.parentPlanId,
      sceneType: action.sceneType,
      reasons: [...reasons.values()],
    },
  };
}

function toolOf(
  { toolId, role, input, after = [], required = false }: Step,
  skill: string,
): PlannedTool {
  return {
    toolId,
    toolPath: scriptPath(skill, role),
    input,
    dependencies: after,
    required,
    async: false,
    retryPolicy,
  };
}

type CanUse = (step: Pick<Step, 'role'>) => boolean;

/**
 * The steps of a scene of each type (arch §4.3, §7.2): find out, weigh, roll, and let it be remembered and
 * felt. A journey and a danger ask the memory alone; a dialogue asks the person and their group; what
 * resolves the story asks all groups.
 */
function outcomeSteps(action: ActToPlan, canUse: CanUse): readonly Step[] {
  const usable = (steps: readonly Step[]): readonly Step[] => steps.filter(canUse);
  const found = usable([...looking(action), ...askingThePerson(action), ...askingGroups(action)]);
  const journey = action.hasEncounters && action.sceneType === 'journey' ? [encounterStep()] : [];
  const ids = found.map(({ toolId }) => toolId);
  const weighed = isWeighable(action) ? usable([evaluateStep(action, ids)]) : [];
  const roll =
    action.roll === null
      ? []
      : usable([
          rollStep(
            action.roll,
            weighed.map(({ toolId }) => toolId),
            action.why?.dice?.because ?? whyRolled(action),
          ),
        ]);
  if (roll.length === 0) return [...found, ...usable(journey), ...usable(consequences(action, []))];
  const after = usable(consequences(action, ['roll']));
  return [...found, ...usable(journey), ...weighed, ...roll, ...after];
}

function whyRolled({ intent }: ActToPlan): string {
  return intent.stat === undefined ? 'it may go wrong' : `it may go wrong: ${intent.stat}`;
}

function looking({ query, why }: ActToPlan): readonly Step[] {
  return [recallStep(query, why?.memory?.because ?? 'what was like it is called to mind')];
}

function askingThePerson({ sceneType, person, why }: ActToPlan): readonly Step[] {
  if (person === null || sceneType !== 'dialogue') return [];
  const because = why?.person?.because ?? 'it is done to somebody';
  if (person.isKnown) return [perceptionStep(person.id, [], because)];
  return [meetStep(person.id, because), perceptionStep(person.id, ['meet'], because)];
}

/** Whoever speaks for a group, and whatever resolves the story, asks what groups think (002 US-5). */
function askingGroups(action: ActToPlan): readonly Step[] {
  const { sceneType, person, hasFactions, isAboutGroup, why } = action;
  const touches =
    isAboutGroup ||
    (sceneType === 'dialogue' ? person?.hasGroup === true : sceneType === 'resolution');
  const because = why?.group?.because ?? 'a group has to do with it';
  return touches && (hasFactions || isAboutGroup) ? [reputationStep(because)] : [];
}

/** Dice thrown for their own sake decide nothing, and nothing counts in them. */
function isWeighable({ intent, roll }: ActToPlan): boolean {
  return roll !== null && intent.kind !== 'roll';
}

function consequences(
  { intent, memory, memoryByBand, feeling, standing }: ActToPlan,
  after: readonly string[],
): readonly Step[] {
  const isDecided = after.length > 0 || feeling?.['byBand'] === undefined;
  // What one person feels without dice, their group hears of too.
  const isHeardOf = after.length > 0 || (feeling !== null && isDecided);
  return [
    // What led nowhere is nothing to remember, and would only be read again as if it had.
    ...(isIdle(intent) ? [] : [storeStep({ ...memory, byBand: memoryByBand }, after)]),
    ...(feeling !== null && isDecided ? [feelingStep(feeling, after)] : []),
    ...(standing !== null && isHeardOf ? [standingStep(standing, after)] : []),
  ];
}
