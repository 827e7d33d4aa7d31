// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { Choice } from './choice';
import type { Plan } from './plan-json';
import type { ToolEvent } from './tool-events';
import type { ToolInput } from './tool-input';

export type ContractError = {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
};

/** A type guard that leaves what was wrong in `errors` until its next call. */
export type ValidateFunction<T> = ((data: unknown) => data is T) & {
  errors?: readonly ContractError[] | null;
};

export const validateChoice: ValidateFunction<Choice>;
export const validatePlan: ValidateFunction<Plan>;
export const validateToolEvent: ValidateFunction<ToolEvent>;
export const validateToolInput: ValidateFunction<ToolInput>;
