// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { Places } from './places';

export const validatePlaces: ValidateFunction<Places>;
