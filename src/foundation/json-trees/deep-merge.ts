import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';

// Assigning these would reach the prototype of every object in the app.
export const refusedKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Merges a patch into a state (001 §4.2): objects merge, arrays and plain values replace, null removes.
 * Neither argument is changed; without a change the same state comes back.
 */
export function deepMerge(state: JsonObject, patch: JsonObject): JsonObject {
  return deepMergeAll(state, [patch]);
}

/** One patch after the other. */
export function deepMergeAll(state: JsonObject, patches: readonly JsonObject[]): JsonObject {
  const merge = mergingInto(state);
  let merged = state;
  for (const patch of patches) merged = merge(patch);
  return merged;
}

/**
 * The same for patches that depend on what those before them made: each call gives the state so far, which
 * further calls may change.
 */
export function mergingInto(state: JsonObject): (patch: JsonObject) => JsonObject {
  // Copied once and then changed: a copy for each of a script's patches took it a minute.
  const copies = new Set<Json>();
  let merged = state;
  return (patch) => {
    merged = withPatch(merged, patch, copies);
    return merged;
  };
}

function withPatch(state: JsonObject, patch: JsonObject, copies: Set<Json>): JsonObject {
  let merged: Record<string, Json> | undefined = copies.has(state) ? state : undefined;
  for (const [key, value] of Object.entries(patch)) {
    if (refusedKeys.has(key)) continue;
    const before = Object.hasOwn(merged ?? state, key) ? (merged ?? state)[key] : undefined;
    const after = mergedValue(before, value, copies);
    if (after === before) continue;
    merged ??= { ...state };
    copies.add(merged);
    if (after === undefined) Reflect.deleteProperty(merged, key);
    else merged[key] = after;
  }
  return merged ?? state;
}

function mergedValue(before: Json | undefined, value: Json, copies: Set<Json>): Json | undefined {
  if (value === null) return undefined;
  if (!isJsonObject(value)) return value;
  // A patch may say null inside an object that does not exist yet: the null must not be kept.
  return withPatch(isJsonObject(before) ? before : {}, value, copies);
}
