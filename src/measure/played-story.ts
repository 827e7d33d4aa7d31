import { afterScene, emptyTimeline } from '@/engine/turn-data/timeline';
import type { StoryPast } from '@/narrator/passages/telling-context';
import type { Campaign } from '@/story/campaign/campaign';
import type { Scene } from '@/story/log/scene';
import type { StoryState } from '@/story/state/story-state';

/** A scene that was told, between the two moments that it stands between. */
export type PlayedScene = {
  readonly scene: Scene;
  readonly paragraphs: readonly string[];
  readonly before: StoryState;
  readonly after: StoryState;
  /** What was behind the player when it was told. */
  readonly past: StoryPast;
  /** The number that conditions know it by: what took no time is not counted. */
  readonly timed: number;
};

export type PlayedStory = {
  readonly campaign: Campaign;
  readonly seed: number;
  readonly scenes: readonly PlayedScene[];
};

/** A story from its log alone; `path` from its first scene on. */
export function playedStory(campaign: Campaign, seed: number, path: readonly Scene[]): PlayedStory {
  let timeline = emptyTimeline;
  const scenes = path.map((scene): PlayedScene => {
    const { state: before, past } = timeline;
    timeline = afterScene(timeline, scene);
    return {
      scene,
      paragraphs: (scene.words?.paragraphs ?? []).map((paragraph) =>
        paragraph.map(({ text }) => text).join(' '),
      ),
      before,
      after: timeline.state,
      past,
      timed: timeline.timed,
    };
  });
  return { campaign, seed, scenes };
}
