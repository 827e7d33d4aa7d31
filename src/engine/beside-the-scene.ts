import { deepMerge } from '@/foundation/deep-merge';
import type { Turn } from '@/engine/gather';
import type { PlansRun } from '@/engine/plan-and-run';
import { effectsOf } from '@/engine/staged-effect';
import type { BesideTheScene } from '@/persistence/turn-commits';
import type { Scene } from '@/story/scene';
import { placeOf } from '@/story/story-state';

/** What the first commit writes beside the scene: a new branch, what skills keep, the files they made. */
export function besideTheScene(
  { story, isNewBranch, branch, stateBefore }: Turn,
  { effects }: PlansRun,
  { outcome }: Scene,
): BesideTheScene {
  const location = placeOf(deepMerge(stateBefore, outcome.patch));
  return {
    newBranch: isNewBranch ? branch : null,
    storage: effectsOf('storage', effects).map(({ change }) => change),
    assets: effectsOf('asset', effects).map(({ made }) => made),
    embeddings: story.recall.rowsOf(outcome.memories),
    before: stateBefore,
    visit: { ...story.visit, lastSeenAt: story.clock.now(), location },
  };
}
