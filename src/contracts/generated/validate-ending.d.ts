// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from '../validate-function';
import type { EndingHeader } from './ending';

export const validateEndingHeader: ValidateFunction<EndingHeader>;
