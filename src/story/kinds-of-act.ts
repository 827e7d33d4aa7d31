import type { Intent } from '@/contracts/generated/choice';

/** Typed acts have finer names than authors give: whoever wrote for talk wrote for persuading. */
const broader: Readonly<Record<string, string>> = {
  persuade: 'talk',
  deceive: 'talk',
  threaten: 'talk',
  search: 'look',
};

/** Whether words written for acts of these kinds fit an act. */
export function isOfKind(kinds: readonly string[], intent: Intent | null): boolean {
  if (intent === null) return false;
  return kinds.includes(intent.kind) || kinds.includes(broader[intent.kind] ?? intent.kind);
}
