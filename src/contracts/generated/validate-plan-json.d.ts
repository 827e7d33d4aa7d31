// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from '../validate-function';
import type { Plan } from './plan-json';

export const validatePlan: ValidateFunction<Plan>;
