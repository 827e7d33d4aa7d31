import type { Intent } from '@/contracts/generated/choice';
import type { Plan, PlannedTool } from '@/contracts/generated/plan-json';
import type { JsonObject } from '@/foundation/json';
import { difficultyModifier, type Rules } from '@/story/rules';

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
  readonly rules: Rules;
  readonly statValue: number;
  /** What is to be remembered, and how that differs by the band of the roll. */
  readonly memory: JsonObject;
  readonly memoryByBand: JsonObject;
};

/** Bundled skills answer at once or not at all, so one retry is enough and the player does not wait. */
const retryPolicy = { maxRetries: 1, backoffMs: 100 };

/** The built-in rung of the planner: an intent becomes a plan without reading its words again. */
export function planBuiltIn(request: PlanRequest): Plan {
  const { action, disabledSkills, skills } = request;
  const canUse = (skill: string): boolean => skills.has(skill) && !disabledSkills.includes(skill);
  return {
    requestId: request.planId,
    narrative: null,
    tools: action === null ? [] : toolsFor(action, canUse),
    parallel: false,
    disabledSkills,
    metadata: { generationAttempt: request.generation, parentPlanId: request.parentPlanId },
  };
}

/** Nothing can go wrong with it: the last rung of the planner. */
export function safeDefaultPlan(request: Omit<PlanRequest, 'action' | 'skills'>): Plan {
  return planBuiltIn({ ...request, skills: new Set(), action: null });
}

function toolsFor(
  action: PlannedAction,
  canUse: (skill: string) => boolean,
): readonly PlannedTool[] {
  const { intent } = action;
  const isRolled =
    canUse('dice-roller') && (intent.stat !== undefined || intent.difficulty !== undefined);
  const tools: PlannedTool[] = [];
  if (isRolled) tools.push(rollTool(action));
  if (canUse('memory')) tools.push(recallTool(action), storeTool(action, { isRolled }));
  return tools;
}

function rollTool({ intent, rules, statValue }: PlannedAction): PlannedTool {
  // Dice thrown for their own sake decide nothing, and so fall into no band.
  const isIdle = intent.kind === 'roll';
  const dice = isIdle && intent.with !== undefined && intent.with !== '' ? intent.with : rules.roll;
  const modifiers: Record<string, number> = {};
  const reasons: Record<string, string> = {};
  if (intent.stat !== undefined) {
    modifiers[intent.stat] = statValue;
    reasons[intent.stat] = `your ${intent.stat}`;
  }
  const risk = difficultyModifier[intent.difficulty ?? 'even'];
  if (risk !== 0) {
    modifiers['risk'] = risk;
    reasons['risk'] = risk > 0 ? 'an easy thing to try' : 'a hard thing to try';
  }
  return {
    toolId: 'roll',
    toolPath: 'skills/dice-roller/scripts/roll-dice.js',
    input: {
      formula: [dice, ...Object.keys(modifiers)].join('+'),
      modifiers,
      reasons,
      bands: isIdle ? [] : rules.bands,
    },
    dependencies: [],
    required: true,
    async: false,
    retryPolicy,
  };
}

function recallTool({ text }: PlannedAction): PlannedTool {
  return {
    toolId: 'recall',
    toolPath: 'skills/memory/scripts/recall-memory.js',
    input: { query: text, limit: 3 },
    dependencies: [],
    required: false,
    async: false,
    retryPolicy,
  };
}

function storeTool(
  action: PlannedAction,
  { isRolled }: { readonly isRolled: boolean },
): PlannedTool {
  return {
    toolId: 'store',
    toolPath: 'skills/memory/scripts/store-memory.js',
    input: { ...action.memory, byBand: action.memoryByBand },
    dependencies: isRolled ? ['roll'] : [],
    required: false,
    async: false,
    retryPolicy,
  };
}
