import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { nodeHost, openScripts } from '@/cli/kit/open-node-engine';
import type { StoryCommand } from '@/cli/story/with-engine';
import { measureLines } from '@/cli/story/measure-lines';
import { Engine } from '@/engine/engine';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { callbackLikeness } from '@/measure/callback-likeness';
import { measureStories } from '@/measure/measure-stories';
import { playToMeasure } from '@/measure/play-to-measure';
import type { PlayedStory } from '@/measure/played-story';

export type MeasureCommand = StoryCommand & {
  /** Null for the first there is. */
  readonly campaign: string | null;
  readonly seeds: readonly number[];
  readonly scenes: number;
};

/** `narratoria story measure`: plays stories that are not kept, and says how they read. */
export async function measureStory(
  { surroundings, output, campaign, seeds, scenes }: MeasureCommand,
  signal: AbortSignal,
): Promise<ExitCode> {
  const database = openSqliteDatabase(':memory:');
  const { scripts, programs } = openScripts(surroundings);
  try {
    const host = nodeHost(surroundings, {
      storage: { database },
      scripts,
      programs,
      dataFolder: output.options.data,
    });
    const engine = await Engine.create(host, signal);
    if (!engine.ok) throw new CliFault(engine.error.message, exitCode.bad);
    const id = campaign ?? (await engine.value.campaignIds(signal))[0] ?? '';
    const stories: PlayedStory[] = [];
    for (const seed of seeds) {
      const story = await playToMeasure(engine.value, { campaign: id, seed, scenes }, signal);
      if (signal.aborted) return exitCode.interrupted;
      if (!story.ok) throw new CliFault(story.error, exitCode.usage);
      output.talk(`seed ${String(seed)}: ${String(story.value.scenes.length)} scenes`);
      stories.push(story.value);
    }
    const figures = measureStories(stories);
    const likeness = callbackLikeness(stories, await engine.value.embedders.builtIn());
    const ok = figures.every((figure) => figure.ok);
    const played = stories.map((story) => ({ seed: story.seed, scenes: story.scenes.length }));
    if (output.options.json)
      output.json({
        ok,
        campaign: id,
        wanted: scenes,
        played,
        figures,
        callbackLikeness: likeness,
      });
    else
      for (const line of measureLines({ figures, likeness, wanted: scenes, played }))
        output.result(line);
    return ok ? exitCode.done : exitCode.bad;
  } finally {
    await scripts.close();
    await database.close();
  }
}
