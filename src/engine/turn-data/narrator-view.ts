import type { OpenStory } from '@/engine/turn-data/open-story';
import type { Timeline } from '@/engine/turn-data/timeline';
import type {
  NarratorLibrary,
  StoryPast,
  TellingContext,
} from '@/narrator/passages/telling-context';
import type { History } from '@/story/log/history';
import type { Roll } from '@/story/rules/roll';
import { noBoundaries } from '@/story/log/playthrough';
import type { TakenAction } from '@/story/log/taken-action';

export type NarratorMoment = {
  readonly story: OpenStory;
  /** Up to the scene before. */
  readonly timeline: Timeline;
  readonly seed: number;
  readonly taken: TakenAction | null;
  /** Absent where it could not be had, and in the first scene. */
  readonly library?: NarratorLibrary | null;
};

/** What the narrator is told about a moment. */
export function narratorView(
  { story, timeline, seed, taken, library = null }: NarratorMoment,
  moment: Pick<TellingContext, 'state' | 'beat' | 'recalled'> & { readonly roll: Roll | null },
): TellingContext {
  const { campaign, playthrough } = story;
  return {
    campaign,
    past: withTaken(timeline.past, taken, story.recall.means),
    state: moment.state,
    sceneNumber: timeline.timed + 1,
    windowScene: timeline.inWindows + 1,
    seed,
    storySeed: playthrough.seed,
    style: playthrough.style,
    boundaries: playthrough.boundaries ?? noBoundaries,
    intent: taken?.intent ?? null,
    band: moment.roll?.band ?? null,
    beat: moment.beat,
    recalled: moment.recalled,
    library,
  };
}

/** What the player does now counts at once: a beat may wait for just this. */
function withTaken(past: StoryPast, taken: TakenAction | null, means: History['means']): StoryPast {
  const { history } = past;
  const now = taken === null ? history.taken : [...history.taken, taken.text];
  return { ...past, history: { ...history, taken: now, means } };
}
