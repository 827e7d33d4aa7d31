import { seedFrom } from '@/foundation/seeded-random';
import type { StoryRecall } from '@/engine/story-recall';
import type { Branch } from '@/persistence/story-log';
import type { Visit } from '@/persistence/session-rows';
import type { StoryStore } from '@/persistence/story-store';
import type { PlanGenerator } from '@/plan/plan-generator';
import type { AssetSource } from '@/ports/asset-source';
import type { Clock } from '@/ports/clock';
import type { Random } from '@/ports/random';
import type { ScriptHost } from '@/ports/script-host';
import type { Skill } from '@/skills/skill';
import type { Campaign } from '@/story/campaign';
import type { Playthrough } from '@/story/scene';

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
  /** Scripts of a plan that may run at once. */
  readonly cores: number;
  readonly random: Random;
  /** Finds what bears on a question among memories. */
  readonly recall: StoryRecall;
  /** Files written by scripts outside the sandbox. */
  readonly files: AssetSource;
  /** Who plans what the player does, where it is not the built-in planner. */
  readonly planner?: (builtIn: PlanGenerator) => PlanGenerator;
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
