// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { ToolInput } from './tool-input';

export const validateToolInput: ValidateFunction<ToolInput>;
