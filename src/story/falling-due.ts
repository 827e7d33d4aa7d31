import { readSteps } from '@/foundation/dot-path';
import type { Memory } from '@/story/memory';
import { openPromises } from '@/story/open-promises';
import { isAlive, minutesOf, type StoryState } from '@/story/story-state';

/** A promise or a debt that somebody waits for. */
export type Owed = Memory & {
  readonly about: string;
  readonly kind: string;
  readonly due: NonNullable<Memory['due']>;
};

/** What is still to be kept, the next first. */
function stillOwed(memories: readonly Memory[], state: StoryState): readonly Owed[] {
  return openPromises(memories)
    .filter(isOwed)
    .filter((owed) => !isSettled(owed, state) && isAlive(state, owed.about))
    .sort((one, other) => one.due.by - other.due.by);
}

/** What was to be kept between two moments of the story, and was not. */
export function fallenDue(
  memories: readonly Memory[],
  before: StoryState,
  after: StoryState,
): readonly Owed[] {
  const [from, to] = [minutesOf(before), minutesOf(after)];
  return stillOwed(memories, after).filter(({ due }) => due.by > from && due.by <= to);
}

function isOwed(memory: Memory): memory is Owed {
  return memory.due !== undefined && memory.about !== null && memory.kind !== null;
}

/** Whether an effect has settled it since it was made. */
export function isSettled({ about, kind, due }: Memory, state: StoryState): boolean {
  const at = readSteps(state, ['people', about ?? '', 'settled', kind ?? '']);
  return typeof at === 'number' && at >= (due?.since ?? 0);
}
