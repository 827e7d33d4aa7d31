import type { Intent } from '@/contracts/generated/choice';

/**
 * Typed acts have finer names than authors give: whoever wrote for talk wrote for persuading. Threats, insults and
 * what is only told are no questions, and answers to questions do not fit them.
 */
const broader: Readonly<Record<string, string>> = {
  persuade: 'talk',
  deceive: 'tell',
  search: 'look',
  read: 'look',
  greet: 'talk',
  show: 'talk',
};

/** Whether words written for acts of these kinds fit an act. */
export function isOfKind(kinds: readonly string[], intent: Intent | null): boolean {
  if (intent === null) return false;
  return kinds.includes(intent.kind) || kinds.includes(broader[intent.kind] ?? intent.kind);
}

/** What nobody thanks the player for, however well it goes. */
const hostile: ReadonlySet<string> = new Set('threaten insult attack deceive steal'.split(' '));

export function isHostile(kind: string): boolean {
  return hostile.has(kind);
}
