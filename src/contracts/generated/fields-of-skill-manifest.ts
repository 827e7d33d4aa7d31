// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { Fields } from './contract-types';

export const fieldsOfSkillManifest = {
 "name": 1,
 "displayName": 1,
 "description": 1,
 "version": 1,
 "author": 1,
 "license": 1,
 "prompt": 1,
 "configSchema": 1,
 "scripts": [
  {
   "name": 1,
   "path": 1,
   "description": 1,
   "inputSchema": 1,
   "timeout": 1,
   "required": 1
  }
 ],
 "capabilities": 1,
 "priority": 1,
 "retryPolicy": {
  "maxRetries": 1,
  "backoffMs": 1
 },
 "permissions": 1
} as const satisfies Fields;
