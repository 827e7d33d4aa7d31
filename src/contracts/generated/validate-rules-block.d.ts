// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { RulesBlock } from './rules-block';

export const validateRulesBlock: ValidateFunction<RulesBlock>;
