// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { Fields } from './contract-types';

export const fieldsOfEndingHeader = {
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
 "id": 1,
 "title": 1,
 "description": 1,
 "choice": 1,
 "trend": 1
} as const satisfies Fields;
