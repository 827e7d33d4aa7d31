// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { Situation } from './situation';

export const validateSituation: ValidateFunction<Situation>;
