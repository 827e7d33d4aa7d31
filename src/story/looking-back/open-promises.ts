import type { Memory } from '@/story/state/memory';

/** What binds the player, and the kinds of memory that say it no longer does. */
const settledBy: Readonly<Record<string, readonly string[]>> = {
  promise: ['kept', 'broken'],
  debt: ['paid', 'broken'],
};

/** Most memories settle nothing, and need not be held against all that is open. */
const settling: ReadonlySet<string> = new Set(Object.values(settledBy).flat());

/** The promises and debts that nothing has settled yet, the oldest first. What settles one settles the newest. */
export function openPromises(memories: readonly Memory[]): readonly Memory[] {
  const open: Memory[] = [];
  for (const memory of memories) {
    const { kind, about } = memory;
    if (kind === null) continue;
    if (Object.hasOwn(settledBy, kind)) open.push(memory);
    if (!settling.has(kind)) continue;
    for (let at = open.length - 1; at >= 0; at -= 1) {
      const { kind: bound, about: to } = open[at] ?? memory;
      if (to !== about || settledBy[bound ?? '']?.includes(kind) !== true) continue;
      open.splice(at, 1);
      break;
    }
  }
  return open;
}
