import type { Turn } from '@/engine/gather';
import type { PlansRun } from '@/engine/plan-and-run';
import { effectsOf } from '@/engine/staged-effect';
import type { BesideTheScene } from '@/persistence/story-store';

/** What the first commit writes beside the scene: a new branch, what skills keep, the files they made. */
export function besideTheScene(
  { isNewBranch, branch }: Turn,
  { effects }: PlansRun,
): BesideTheScene {
  return {
    newBranch: isNewBranch ? branch : null,
    storage: effectsOf('storage', effects).map(({ change }) => change),
    assets: effectsOf('asset', effects).map(({ made }) => made),
  };
}
