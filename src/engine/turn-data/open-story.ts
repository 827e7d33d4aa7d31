import type { RunLimits } from '@/foundation/run-limits';
import { seedFrom } from '@/foundation/seeded-random';
import type { CampaignLore } from '@/engine/recall/campaign-lore';
import type { StoryRecall } from '@/engine/recall/story-recall';
import type { Branch } from '@/persistence/rows/story-log';
import type { Visit } from '@/persistence/rows/session-rows';
import type { StoryStore } from '@/persistence/story-store';
import type { NarratorRung } from '@/ports/narrator';
import type { PlannerRung } from '@/ports/planner';
import type { AssetSource } from '@/ports/asset-source';
import type { Clock } from '@/ports/clock';
import type { Random } from '@/ports/random';
import type { ScriptHost } from '@/ports/script-host';
import type { Skill } from '@/skills/skill';
import type { Campaign } from '@/story/campaign/campaign';
import type { Playthrough } from '@/story/log/playthrough';

/** What a turn works with; nothing in here changes while it runs. */
export type OpenStory = {
  readonly playthrough: Playthrough;
  readonly campaign: Campaign;
  readonly skills: readonly Skill[];
  readonly store: StoryStore;
  /** Since the story was opened. */
  readonly visit: Pick<Visit, 'id' | 'startedAt'>;
  readonly scripts: ScriptHost;
  readonly clock: Clock;
  readonly limits: RunLimits;
  readonly random: Random;
  /** Finds what bears on a question among memories. */
  readonly recall: StoryRecall;
  /** What the author wrote down about the world. */
  readonly lore: CampaignLore;
  /** Files written by scripts outside the sandbox. */
  readonly files: AssetSource;
  /** Who plans and who tells before the built-in planner and narrator do, the first one first. */
  readonly planners: readonly PlannerRung[];
  readonly narrators: readonly NarratorRung[];
};

const seededClockStart = Date.UTC(2000, 0, 1);
const seededSceneMs = 60 * 60 * 1000;

/** The time written into the log: with a seed it repeats, so that bytes do. */
export function recordedTime({ playthrough, clock }: OpenStory, sceneNumber: number): number {
  return playthrough.clock === 'seeded'
    ? seededClockStart + (sceneNumber - 1) * seededSceneMs
    : clock.now();
}

/** A seed for one scene of one branch. */
export function sceneSeed(playthrough: Playthrough, branch: Branch, sceneNumber: number): number {
  return seedFrom(playthrough.seed, branch.ordinal, sceneNumber);
}
