// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { Brief } from './brief';

export const validateBrief: ValidateFunction<Brief>;
