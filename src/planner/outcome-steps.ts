import type { Intent } from '@/contracts/generated/choice';
import type { JsonObject } from '@/foundation/json';
import { roles, type Role } from '@/planner/skill-choice';
import type { PlannedRoll } from '@/story/rules/check';

/** One step of an outcome plan, before a skill is found for it. */
export type Step = {
  /** The id that others wait for. */
  readonly toolId: string;
  readonly role: Role;
  readonly input: JsonObject;
  readonly after?: readonly string[];
  readonly required?: boolean;
  readonly because: string;
  /** How sure the planner is that it is needed. */
  readonly score?: number;
};

const weighing = 'evaluate';

export function recallStep(query: string, because: string): Step {
  return { toolId: 'recall', role: roles.recall, input: { query, limit: 3 }, because };
}

export function storeStep(memory: JsonObject, after: readonly string[]): Step {
  const because = 'what happens is remembered';
  return { toolId: 'store', role: roles.store, input: memory, after, because };
}

export function meetStep(npc: string, because: string): Step {
  return { toolId: 'meet', role: roles.meet, input: { npc }, because };
}

export function perceptionStep(npc: string, after: readonly string[], because: string): Step {
  return { toolId: 'perception', role: roles.perceive, input: { npc }, after, because };
}

export function reputationStep(because: string): Step {
  return { toolId: 'reputation', role: roles.standing, input: {}, because };
}

/** Weighs the act by what the steps before it found out. */
export function evaluateStep(
  { text, intent }: { readonly text: string; readonly intent: Intent },
  after: readonly string[],
): Step {
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
  const because = 'what counts in the roll is weighed';
  return { toolId: weighing, role: roles.weigh, input, after, because };
}

/**
 * `roll` counts unless the tool that weighs the act has a better one. That is named even where it is not
 * planned: dice follow from the input, and a plan without a failed skill must not throw others.
 */
export function rollStep(roll: PlannedRoll, after: readonly string[], because: string): Step {
  const { formula, modifiers, reasons, bands } = roll;
  const input: JsonObject = {
    formula,
    modifiers,
    reasons,
    bands: bands.map((band) => ({ ...band })),
    from: weighing,
  };
  return { toolId: 'roll', role: roles.roll, input, after, required: true, because };
}

/** One in three journeys meets something, where the author wrote what (arch §7.2). */
export function encounterStep(): Step {
  const input: JsonObject = {
    formula: '1d6',
    modifiers: {},
    reasons: {},
    bands: [
      { id: 'quiet', label: 'A quiet road', min: null, max: 4 },
      { id: 'encounter', label: 'An encounter', min: 5, max: null },
    ],
  };
  const because = 'something may be met on the way';
  return { toolId: 'encounter', role: roles.roll, input, because, score: 0.5 };
}

export function feelingStep(change: JsonObject, after: readonly string[]): Step {
  const because = 'how it went is felt';
  return { toolId: 'feeling', role: roles.feel, input: change, after, because };
}

export function standingStep(change: JsonObject, after: readonly string[]): Step {
  const because = 'how it went is talked about';
  return { toolId: 'standing', role: roles.judge, input: change, after, because };
}
