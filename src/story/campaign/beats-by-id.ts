import type { Beat } from '@/story/campaign/beat';

/** Passages and choices by the thousand ask for a beat: looking through all for each would take the square. */
const known = new WeakMap<readonly Beat[], ReadonlyMap<string, readonly Beat[]>>();

/** The beats of a campaign by their id; an author may have given one twice. */
export function beatsById(beats: readonly Beat[]): ReadonlyMap<string, readonly Beat[]> {
  const before = known.get(beats);
  if (before !== undefined) return before;
  const found = new Map<string, Beat[]>();
  for (const beat of beats) {
    const same = found.get(beat.id);
    if (same === undefined) found.set(beat.id, [beat]);
    else same.push(beat);
  }
  known.set(beats, found);
  return found;
}

/** The first with this id. */
export function beatOf(beats: readonly Beat[], id: string | null | undefined): Beat | undefined {
  return typeof id === 'string' ? beatsById(beats).get(id)?.[0] : undefined;
}
