import type { TreeScene } from '@/engine/session/story-tree';

/** `parent` is the place in the list of the scene before; null begins a story. */
export type SampleScene = {
  readonly parent: number | null;
  readonly more?: Partial<TreeScene>;
};

/** A tree whose scenes are called by their place in the list; the road in use ends at `head`. */
export function sampleTree(scenes: readonly SampleScene[], head: number): readonly TreeScene[] {
  const onPath = new Set<number>();
  for (let at: number | null = head; at !== null; at = scenes[at]?.parent ?? null) onPath.add(at);
  const numbers: number[] = [];
  return scenes.map(({ parent, more }, index) => {
    const number = parent === null ? 1 : (numbers[parent] ?? 0) + 1;
    numbers.push(number);
    return {
      id: `s${index}` as TreeScene['id'],
      parent: parent === null ? null : (`s${parent}` as TreeScene['id']),
      branch: 'b0' as TreeScene['branch'],
      number,
      taken: parent === null ? null : `Do thing ${index}`,
      place: 'the weir',
      ending: null,
      isOnPath: onPath.has(index),
      isHead: index === head,
      saves: [],
      ...more,
    };
  });
}
