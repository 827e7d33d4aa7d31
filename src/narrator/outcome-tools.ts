import type { Intent } from '@/contracts/generated/choice';
import type { PlannedTool } from '@/contracts/generated/plan-json';
import type { JsonObject } from '@/foundation/json';
import type { PlannedRoll } from '@/story/check';

/** The tools that outcome plans are made of; the ids are those that others depend on. */

/** Bundled skills answer at once or not at all, so one retry is enough and the player does not wait. */
const retryPolicy = { maxRetries: 1, backoffMs: 100 };

const weighing = 'evaluate';

type Use = {
  readonly toolId: string;
  readonly script: string;
  readonly input: JsonObject;
  /** Only those that are planned count. */
  readonly after?: readonly string[];
  readonly required?: boolean;
};

function use({ toolId, script, input, after = [], required = false }: Use): PlannedTool {
  const [skill = '', name = ''] = script.split('/');
  return {
    toolId,
    toolPath: `skills/${skill}/scripts/${name}.js`,
    input,
    dependencies: after,
    required,
    async: false,
    retryPolicy,
  };
}

export function recallTool(query: string): PlannedTool {
  return use({ toolId: 'recall', script: 'memory/recall-memory', input: { query, limit: 3 } });
}

export function storeTool(memory: JsonObject, after: readonly string[]): PlannedTool {
  return use({ toolId: 'store', script: 'memory/store-memory', input: memory, after });
}

export function meetTool(npc: string): PlannedTool {
  return use({ toolId: 'meet', script: 'npc-perception/initialize-perception', input: { npc } });
}

export function perceptionTool(npc: string, after: readonly string[]): PlannedTool {
  const script = 'npc-perception/query-perception';
  return use({ toolId: 'perception', script, input: { npc }, after });
}

export function reputationTool(): PlannedTool {
  return use({ toolId: 'reputation', script: 'reputation/query-reputation', input: {} });
}

/** Weighs the act by what the tools before it found out. */
export function evaluateTool(
  { text, intent }: { readonly text: string; readonly intent: Intent },
  after: readonly string[],
): PlannedTool {
  const { kind, target, stat, difficulty } = intent;
  const input = {
    text,
    intent: {
      kind,
      ...(target === undefined ? {} : { target }),
      ...(stat === undefined ? {} : { stat }),
      ...(difficulty === undefined ? {} : { difficulty }),
    },
  };
  return use({ toolId: weighing, script: 'player-choices/evaluate-choice', input, after });
}

/**
 * `roll` counts unless the tool that weighs the act has a better one. That is named even where it is not
 * planned: dice follow from the input, and a plan without a failed skill must not throw others.
 */
export function rollTool(roll: PlannedRoll, after: readonly string[]): PlannedTool {
  const { formula, modifiers, reasons, bands } = roll;
  const input: JsonObject = {
    formula,
    modifiers,
    reasons,
    bands: bands.map((band) => ({ ...band })),
    from: weighing,
  };
  return use({ toolId: 'roll', script: 'dice-roller/roll-dice', input, after, required: true });
}

export function feelingTool(change: JsonObject, after: readonly string[]): PlannedTool {
  const script = 'npc-perception/update-perception';
  return use({ toolId: 'feeling', script, input: change, after });
}

export function standingTool(change: JsonObject, after: readonly string[]): PlannedTool {
  const script = 'reputation/update-reputation';
  return use({ toolId: 'standing', script, input: change, after });
}
