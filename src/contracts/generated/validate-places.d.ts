// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from '../validate-function';
import type { Places } from './places';

export const validatePlaces: ValidateFunction<Places>;
