import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { nodeHost, openScripts } from '@/cli/kit/open-node-engine';
import type { StoryCommand } from '@/cli/story/with-engine';
import { likenessLine, measureLines } from '@/cli/story/measure-lines';
import { measuredCampaign } from '@/cli/story/measured-campaign';
import { Engine } from '@/engine/engine';
import type { Result } from '@/foundation/result';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { callbackLikeness } from '@/measure/callback-likeness';
import type { Figure } from '@/measure/figure';
import { measureStories } from '@/measure/measure-stories';
import type { PlayWanted } from '@/measure/play-scenes';
import { playToMeasure } from '@/measure/play-to-measure';
import type { PlayedStory } from '@/measure/played-story';
import { measureStrangers } from '@/measure/strangers/measure-strangers';
import { playStranger } from '@/measure/strangers/stranger-story';

export type MeasureCommand = StoryCommand & {
  /** An id or a folder; null for the first there is. */
  readonly campaign: string | null;
  readonly seeds: readonly number[];
  readonly scenes: number;
  /** As a story of its own words, or as one made of what an author wrote without passages. */
  readonly as: 'story' | 'stranger';
};

/** `narratoria story measure`: plays stories that are not kept, and says how they read. */
export async function measureStory(
  command: MeasureCommand,
  signal: AbortSignal,
): Promise<ExitCode> {
  const { surroundings, output } = command;
  const database = openSqliteDatabase(':memory:');
  const { scripts, programs } = openScripts(surroundings);
  try {
    const host = nodeHost(surroundings, {
      storage: { database },
      scripts,
      programs,
      dataFolder: output.options.data,
    });
    const { id, store } = measuredCampaign(command.campaign);
    const content = store === null ? host.content : { ...host.content, campaigns: store };
    const engine = await Engine.create({ ...host, content }, signal);
    if (!engine.ok) throw new CliFault(engine.error.message, exitCode.bad);
    const campaign = id ?? (await engine.value.campaignIds(signal))[0] ?? '';
    return command.as === 'story'
      ? await asStory({ command, engine: engine.value, campaign }, signal)
      : await asStranger({ command, engine: engine.value, campaign }, signal);
  } finally {
    await scripts.close();
    await database.close();
  }
}

type Asked = {
  readonly command: MeasureCommand;
  readonly engine: Engine;
  readonly campaign: string;
};

async function asStory(asked: Asked, signal: AbortSignal): Promise<ExitCode> {
  const stories = await played(asked, playToMeasure, signal);
  if (stories === null) return exitCode.interrupted;
  const { output } = asked.command;
  const likeness = callbackLikeness(stories, await asked.engine.embedders.builtIn());
  const code = reported(asked, { stories, figures: measureStories(stories) }, likeness);
  if (!output.options.json) output.result(likenessLine(likeness));
  return code;
}

async function asStranger(asked: Asked, signal: AbortSignal): Promise<ExitCode> {
  const stories = await played(asked, playStranger, signal);
  if (stories === null) return exitCode.interrupted;
  return reported(asked, { stories, figures: measureStrangers(stories) });
}

type Play<Story> = (
  engine: Engine,
  wanted: PlayWanted,
  signal: AbortSignal,
) => Promise<Result<Story, string>>;

/** One story for each seed; null when it was stopped. */
async function played<Story extends PlayedStory>(
  { command: { seeds, scenes, output }, engine, campaign }: Asked,
  play: Play<Story>,
  signal: AbortSignal,
): Promise<readonly Story[] | null> {
  const stories: Story[] = [];
  for (const seed of seeds) {
    const story = await play(engine, { campaign, seed, scenes }, signal);
    if (signal.aborted) return null;
    if (!story.ok) throw new CliFault(story.error, exitCode.usage);
    output.talk(`seed ${String(seed)}: ${String(story.value.scenes.length)} scenes`);
    stories.push(story.value);
  }
  return stories;
}

function reported(
  { command: { output, scenes: wanted }, campaign }: Asked,
  {
    stories,
    figures,
  }: { readonly stories: readonly PlayedStory[]; readonly figures: readonly Figure[] },
  callbacks?: number | null,
): ExitCode {
  const ok = figures.every((figure) => figure.ok);
  const lengths = stories.map(({ seed, scenes }) => ({ seed, scenes: scenes.length }));
  if (output.options.json) {
    const likeness = callbacks === undefined ? {} : { callbackLikeness: callbacks };
    output.json({ ok, campaign, wanted, played: lengths, figures, ...likeness });
  } else {
    for (const line of measureLines({ figures, wanted, played: lengths })) output.result(line);
  }
  return ok ? exitCode.done : exitCode.bad;
}
