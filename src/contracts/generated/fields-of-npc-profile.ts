// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { Fields } from './contract-types';

export const fieldsOfNpcProfile = {
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
 "name": 1,
 "short_name": 1,
 "pronouns": 1,
 "epithets": 1,
 "role": 1,
 "place": 1,
 "factions": 1,
 "age": 1,
 "appearance": 1,
 "background": 1,
 "personality": {
  "traits": 1,
  "flaws": 1,
  "virtues": 1
 },
 "motivations": 1,
 "goals": [
  {
   "goal": 1,
   "description": 1,
   "priority": 1,
   "status": 1
  }
 ],
 "speech_patterns": {
  "style": 1,
  "examples": 1
 },
 "relationships": 1,
 "secrets": 1,
 "portrait": 1,
 "stats": 1,
 "inventory": 1,
 "metadata": {
  "importance": 1,
  "first_appearance": 1,
  "tags": 1
 }
} as const satisfies Fields;
