import type { OpenStory } from '@/engine/turn-data/open-story';
import type { Timeline } from '@/engine/turn-data/timeline';
import type { NarratorLibrary } from '@/narrator/passages/telling-context';
import type { Scene } from '@/story/log/scene';

/** A turn after its first commit: what happened stands, and is only told. */
export type TellingTurn = {
  readonly story: OpenStory;
  /** Up to the scene before this one. */
  readonly timeline: Timeline;
  readonly scene: Scene;
  readonly seed: number;
  /** More words of the engine's own; null in the first scene and where they could not be had. */
  readonly library: NarratorLibrary | null;
};
