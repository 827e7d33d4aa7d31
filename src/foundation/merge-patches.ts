import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';

/** Two patches as one. Unlike in a state, nulls are kept: they still have something to remove. */
export function mergePatches(first: JsonObject, second: JsonObject): JsonObject {
  const merged: Record<string, Json> = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const before = Object.hasOwn(merged, key) ? merged[key] : undefined;
    merged[key] = isJsonObject(before) && isJsonObject(value) ? mergePatches(before, value) : value;
  }
  return merged;
}
