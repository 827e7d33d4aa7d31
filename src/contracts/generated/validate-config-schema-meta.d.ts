// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { ConfigSchema } from './config-schema-meta';

export const validateConfigSchema: ValidateFunction<ConfigSchema>;
