import type { Json } from '@/foundation/json';

/** Every value of every line passes here: lists of keys or values would be the most of its cost. */
export function isDeeperThan(levels: number, value: Json | undefined): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (isList(value)) {
    for (const inner of value) if (isDeeperThan(levels - 1, inner)) return true;
    return false;
  }
  for (const key in value) if (isDeeperThan(levels - 1, value[key])) return true;
  return false;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
