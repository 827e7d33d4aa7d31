// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { ReportedPlay } from './bug-report';

export const validateReportedPlay: ValidateFunction<ReportedPlay>;
