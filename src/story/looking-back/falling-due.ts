import { readSteps } from '@/foundation/json-trees/dot-path';
import type { Memory } from '@/story/state/memory';
import { openPromises } from '@/story/looking-back/open-promises';
import { isAlive, minutesOf, type StoryState } from '@/story/state/story-state';

/** A promise or a debt that somebody waits for. */
export type Owed = Memory & {
  readonly about: string;
  readonly kind: string;
  readonly due: NonNullable<Memory['due']>;
};

/** What was to be kept between two moments of the story, and was not; what was due first comes first. */
export function fallenDue(
  memories: readonly Memory[],
  before: StoryState,
  after: StoryState,
): readonly Owed[] {
  const [from, to] = [minutesOf(before), minutesOf(after)];
  const due = memories.filter(isOwed).filter(({ due: { by } }) => by > from && by <= to);
  // Rarely is anything due, and a long story has many promises: only then is it asked which are open.
  if (due.length === 0) return [];
  const open = new Set(openPromises(memories));
  return due
    .filter((owed) => open.has(owed) && !isSettled(owed, after) && isAlive(after, owed.about))
    .sort((one, other) => one.due.by - other.due.by);
}

function isOwed(memory: Memory): memory is Owed {
  return memory.due !== undefined && memory.about !== null && memory.kind !== null;
}

/** Whether an effect has settled it since it was made. */
export function isSettled({ about, kind, due }: Memory, state: StoryState): boolean {
  const at = readSteps(state, ['people', about ?? '', 'settled', kind ?? '']);
  return typeof at === 'number' && at >= (due?.since ?? 0);
}
