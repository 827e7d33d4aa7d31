import { isJsonObject, type JsonObject } from '@/foundation/json';
import type { Campaign } from '@/story/campaign/campaign';
import { endingOf, isAlive, placeOf, type StoryState } from '@/story/state/story-state';

/** Where a player or a person can be, and how a story can end. */
export type World = Pick<Campaign, 'places' | 'endings'>;

export type Contradiction = { readonly path: string; readonly message: string };

/**
 * What a change would make of the facts that cannot be: the dead stay dead and where they lie, people and
 * the player are somewhere, nothing is held less than not at all, and an ending is one that was written.
 */
export function contradictions(
  world: World,
  before: StoryState,
  after: StoryState,
): readonly Contradiction[] {
  return [
    ...nowhere(world, before, after),
    ...[...peopleIn(after)].flatMap(([id, person]) => ofPerson(id, person, world, before)),
    ...[...entriesOf(after['inventory'])].flatMap(([item, held]) =>
      typeof held === 'number' && held < 0
        ? [{ path: `inventory.${item}`, message: 'must not be less than none' }]
        : [],
    ),
  ];
}

/** No choice leads out of a place that is none, and an end that nobody wrote has no words. */
function nowhere(
  { places, endings }: World,
  before: StoryState,
  after: StoryState,
): readonly Contradiction[] {
  const [place, ending] = [placeOf(after), endingOf(after)];
  const isNowhere = place !== placeOf(before) && !places.has(place);
  const isNoEnding = ending !== null && ending !== endingOf(before) && !endings.has(ending);
  return [
    ...(isNowhere ? [{ path: 'place', message: 'must be a place of this story' }] : []),
    ...(isNoEnding ? [{ path: 'ending', message: 'must be an ending of this story' }] : []),
  ];
}

function ofPerson(
  id: string,
  person: JsonObject,
  { places }: World,
  before: StoryState,
): readonly Contradiction[] {
  const known = peopleIn(before).get(id) ?? {};
  const { place } = person;
  const hasMoved = typeof place === 'string' && place !== known['place'];
  const wasDead = !isAlive(before, id);
  return [
    ...(wasDead && person['alive'] !== false
      ? [{ path: `people.${id}.alive`, message: 'cannot change: the dead stay dead' }]
      : []),
    ...(wasDead && hasMoved
      ? [{ path: `people.${id}.place`, message: 'cannot change: the dead stay where they are' }]
      : []),
    ...(hasMoved && !places.has(place)
      ? [{ path: `people.${id}.place`, message: 'must be a place of this story' }]
      : []),
  ];
}

function peopleIn(state: StoryState): ReadonlyMap<string, JsonObject> {
  return new Map(
    [...entriesOf(state['people'])].flatMap(([id, person]) =>
      isJsonObject(person) ? [[id, person] as const] : [],
    ),
  );
}

function entriesOf(value: StoryState[string] | undefined): ReadonlyMap<string, unknown> {
  return new Map(isJsonObject(value) ? Object.entries(value) : []);
}
