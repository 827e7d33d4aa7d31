import type { Plan } from '@/contracts/generated/plan-json';
import type { Situation } from '@/contracts/generated/situation';
import type { Result } from '@/foundation/result';
import type { ModelRung } from '@/story/log/rung';

/** Why a rung of a ladder was left; shown to those who look into it. */
export type RungFault = { readonly message: string };

/** What a planner would have run. Nothing in it is believed: it is checked like any text from outside. */
export type PlanDraft = Pick<Plan, 'tools'> & Partial<Pick<Plan, 'narrative' | 'parallel'>>;

/** A rung of the planner ladder above the built-in one. */
export interface Planner {
  /** Resolves with a draft or a fault; may also reject, or take too long, and is then not waited for. */
  plan(situation: Situation, signal: AbortSignal): Promise<Result<PlanDraft, RungFault>>;
}

export type PlannerRung = { readonly name: ModelRung; readonly planner: Planner };
