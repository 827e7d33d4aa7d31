// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { Fields } from './contract-types';

export const fieldsOfPlotBeats = {
 "$schema": 1,
 "generated": 1,
 "provenance": {
  "source_model": 1,
  "generated_at": 1,
  "seed_data": 1,
  "version": 1,
  "sources": 1,
  "checksum": 1
 },
 "beats": [
  {
   "id": 1,
   "title": 1,
   "description": 1,
   "conditions": {
    "scene_count": {
     "min": 1,
     "max": 1
    },
    "requires_beat": 1,
    "requires_any_beat": 1,
    "player_choice": 1,
    "player_choices": 1,
    "player_state": 1,
    "npc_state": 1,
    "world_state": 1,
    "custom": 1
   },
   "priority": 1,
   "consequences": 1,
   "skippable": 1,
   "mood": 1,
   "music": 1,
   "outcomes": [
    {
     "id": 1,
     "description": 1,
     "probability": 1,
     "consequences": 1,
     "next_beat": 1
    }
   ],
   "dialogue": [
    {
     "speaker": 1,
     "line": 1
    }
   ],
   "timeout": {
    "scenes": 1,
    "fallback_beat": 1
   },
   "situation": {
    "id": 1,
    "cast": 1
   }
  }
 ]
} as const satisfies Fields;
