// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from '../validate-function';
import type { ProvenanceMark } from './provenance-mark';

export const validateProvenanceMark: ValidateFunction<ProvenanceMark>;
