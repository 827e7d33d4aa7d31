// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { PassageHeader } from './passage';

export const validatePassageHeader: ValidateFunction<PassageHeader>;
