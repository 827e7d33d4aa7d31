// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { Fields } from './contract-types';

export const fieldsOfPlayerTemplate = {
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
 "character_creation": {
  "mode": 1,
  "guidance": 1,
  "name": 1,
  "pronouns": 1,
  "background": 1
 },
 "allowed_races": [
  {
   "name": 1,
   "description": 1,
   "traits": 1,
   "abilities": 1
  }
 ],
 "allowed_classes": [
  {
   "name": 1,
   "description": 1,
   "traits": 1,
   "abilities": 1
  }
 ],
 "starting_location": 1,
 "starting_items": 1,
 "constraints": 1
} as const satisfies Fields;
