// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { ProvenanceMark } from './provenance-mark';

export const validateProvenanceMark: ValidateFunction<ProvenanceMark>;
