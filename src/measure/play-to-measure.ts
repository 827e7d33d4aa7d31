import type { Engine } from '@/engine/engine';
import { seededRandom, seedFrom } from '@/foundation/seeded-random';
import type { Result } from '@/foundation/result';
import { choiceThatGoesOn } from '@/measure/choice-that-goes-on';
import { playScenes, type PlayWanted } from '@/measure/play-scenes';
import type { PlayedStory } from '@/measure/played-story';

/** A new story by taps alone, as long as is wanted; shorter only where every choice would end it, a beat did, or the signal says so. */
export function playToMeasure(
  engine: Engine,
  wanted: PlayWanted,
  signal: AbortSignal,
): Promise<Result<PlayedStory, string>> {
  const random = seededRandom(seedFrom('measure', wanted.seed));
  return playScenes(
    engine,
    wanted,
    (choices, campaign) => choiceThatGoesOn(choices, campaign, random),
    signal,
  );
}
