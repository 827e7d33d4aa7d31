import { refusedKeys } from '@/foundation/json-trees/deep-merge';
import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';

/**
 * Several patches as one. Unlike in a state, nulls are kept: they still have something to remove.
 * One thing cannot be said in a single patch: that an object replaces the one before it. Where one patch
 * removes or overwrites a key and a later one puts an object there, what the state held shows through;
 * who knows the state merges one patch after the other and takes `patchBetween`.
 */
export function mergePatches(patches: readonly JsonObject[]): JsonObject {
  const merged: Record<string, Json> = {};
  // Copied once and then changed: a copy for each of a script's patches took it a minute.
  const copies = new Set<Json>();
  for (const patch of patches) mergeInto(merged, patch, copies);
  return merged;
}

function mergeInto(merged: Record<string, Json>, patch: JsonObject, copies: Set<Json>): void {
  for (const [key, value] of Object.entries(patch)) {
    if (refusedKeys.has(key)) continue;
    const before = Object.hasOwn(merged, key) ? merged[key] : undefined;
    if (isJsonObject(before) && isJsonObject(value)) {
      const copy = copies.has(before) ? before : { ...before };
      copies.add(copy);
      merged[key] = copy;
      mergeInto(copy, value, copies);
    } else merged[key] = value;
  }
}
