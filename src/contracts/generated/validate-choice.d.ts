// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { Choice } from './choice';

export const validateChoice: ValidateFunction<Choice>;
