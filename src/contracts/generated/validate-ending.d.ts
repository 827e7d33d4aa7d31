// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { EndingHeader } from './ending';

export const validateEndingHeader: ValidateFunction<EndingHeader>;
