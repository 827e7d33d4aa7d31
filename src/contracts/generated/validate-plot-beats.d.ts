// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { PlotBeats } from './plot-beats';

export const validatePlotBeats: ValidateFunction<PlotBeats>;
