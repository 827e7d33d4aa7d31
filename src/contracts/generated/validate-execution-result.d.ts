// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from '../validate-function';
import type { ExecutionResult } from './execution-result';

export const validateExecutionResult: ValidateFunction<ExecutionResult>;
