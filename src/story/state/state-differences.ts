import { isJsonObject, type Json } from '@/foundation/json';
import type { StoryState } from '@/story/state/story-state';

/** One value that is not what it was; absent where there was, or is, nothing. */
export type StateDifference = {
  readonly path: readonly string[];
  readonly before: Json | undefined;
  readonly after: Json | undefined;
};

/** Leaf by leaf, in the order of the paths; a list is one value, as it is when patches merge. */
export function stateDifferences(
  before: StoryState,
  after: StoryState,
): readonly StateDifference[] {
  return differencesAt([], before, after);
}

function differencesAt(
  path: readonly string[],
  before: Json | undefined,
  after: Json | undefined,
): readonly StateDifference[] {
  if (before === after) return [];
  if (isJsonObject(before) || isJsonObject(after)) {
    const old = isJsonObject(before) ? before : {};
    const young = isJsonObject(after) ? after : {};
    const names = [...new Set([...Object.keys(old), ...Object.keys(young)])].sort();
    const inside = names.flatMap((name) => differencesAt([...path, name], old[name], young[name]));
    // A value that became a group, or a group that became a value, or an empty group that came or went.
    const isOther = isJsonObject(before) !== isJsonObject(after) && inside.length === 0;
    return isOther || isValue(before) || isValue(after) ? [{ path, before, after }] : inside;
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
}

function isValue(value: Json | undefined): boolean {
  return value !== undefined && !isJsonObject(value);
}
