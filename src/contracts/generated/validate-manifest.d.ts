// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { Manifest } from './manifest';

export const validateManifest: ValidateFunction<Manifest>;
