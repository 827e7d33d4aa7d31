// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { SkillManifest } from './skill-manifest';

export const validateSkillManifest: ValidateFunction<SkillManifest>;
