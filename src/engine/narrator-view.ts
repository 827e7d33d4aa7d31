import type { OpenStory } from '@/engine/open-story';
import type { Timeline } from '@/engine/timeline';
import type { StoryPast, TellingContext } from '@/narrator/telling-context';
import { isIdle } from '@/story/idle-intent';
import type { Roll } from '@/story/roll';
import type { Scene, TakenAction } from '@/story/scene';

export type Viewpoint = {
  readonly story: OpenStory;
  /** Up to the scene before. */
  readonly timeline: Timeline;
  readonly seed: number;
  readonly taken: TakenAction | null;
};

/** What the narrator is told about a moment. */
export function narratorView(
  { story, timeline, seed, taken }: Viewpoint,
  moment: Pick<TellingContext, 'state' | 'beat' | 'recalled'> & { readonly roll: Roll | null },
): TellingContext {
  const { campaign, playthrough } = story;
  return {
    campaign,
    past: withTaken(timeline.past, taken),
    state: moment.state,
    sceneNumber: timeline.scenes.filter(takesTime).length + 1,
    seed,
    storySeed: playthrough.seed,
    style: playthrough.style,
    intent: taken?.intent ?? null,
    band: moment.roll?.band ?? null,
    beat: moment.beat,
    recalled: moment.recalled,
  };
}

/** What the player does now counts at once: a beat may wait for just this. */
function withTaken(past: StoryPast, taken: TakenAction | null): StoryPast {
  if (taken === null) return past;
  const { history } = past;
  return { ...past, history: { ...history, taken: [...history.taken, taken.text] } };
}

/** A try that was turned down brings neither the snow nor the carrier nearer. */
function takesTime({ outcome }: Scene): boolean {
  return outcome.taken === null || !isIdle(outcome.taken.intent);
}
