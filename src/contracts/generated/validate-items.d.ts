// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { Items } from './items';

export const validateItems: ValidateFunction<Items>;
