// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { Fields } from './contract-types';

export const fieldsOfRulesBlock = {
 "rules": {
  "roll": 1,
  "mode": 1,
  "bands": [
   {
    "id": 1,
    "label": 1,
    "min": 1,
    "max": 1,
    "margin": 1
   }
  ],
  "stats": 1,
  "counters": {
   "*": {
    "start": 1,
    "max": 1,
    "ticks": 1
   }
  },
  "factions": {
   "*": {
    "name": 1,
    "start": 1,
    "scale": 1
   }
  },
  "modifiers": 1,
  "sentimentCap": 1,
  "sceneTime": 1,
  "startTime": 1,
  "startDay": 1
 }
} as const satisfies Fields;
