import { availableParallelism } from 'node:os';

import { openScripts } from '@/cli/open-node-engine';
import type { Surroundings } from '@/cli/surroundings';
import { runPlanAlone, type LonePlan } from '@/engine/run-plan-alone';
import { openSqliteDatabase } from '@/hosts/node/sqlite-database';
import { systemClock } from '@/hosts/node/system-clock';
import { systemRandom } from '@/hosts/node/system-random';
import { openStoryStore } from '@/persistence/open-story-store';
import type { Skill } from '@/skills/skill';

export type PlanRunner = {
  run(lone: LonePlan, signal: AbortSignal): ReturnType<typeof runPlanAlone>;
  close(): Promise<void>;
};

/** Runs plans in a story in memory. Whoever opens it closes it, also after an error. */
export async function openPlanRunner(
  surroundings: Surroundings,
  skills: readonly Skill[],
  signal: AbortSignal,
): Promise<PlanRunner> {
  const database = openSqliteDatabase(':memory:');
  const { scripts, programs } = openScripts(surroundings);
  const close = async (): Promise<void> => {
    await scripts.close();
    await database.close();
  };
  const store = await openStoryStore(database, signal);
  if (!store.ok) {
    await close();
    throw store.error;
  }
  const parts = {
    skills,
    store: store.value,
    scripts,
    clock: systemClock,
    cores: availableParallelism(),
    random: systemRandom,
    files: programs.files,
  };
  return { run: (lone, until) => runPlanAlone(parts, lone, until), close };
}
