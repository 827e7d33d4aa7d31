import { branchId, playthroughId, sceneId, visitId } from '@/foundation/ids';
import { planTimeoutMs } from '@/foundation/limits';
import type { Turn } from '@/engine/gather';
import type { OpenStory } from '@/engine/open-story';
import { scriptToolRunner } from '@/engine/script-tool-runner';
import { SecureSeed } from '@/engine/secure-seed';
import type { StagedEffect } from '@/engine/staged-effect';
import { emptyTimeline } from '@/engine/timeline';
import type { CheckedPlan } from '@/plan/check-plan';
import { executePlan, type Execution } from '@/plan/execute-plan';
import type { ToolProgress } from '@/plan/tool-progress';
import { emptyCampaign } from '@/story/empty-campaign';
import type { StoryState } from '@/story/story-state';

/** What a plan without a story is run with. */
export type LonePlan = {
  readonly plan: CheckedPlan;
  readonly state: StoryState;
  readonly seed: number;
};

/** For those who write plans and skills: a plan runs in a story that exists for it alone, and nothing is kept. */
export function runPlanAlone(
  parts: Omit<OpenStory, 'playthrough' | 'campaign' | 'visit'>,
  lone: LonePlan,
  signal: AbortSignal,
): AsyncGenerator<ToolProgress, Execution<StagedEffect>> {
  const { clock, cores } = parts;
  const runner = scriptToolRunner(loneTurn(parts, lone));
  return executePlan(lone.plan, { runner, clock, concurrency: cores }, signal);
}

function loneTurn(
  parts: Omit<OpenStory, 'playthrough' | 'campaign' | 'visit'>,
  lone: LonePlan,
): Turn {
  const { state, seed } = lone;
  const playthrough = playthroughId(emptyCampaign.id, seed, 0);
  const branch = { id: branchId(playthrough, 0), ordinal: 0, forkedFrom: null };
  const { clock, random } = parts;
  return {
    story: {
      ...parts,
      campaign: emptyCampaign,
      visit: { id: visitId(playthrough, 0), startedAt: 0 },
      playthrough: {
        id: playthrough,
        campaign: emptyCampaign.id,
        campaignTitle: emptyCampaign.title,
        seed,
        style: 'vivid',
        clock: 'seeded',
        startingPatch: {},
        startAtBeat: null,
        createdAt: clock.now(),
        headScene: null,
        headBranch: branch.id,
      },
    },
    timeline: { ...emptyTimeline, state },
    branch,
    isNewBranch: false,
    id: sceneId(branch.id, 1),
    number: 1,
    at: clock.now(),
    seed,
    secureSeed: new SecureSeed(random),
    deadline: clock.elapsed() + planTimeoutMs,
    parent: null,
    stateBefore: state,
    taken: null,
    diceOf: null,
  };
}
