// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from '../validate-function';
import type { SkillManifest } from './skill-manifest';

export const validateSkillManifest: ValidateFunction<SkillManifest>;
