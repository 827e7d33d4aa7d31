// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { PlayerTemplate } from './player-template';

export const validatePlayerTemplate: ValidateFunction<PlayerTemplate>;
