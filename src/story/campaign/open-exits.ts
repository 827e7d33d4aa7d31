import type { Campaign, Place } from '@/story/campaign/campaign';
import { holds } from '@/story/conditions/condition';
import type { StoryState } from '@/story/state/story-state';

/** Ids of the places one can go to from there now; a way with a condition is there while that holds. */
export function openExits(
  place: string,
  { places }: Pick<Campaign, 'places'>,
  state: StoryState,
): readonly string[] {
  const { exits = [], exitConditions } = places.get(place) ?? ({} as Partial<Place>);
  if (exitConditions === undefined) return exits;
  return exits.filter((exit) => {
    const condition = exitConditions.get(exit);
    // What is typed is read before the scene has a number or a roll: no such condition asks for one.
    return condition === undefined || holds(condition, { state, sceneNumber: 0, roll: null });
  });
}
