import { deepMerge } from '@/foundation/json-trees/deep-merge';
import type { TakingTurn } from '@/engine/turn-data/taking-turn';
import type { PlansRun } from '@/engine/plans/plan-and-run';
import { effectsOf } from '@/engine/turn-data/staged-effect';
import type { RowsWithOutcome } from '@/persistence/turn-commits';
import type { Scene } from '@/story/log/scene';
import { placeOf } from '@/story/state/story-state';

/** What the first commit writes beside the scene: a new branch, what skills keep, the files they made. */
export function rowsWithOutcome(
  { story, isNewBranch, branch, stateBefore }: TakingTurn,
  { effects }: PlansRun,
  { outcome }: Scene,
): RowsWithOutcome {
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
