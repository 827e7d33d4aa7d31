import type { TreeScene } from '@/engine/session/story-tree';
import type { Scene } from '@/story/log/scene';
import type { StoryState } from '@/story/state/story-state';
import type { StateView } from '@/ui/state/state-view';
import { sampleTree } from '@/ui/state/testing/tree-samples';

/** A story that stood so after each scene of its one road, the last where the player stands. */
export function sampleView(
  states: readonly StoryState[],
  tree: readonly TreeScene[] = sampleTree(
    states.map((_, index) => ({ parent: index === 0 ? null : index - 1 })),
    states.length - 1,
  ),
): StateView {
  const path = tree
    .filter(({ isOnPath }) => isOnPath)
    .map(
      ({ id, parent, number, place }) =>
        ({
          id,
          parent,
          number,
          outcome: { patch: {}, told: [] },
          words: { place },
        }) as unknown as Scene,
    );
  return {
    path,
    setting: () => null,
    tree: () => tree,
    stateAt: (id) => states[tree.findIndex((scene) => scene.id === id)] ?? null,
  };
}
