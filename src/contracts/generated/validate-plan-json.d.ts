// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { Plan } from './plan-json';

export const validatePlan: ValidateFunction<Plan>;
