import { availableParallelism } from 'node:os';

import { loadCampaign, type LoadedCampaign } from '@/campaign/load-campaign';
import { campaignStore } from '@/cli/kit/campaign-store';
import { CliFault } from '@/cli/kit/cli-fault';
import { DiagnosticLines } from '@/cli/kit/diagnostic-lines';
import { exitCode } from '@/cli/kit/exit-code';
import { meaningOf, openScripts, storyDatabase } from '@/cli/kit/open-node-engine';
import { noSuchStory } from '@/cli/kit/no-such-story';
import type { Output } from '@/cli/kit/output';
import type { Surroundings } from '@/cli/kit/surroundings';
import { CampaignLores } from '@/engine/recall/campaign-lore';
import { Embedders } from '@/engine/recall/embedders';
import type { OpenStory } from '@/engine/turn-data/open-story';
import { runPlanAlone } from '@/engine/workbench/run-plan-alone';
import { runPlanInStory } from '@/engine/workbench/run-plan-in-story';
import { storyRecall } from '@/engine/recall/story-recall';
import { visitId } from '@/foundation/ids';
import { runLimits } from '@/foundation/run-limits';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { OwnMiniLm, ownMiniLmFolder } from '@/hosts/node/own-minilm';
import { systemClock } from '@/hosts/node/system-clock';
import { systemRandom } from '@/hosts/node/system-random';
import { openStoryStore } from '@/persistence/open-story-store';
import type { StoryLog } from '@/persistence/rows/story-log';
import type { StoryStore } from '@/persistence/story-store';
import type { CheckedPlan } from '@/plan/check-plan';
import type { FileStore } from '@/ports/file-store';
import type { Skill } from '@/skills/skill';
import type { StoryState } from '@/story/state/story-state';

export type PlanRunner = {
  run(signal: AbortSignal): ReturnType<typeof runPlanAlone>;
  close(): Promise<void>;
};

export type PlanRunAsked = {
  readonly plan: CheckedPlan;
  readonly skills: readonly Skill[];
  /** Null for a story in memory, which exists for this plan alone. */
  readonly story: string | null;
  /** What a story in memory starts with. */
  readonly state: StoryState;
  readonly seed: number | null;
  readonly unconfined: Unconfined;
};

/** What becomes of programs that nothing here can confine. */
export type Unconfined = 'refused' | 'run';

/** Nothing a plan does here is kept. Whoever opens it closes it, also after an error. */
export async function openPlanRunner(
  surroundings: Surroundings,
  asked: PlanRunAsked,
  output: Output,
  signal: AbortSignal,
): Promise<PlanRunner> {
  const { story: id, plan, skills, state, seed, unconfined } = asked;
  const database =
    id === null ? openSqliteDatabase(':memory:') : storyDatabase(output.options.data);
  const diagnostics = new DiagnosticLines((line) => {
    output.talk(line);
  });
  const { scripts, programs } = openScripts(surroundings, {
    confinement: unconfined === 'run' ? 'if-possible' : 'bubblewrap',
    diagnose: (script, bytes) => {
      diagnostics.write(script, bytes);
    },
  });
  const model = id === null ? null : new OwnMiniLm(ownMiniLmFolder(output.options.data));
  const close = async (): Promise<void> => {
    await scripts.close();
    diagnostics.end();
    await database.close();
    await model?.close();
  };
  try {
    const opened = await openStoryStore(database, signal);
    if (!opened.ok) throw opened.error;
    const embedders = new Embedders(meaningOf(surroundings, model));
    const device = { database, clock: systemClock };
    const lores = new CampaignLores({ ...device, embedders });
    const parts = {
      skills,
      store: opened.value,
      scripts,
      clock: systemClock,
      limits: runLimits(availableParallelism()),
      random: systemRandom,
      files: programs.files,
      planners: [],
      narrators: [],
      recall: storyRecall(device, embedders, id ?? ''),
      lore: lores.of('', new Map()),
    };
    if (id === null)
      return {
        run: (until) => runPlanAlone(parts, { plan, state, seed: seed ?? 0 }, until),
        close,
      };
    const log = await logOf(parts.store, id, signal);
    const campaigns = campaignStore(surroundings, output.options.data);
    const { lore: files, ...where } = await whereItPlays(campaigns, log, signal);
    const story = { ...parts, ...where, lore: lores.of(where.campaign.id, files) };
    return { run: (until) => runPlanInStory(story, log, { plan, seed }, until), close };
  } catch (reason) {
    await close();
    throw reason;
  }
}

async function logOf(store: StoryStore, id: string, signal: AbortSignal): Promise<StoryLog> {
  const known = (await store.playthroughs(signal)).find((story) => story.id === id);
  if (known === undefined) throw noSuchStory(id);
  const log = await store.log(known.id, signal);
  if (log.ok) return log.value;
  throw new CliFault(`The database ${log.error.message}.`, exitCode.bad);
}

async function whereItPlays(
  campaigns: FileStore,
  { playthrough }: StoryLog,
  signal: AbortSignal,
): Promise<Pick<OpenStory, 'playthrough' | 'campaign' | 'visit'> & Pick<LoadedCampaign, 'lore'>> {
  const loaded = await loadCampaign(campaigns, playthrough.campaign, signal);
  if (!loaded.ok) throw new CliFault(loaded.error.message, exitCode.usage);
  const startedAt = systemClock.now();
  const visit = { id: visitId(playthrough.id, startedAt), startedAt };
  const { campaign, lore } = loaded.value;
  return { playthrough, visit, campaign, lore };
}
