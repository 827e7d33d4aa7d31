// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { KeptRow } from './story-rows';

export const validateKeptRow: ValidateFunction<KeptRow>;
