import { initialState } from '@/engine/turn-data/initial-state';
import type { OpenStory } from '@/engine/turn-data/open-story';
import type { Timeline } from '@/engine/turn-data/timeline';
import { sceneSetting, type SceneSetting } from '@/story/setting/scene-setting';

/** The setting of a timeline's last scene. */
export function settingOf({ campaign, playthrough }: OpenStory, timeline: Timeline): SceneSetting {
  const { scenes, state, stateBefore, met } = timeline;
  return sceneSetting(campaign, {
    path: scenes,
    // The patch of the first scene carries the whole state: what it began with is no change.
    stateBefore: scenes.length > 1 ? stateBefore : initialState(campaign, playthrough),
    state,
    met,
  });
}
