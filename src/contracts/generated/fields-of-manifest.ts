// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { Fields } from './contract-types';

export const fieldsOfManifest = {
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
 "title": 1,
 "version": 1,
 "author": 1,
 "description": 1,
 "genre": 1,
 "tone": 1,
 "content_rating": 1,
 "rules_hint": 1,
 "hydration_guidance": 1,
 "content_warnings": 1,
 "estimated_playtime_hours": 1,
 "tags": 1,
 "license": 1,
 "homepage": 1,
 "language": 1,
 "point_of_view": 1,
 "tense": 1,
 "typed_actions": 1
} as const satisfies Fields;
