import type { Engine } from '@/engine/engine';
import { seededRandom, seedFrom } from '@/foundation/seeded-random';
import { succeed, type Result } from '@/foundation/result';
import { playScenes, type PlayWanted } from '@/measure/play-scenes';
import type { PlayedScene, PlayedStory } from '@/measure/played-story';
import { readAuthoredFiles, type AuthoredFiles } from '@/measure/strangers/authored-files';

/** Who takes whatever comes should be at an end by then. */
export const scenesToAnEnding = 60;

/** A story by somebody who takes any choice, endings too, and what its author had written. */
export type StrangerStory = PlayedStory & {
  /** All that was walked; `scenes` are the first of it, as many as are compared. */
  readonly walk: readonly PlayedScene[];
  readonly authored: AuthoredFiles;
};

/** Plays on to the story's end, at most sixty scenes or what is wanted, whichever is more. */
export async function playStranger(
  engine: Engine,
  wanted: PlayWanted,
  signal: AbortSignal,
): Promise<Result<StrangerStory, string>> {
  const random = seededRandom(seedFrom('stranger', wanted.seed));
  const played = await playScenes(
    engine,
    { ...wanted, scenes: Math.max(wanted.scenes, scenesToAnEnding) },
    ([first, ...others]) => (first === undefined ? null : random.pick([first, ...others])),
    signal,
  );
  if (!played.ok) return played;
  const { scenes: walk } = played.value;
  const { campaigns } = engine.host.content;
  return succeed({
    ...played.value,
    scenes: walk.slice(0, wanted.scenes),
    walk,
    authored: await readAuthoredFiles(campaigns, wanted.campaign, signal),
  });
}
