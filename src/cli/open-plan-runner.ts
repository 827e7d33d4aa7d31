import { availableParallelism } from 'node:os';
import path from 'node:path';

import { loadCampaign } from '@/campaign/load-campaign';
import { CliFault } from '@/cli/cli-fault';
import { DiagnosticLines } from '@/cli/diagnostic-lines';
import { exitCode } from '@/cli/exit-code';
import { meaningOf, openScripts, storyDatabase } from '@/cli/open-node-engine';
import type { Output } from '@/cli/output';
import type { Surroundings } from '@/cli/surroundings';
import { Embedders } from '@/engine/embedders';
import type { OpenStory } from '@/engine/open-story';
import { runPlanAlone } from '@/engine/run-plan-alone';
import { runPlanInStory } from '@/engine/run-plan-in-story';
import { storyRecall } from '@/engine/story-recall';
import { visitId } from '@/foundation/ids';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import { openSqliteDatabase } from '@/hosts/node/sqlite-database';
import { systemClock } from '@/hosts/node/system-clock';
import { systemRandom } from '@/hosts/node/system-random';
import { openStoryStore } from '@/persistence/open-story-store';
import type { StoryLog } from '@/persistence/story-log';
import type { StoryStore } from '@/persistence/story-store';
import type { CheckedPlan } from '@/plan/check-plan';
import type { Skill } from '@/skills/skill';
import type { StoryState } from '@/story/story-state';

export type PlanRunner = {
  run(signal: AbortSignal): ReturnType<typeof runPlanAlone>;
  close(): Promise<void>;
};

export type PlanAsked = {
  readonly plan: CheckedPlan;
  readonly skills: readonly Skill[];
  /** Null for a story in memory, which exists for this plan alone. */
  readonly story: string | null;
  /** What a story in memory starts with. */
  readonly state: StoryState;
  readonly seed: number | null;
};

/** Nothing a plan does here is kept. Whoever opens it closes it, also after an error. */
export async function openPlanRunner(
  surroundings: Surroundings,
  asked: PlanAsked,
  output: Output,
  signal: AbortSignal,
): Promise<PlanRunner> {
  const { story: id, plan, skills, state, seed } = asked;
  const database =
    id === null ? openSqliteDatabase(':memory:') : storyDatabase(output.options.data);
  const diagnostics = new DiagnosticLines((line) => {
    output.talk(line);
  });
  const { scripts, programs } = openScripts(surroundings, {
    diagnose: (script, bytes) => {
      diagnostics.write(script, bytes);
    },
  });
  const close = async (): Promise<void> => {
    await scripts.close();
    diagnostics.end();
    await database.close();
  };
  try {
    const opened = await openStoryStore(database, signal);
    if (!opened.ok) throw opened.error;
    const parts = {
      skills,
      store: opened.value,
      scripts,
      clock: systemClock,
      cores: availableParallelism(),
      random: systemRandom,
      files: programs.files,
      recall: storyRecall(
        { database, clock: systemClock },
        new Embedders(meaningOf(surroundings)),
        id ?? '',
      ),
    };
    if (id === null)
      return {
        run: (until) => runPlanAlone(parts, { plan, state, seed: seed ?? 0 }, until),
        close,
      };
    const log = await logOf(parts.store, id, signal);
    const story = { ...parts, ...(await whereItPlays(surroundings, log, signal)) };
    return { run: (until) => runPlanInStory(story, log, { plan, seed }, until), close };
  } catch (reason) {
    await close();
    throw reason;
  }
}

async function logOf(store: StoryStore, id: string, signal: AbortSignal): Promise<StoryLog> {
  const known = (await store.playthroughs(signal)).find((story) => story.id === id);
  if (known === undefined)
    throw new CliFault(
      `There is no story ${id}; \`narratoria story list\` shows all.`,
      exitCode.usage,
    );
  const log = await store.log(known.id, signal);
  if (log.ok) return log.value;
  throw new CliFault(`The database ${log.error.message}.`, exitCode.bad);
}

async function whereItPlays(
  { root }: Surroundings,
  { playthrough }: StoryLog,
  signal: AbortSignal,
): Promise<Pick<OpenStory, 'playthrough' | 'campaign' | 'visit'>> {
  const campaigns = folderFileStore(path.join(root, 'campaigns'));
  const loaded = await loadCampaign(campaigns, playthrough.campaign, signal);
  if (!loaded.ok) throw new CliFault(loaded.error, exitCode.usage);
  const startedAt = systemClock.now();
  const visit = { id: visitId(playthrough.id, startedAt), startedAt };
  return { playthrough, campaign: loaded.value.campaign, visit };
}
