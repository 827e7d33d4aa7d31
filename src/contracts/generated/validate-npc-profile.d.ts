// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { NpcProfile } from './npc-profile';

export const validateNpcProfile: ValidateFunction<NpcProfile>;
