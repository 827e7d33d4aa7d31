import type { Intent } from '@/contracts/generated/choice';
import type { Plan, PlannedTool } from '@/contracts/generated/plan-json';
import type { JsonObject } from '@/foundation/json';
import { attitudeOf } from '@/story/feelings';
import type { RollModifier } from '@/story/roll';
import { bandsOfTotal, difficultyModifier, sentimentModifier, type Rules } from '@/story/rules';

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
  /** The person it is done to or with, and what they think of the player. */
  readonly person: { readonly name: string; readonly feeling: number } | null;
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

function rollTool(action: PlannedAction): PlannedTool {
  const { intent, rules, statValue } = action;
  // Dice thrown for their own sake decide nothing, and so fall into no band.
  const isIdle = intent.kind === 'roll';
  const dice = isIdle && intent.with !== undefined && intent.with !== '' ? intent.with : rules.roll;
  const named = modifiersOf(action);
  // What helps raises what the roll must stay under, instead of the roll.
  const isUnder = rules.mode === 'under' && !isIdle;
  const target = statValue + named.reduce((sum, { value }) => sum + value, 0);
  const counted = isUnder ? [] : [...statModifier(action), ...named];
  return {
    toolId: 'roll',
    toolPath: 'skills/dice-roller/scripts/roll-dice.js',
    input: {
      formula: [dice, ...counted.map(({ name }) => name)].join('+'),
      modifiers: Object.fromEntries(counted.map(({ name, value }) => [name, value])),
      reasons: Object.fromEntries(counted.map(({ name, reason }) => [name, reason])),
      bands: isIdle ? [] : bandsOfTotal(rules, target),
    },
    dependencies: [],
    required: true,
    async: false,
    retryPolicy,
  };
}

function statModifier({ intent, statValue }: PlannedAction): readonly RollModifier[] {
  const { stat } = intent;
  return stat === undefined ? [] : [{ name: stat, value: statValue, reason: `your ${stat}` }];
}

/** What counts beside the stat (arch §7.4), each with its reason; what counts nothing is not named. */
function modifiersOf({ intent, rules, person }: PlannedAction): readonly RollModifier[] {
  const risk = difficultyModifier[intent.difficulty ?? 'even'];
  const sentiment = person === null ? 0 : sentimentModifier(rules, person.feeling);
  const all = [
    {
      name: 'risk',
      value: risk,
      reason: risk > 0 ? 'an easy thing to try' : 'a hard thing to try',
    },
    {
      name: 'sentiment',
      value: sentiment,
      reason: `${person?.name ?? ''} ${attitudeOf(person?.feeling ?? 0) === 'warm' ? 'thinks well of you' : 'holds something against you'}`,
    },
  ];
  return all.filter(({ value }) => value !== 0);
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
