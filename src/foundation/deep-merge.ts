import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';

// Assigning these would reach the prototype of every object in the app.
export const refusedKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Merges a patch into a state (001 §4.2): objects merge, arrays and plain values replace, null removes.
 * Neither argument is changed; without a change the same state comes back.
 */
export function deepMerge(state: JsonObject, patch: JsonObject): JsonObject {
  let merged: Record<string, Json> | undefined;
  for (const [key, value] of Object.entries(patch)) {
    if (refusedKeys.has(key)) continue;
    const before = Object.hasOwn(state, key) ? state[key] : undefined;
    const after = mergedValue(before, value);
    if (after === before) continue;
    merged ??= { ...state };
    if (after === undefined) Reflect.deleteProperty(merged, key);
    else merged[key] = after;
  }
  return merged ?? state;
}

function mergedValue(before: Json | undefined, value: Json): Json | undefined {
  if (value === null) return undefined;
  if (!isJsonObject(value)) return value;
  // A patch may say null inside an object that does not exist yet: the null must not be kept.
  return deepMerge(isJsonObject(before) ? before : {}, value);
}
