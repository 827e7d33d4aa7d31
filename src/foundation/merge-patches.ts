import { refusedKeys } from '@/foundation/deep-merge';
import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';

/**
 * Two patches as one. Unlike in a state, nulls are kept: they still have something to remove.
 * One thing cannot be said in a single patch: that an object replaces the one before it. Where `first`
 * removes or overwrites a key and `second` puts an object there, what the state held shows through;
 * who knows the state merges one patch after the other and takes `patchBetween`.
 */
export function mergePatches(first: JsonObject, second: JsonObject): JsonObject {
  const merged: Record<string, Json> = { ...first };
  for (const [key, value] of Object.entries(second)) {
    if (refusedKeys.has(key)) continue;
    const before = Object.hasOwn(merged, key) ? merged[key] : undefined;
    merged[key] = isJsonObject(before) && isJsonObject(value) ? mergePatches(before, value) : value;
  }
  return merged;
}
