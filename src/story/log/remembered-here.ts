import type { Memory } from '@/story/state/memory';
import type { Scene } from '@/story/log/scene';

export type RememberedHere = {
  readonly text: string;
  /** Number of the scene it happened in. */
  readonly scene: number;
  readonly kind: string | null;
};

const mostRemembered = 3;

type Known = { readonly memory: Memory; readonly number: number; readonly stepsBack: number };

/** What was recalled now, then what has to do with this place or with who is here; nothing that meant little. */
export function rememberedIn(
  path: readonly Scene[],
  place: string,
  here: ReadonlySet<string>,
): readonly RememberedHere[] {
  const sought = new Set(path[path.length - 1]?.outcome.recalled.map(({ id }) => id));
  const enough = mostRemembered + sought.size;
  const recalled: Known[] = [];
  const fitting = new Map<string, Known>();
  // A long story is not read whole for three sentences: what fits has often happened lately.
  for (const known of backFrom(path)) {
    const { memory } = known;
    if (sought.delete(memory.id)) recalled.push(known);
    else if (fitting.size < enough && hasToDoWith(memory, place, here))
      fitting.set(memory.summary, fitting.get(memory.summary) ?? known);
    if (sought.size === 0 && fitting.size >= enough) break;
  }
  return withoutRepeats([...recalled, ...fitting.values()])
    .slice(0, mostRemembered)
    .sort((one, other) => one.stepsBack - other.stepsBack)
    .map(({ memory, number }) => ({ text: memory.summary, scene: number, kind: memory.kind }));
}

/** The newest thing between the player and somebody that meant more than little; null when there is none. */
export function rememberedBetween(path: readonly Scene[], person: string): RememberedHere | null {
  for (const { memory, number } of backFrom(path))
    if (memory.about === person || memory.characters.includes(person))
      return { text: memory.summary, scene: number, kind: memory.kind };
  return null;
}

/** What happened before the last scene, the newest first. Having waited somewhere is nothing to be reminded of. */
function* backFrom(path: readonly Scene[]): Generator<Known> {
  let stepsBack = 0;
  for (let at = path.length - 2; at >= 0; at -= 1) {
    const { number, outcome } = path[at] ?? { number: 0, outcome: { memories: [] } };
    for (let each = outcome.memories.length - 1; each >= 0; each -= 1) {
      const memory = outcome.memories[each];
      stepsBack += 1;
      if (memory !== undefined && memory.significance !== 'low')
        yield { memory, number, stepsBack };
    }
  }
}

function withoutRepeats(memories: readonly Known[]): readonly Known[] {
  const texts = new Set<string>();
  return memories.filter(({ memory: { summary } }) => {
    const isNew = !texts.has(summary);
    texts.add(summary);
    return isNew;
  });
}

function hasToDoWith(memory: Memory, place: string, here: ReadonlySet<string>): boolean {
  const { about, characters, location } = memory;
  return (
    location === place ||
    (about !== null && here.has(about)) ||
    characters.some((person) => here.has(person))
  );
}
