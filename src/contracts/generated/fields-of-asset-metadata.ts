// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { Fields } from './contract-types';

export const fieldsOfAssetMetadata = {
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
 "path": 1,
 "type": 1,
 "keywords": 1,
 "checksum": 1,
 "created_at": 1,
 "data": 1,
 "format": 1,
 "width": 1,
 "height": 1,
 "alt_text": 1,
 "duration_seconds": 1,
 "bitrate": 1,
 "loop": 1,
 "word_count": 1,
 "language": 1,
 "chunks": 1,
 "chunk_method": 1,
 "chunk_metadata": [
  {
   "path": 1,
   "chunk_index": 1,
   "paragraph_id": 1,
   "token_count": 1
  }
 ],
 "schema_type": 1,
 "schema_version": 1,
 "entity_id": 1,
 "relationships": {
  "references": 1,
  "referenced_by": 1,
  "entity_links": 1
 }
} as const satisfies Fields;
