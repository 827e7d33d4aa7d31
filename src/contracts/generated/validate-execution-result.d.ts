// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { ExecutionResult } from './execution-result';

export const validateExecutionResult: ValidateFunction<ExecutionResult>;
