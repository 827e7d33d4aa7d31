// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { RowContent } from './story-rows';

export const validateRowContent: ValidateFunction<RowContent>;
