import type { storyPlanner } from '@/engine/plans/story-planner';
import type { planAndRun } from '@/engine/plans/plan-and-run';
import type { LateTelling } from '@/engine/telling/late-telling';
import type { readingWords } from '@/engine/turn-data/nearest-of';
import type { composeReply } from '@/narrator/replies/compose-reply';

/**
 * What a turn needs that the first scene does not. On the web it is a file of its own, fetched with the first
 * choice; the session loads it once and hands it in whole.
 */
export type LateCode = LateTelling & {
  readonly storyPlanner: typeof storyPlanner;
  readonly planAndRun: typeof planAndRun;
  readonly readingWords: typeof readingWords;
  readonly composeReply: typeof composeReply;
};
