import type { Scene } from '@/story/log/scene';

/** What the scenes of a path, one after the other, have come to. */
export type Walked<T> = { readonly path: readonly Scene[]; readonly value: T };

/**
 * Goes on where the walk before ended, if this path goes on from there; on any other, one that was gone
 * back on too, from the beginning. A long story that is asked with every scene would else be read whole
 * with every scene.
 */
export function walkOn<T>(
  before: Walked<T> | undefined,
  path: readonly Scene[],
  { start, step }: { readonly start: T; readonly step: (value: T, scene: Scene) => T },
): Walked<T> {
  const from =
    before !== undefined && goesOn(path, before.path) ? before : { path: [], value: start };
  // A list of its own: whoever holds the path may add to it.
  return { path: [...path], value: path.slice(from.path.length).reduce(step, from.value) };
}

/** What happened in a scene stands, told or not yet. */
function goesOn(path: readonly Scene[], before: readonly Scene[]): boolean {
  return (
    before.length <= path.length &&
    before.every(({ outcome }, index) => path[index]?.outcome === outcome)
  );
}
