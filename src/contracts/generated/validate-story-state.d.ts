// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { StoryState } from './story-state';

export const validateStoryState: ValidateFunction<StoryState>;
