// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { Factions } from './factions';

export const validateFactions: ValidateFunction<Factions>;
