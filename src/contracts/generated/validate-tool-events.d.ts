// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { ToolEvent } from './tool-events';

export const validateToolEvent: ValidateFunction<ToolEvent>;
