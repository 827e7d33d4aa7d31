import type { Condition } from '@/story/condition';
import { parseCondition } from '@/story/parse-condition';

export function conditionOf(text: string): Condition {
  const parsed = parseCondition(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}
