// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { ServiceLine } from './service-calls';

export const validateServiceLine: ValidateFunction<ServiceLine>;
