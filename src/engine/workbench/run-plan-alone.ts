import { branchId, playthroughId, sceneId, visitId } from '@/foundation/ids';
import type { OpenStory } from '@/engine/turn-data/open-story';
import { scriptToolRunner } from '@/engine/tools/script-tool-runner';
import { SecureSeed } from '@/engine/turn-data/secure-seed';
import { StagedBudget } from '@/engine/turn-data/staged-budget';
import type { StagedEffect } from '@/engine/turn-data/staged-effect';
import type { ToolScene } from '@/engine/turn-data/tool-scene';
import { emptyTimeline } from '@/engine/turn-data/timeline';
import type { CheckedPlan } from '@/plan/check-plan';
import { executePlan, type Execution } from '@/plan/execute-plan';
import type { ToolProgress } from '@/plan/tool-progress';
import { emptyCampaign } from '@/story/campaign/empty-campaign';
import type { StoryState } from '@/story/state/story-state';

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
  const { clock, limits } = parts;
  const runner = scriptToolRunner(loneScene(parts, lone));
  return executePlan(lone.plan, { runner, clock, limits }, signal);
}

function loneScene(
  parts: Omit<OpenStory, 'playthrough' | 'campaign' | 'visit'>,
  lone: LonePlan,
): ToolScene {
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
    id: sceneId(branch.id, 1),
    number: 1,
    at: clock.now(),
    seed,
    secureSeed: new SecureSeed(random),
    budget: new StagedBudget(),
    state,
    taken: null,
    voice: null,
  };
}
