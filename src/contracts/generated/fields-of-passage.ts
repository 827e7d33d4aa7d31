// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { Fields } from './contract-types';

export const fieldsOfPassageHeader = {
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
 "part": 1,
 "of": 1,
 "where": 1,
 "who": 1,
 "speaker": 1,
 "scene": 1,
 "intent": 1,
 "asks": 1,
 "outcome": 1,
 "beat": 1,
 "after": 1,
 "before": 1,
 "time": 1,
 "mood": 1,
 "first": 1,
 "has": 1,
 "feeling": 1,
 "if": 1,
 "recalls": {
  "about": 1,
  "kind": 1,
  "age": 1
 },
 "cast": {
  "*": {
   "trait": 1,
   "not": 1
  }
 },
 "once": 1,
 "weight": 1,
 "effects": 1,
 "memory": {
  "text": 1,
  "kind": 1,
  "about": 1,
  "significance": 1,
  "due": 1
 }
} as const satisfies Fields;
