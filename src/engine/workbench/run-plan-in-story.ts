import { gather } from '@/engine/turn/gather';
import type { OpenStory } from '@/engine/turn-data/open-story';
import { sceneToPlay } from '@/engine/turn-data/tool-scene';
import { scriptToolRunner } from '@/engine/tools/script-tool-runner';
import type { StagedEffect } from '@/engine/turn-data/staged-effect';
import { StoryRecord } from '@/engine/session/story-record';
import type { StoryLog } from '@/persistence/rows/story-log';
import type { CheckedPlan } from '@/plan/check-plan';
import { executePlan, type Execution } from '@/plan/execute-plan';
import type { ToolProgress } from '@/plan/tool-progress';

/** What a plan is run with in the place of a story's next turn. */
export type PlanInStory = {
  readonly plan: CheckedPlan;
  /** Null for the dice the next turn would roll. */
  readonly seed: number | null;
};

/** For those who write plans and skills: scripts see the story as it stands, and nothing is kept. */
export function runPlanInStory(
  story: OpenStory,
  log: StoryLog,
  { plan, seed }: PlanInStory,
  signal: AbortSignal,
): AsyncGenerator<ToolProgress, Execution<StagedEffect>> {
  const record = new StoryRecord(log);
  const { headScene, headBranch } = log.playthrough;
  const timeline = record.timelineTo(headScene);
  const branch = record.branch(headBranch) ?? record.newBranch(null);
  const turn = gather(story, { timeline, branch, isNewBranch: false }, null);
  if (turn === null) throw new Error('a turn without an act cannot be refused');
  const runner = scriptToolRunner(sceneToPlay(seed === null ? turn : { ...turn, seed }));
  const { clock, limits } = story;
  return executePlan(plan, { runner, clock, limits }, signal);
}
