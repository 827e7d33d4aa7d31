import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';

/** The one patch that leads from a state to a later one: merged into `before` it gives `after`. */
export function patchBetween(before: JsonObject, after: JsonObject): JsonObject {
  const patch: Record<string, Json> = {};
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) patch[key] = null;
  for (const [key, value] of Object.entries(after)) {
    const was = Object.hasOwn(before, key) ? before[key] : undefined;
    if (was === value || isSameList(was, value)) continue;
    if (!isJsonObject(was) || !isJsonObject(value)) {
      patch[key] = value;
      continue;
    }
    const inner = patchBetween(was, value);
    if (Object.keys(inner).length > 0) patch[key] = inner;
  }
  return patch;
}

/** A list is one value: a copy of it is no change. */
function isSameList(one: Json | undefined, other: Json): boolean {
  return (
    Array.isArray(one) && Array.isArray(other) && JSON.stringify(one) === JSON.stringify(other)
  );
}
