import type { Campaign, Person, Place, Pronouns } from '@/story/campaign';
import { dayOf, partOfDay, weekdayOf, type PartOfDay } from '@/story/in-game-time';
import type { Memory } from '@/story/memory';
import type { Scene } from '@/story/scene';
import { withinFeelings } from '@/story/feelings';
import { feelingOf, minutesOf, personPlace, placeOf, type StoryState } from '@/story/story-state';

export type PersonInSetting = {
  readonly id: string;
  readonly name: string;
  readonly role: string | null;
  readonly isHere: boolean;
  /** −100 to 100. */
  readonly feeling: number;
  /** By how much this scene changed the feeling. */
  readonly change: number;
  readonly pronouns: Pronouns;
};

export type RememberedHere = {
  readonly text: string;
  /** Number of the scene it happened in. */
  readonly scene: number;
  readonly kind: string | null;
};

export type PlaceInSetting = Pick<Place, 'id' | 'name' | 'kind' | 'region' | 'features'>;

/** Where and when a scene plays, who is about, and what is remembered there: known before its first sentence. */
export type SceneSetting = {
  readonly place: PlaceInSetting;
  readonly time: {
    /** From 1. */
    readonly day: number;
    readonly weekday: string | null;
    readonly part: PartOfDay;
  };
  /** Those the player has met: who is here first, then by name. */
  readonly people: readonly PersonInSetting[];
  /** The newest first; nothing of the scene itself. */
  readonly remembered: readonly RememberedHere[];
};

export type SettingSource = {
  /** From the first scene to the one whose setting it is. */
  readonly path: readonly Scene[];
  readonly stateBefore: StoryState;
  readonly state: StoryState;
  /** Who was where the player was in some scene of the path, or is named by a memory of it. */
  readonly met: ReadonlySet<string>;
};

const mostRemembered = 3;

export function sceneSetting(campaign: Campaign, source: SettingSource): SceneSetting {
  const { state } = source;
  const minutes = minutesOf(state);
  const day = dayOf(minutes);
  const { startDay } = campaign.rules;
  const people = peopleIn(campaign, source);
  return {
    place: placeInSetting(campaign, placeOf(state)),
    time: {
      day,
      weekday: startDay === null ? null : weekdayOf(day, startDay),
      part: partOfDay(minutes),
    },
    people,
    remembered: rememberedIn(
      source.path,
      placeOf(state),
      new Set(people.filter(({ isHere }) => isHere).map(({ id }) => id)),
    ),
  };
}

/** A place that no file names (a skill may have written anything) is still somewhere. */
export function placeInSetting({ places }: Campaign, id: string): PlaceInSetting {
  const place = places.get(id);
  if (place === undefined) return { id, name: id, kind: 'village', region: null, features: [] };
  const { name, kind, region, features } = place;
  return { id, name, kind, region, features };
}

function peopleIn(campaign: Campaign, source: SettingSource): readonly PersonInSetting[] {
  return [...campaign.people.values()]
    .filter(({ id }) => source.met.has(id) || wholeFeeling(source.state, id) !== 0)
    .map((person) => personIn(person, source))
    .sort((one, other) => (isBefore(one, other) ? -1 : isBefore(other, one) ? 1 : 0));
}

function isBefore(one: PersonInSetting, other: PersonInSetting): boolean {
  return one.isHere === other.isHere ? one.name < other.name : one.isHere;
}

function personIn(person: Person, { path, state, stateBefore }: SettingSource): PersonInSetting {
  const { id, name, role, pronouns } = person;
  const feeling = wholeFeeling(state, id);
  return {
    id,
    name,
    role,
    isHere: personPlace(state, id) === placeOf(state) || isInScene(path, id),
    feeling,
    change: feeling - wholeFeeling(withTimeOf(state, stateBefore), id),
    pronouns,
  };
}

/** Whoever the player turned to, or a beat brought along, is there wherever the state keeps them. */
function isInScene(path: readonly Scene[], person: string): boolean {
  const outcome = path[path.length - 1]?.outcome;
  if (outcome === undefined) return false;
  if (outcome.taken?.intent.target === person) return true;
  if (outcome.beat === null) return false;
  return outcome.memories.some(({ characters }) => characters.includes(person));
}

/** What faded on the way was not the scene's doing. */
function withTimeOf({ time }: StoryState, state: StoryState): StoryState {
  return time === undefined ? state : { ...state, time };
}

/** A skill may have written any number. */
function wholeFeeling(state: StoryState, person: string): number {
  // Adding 0 makes a plain zero of the negative one that rounding leaves.
  return withinFeelings(Math.round(feelingOf(state, person))) + 0;
}

type Known = { readonly memory: Memory; readonly number: number };

/** What was recalled now, then what has to do with this place or with who is here; nothing that meant little. */
function rememberedIn(
  path: readonly Scene[],
  place: string,
  here: ReadonlySet<string>,
): readonly RememberedHere[] {
  const recalled = new Set(path[path.length - 1]?.outcome.recalled.map(({ id }) => id));
  // Having waited somewhere is nothing to be reminded of.
  const known = path
    .slice(0, -1)
    .flatMap(({ number, outcome }) => outcome.memories.map((memory) => ({ memory, number })))
    .filter(({ memory }) => memory.significance !== 'low')
    .reverse();
  const fitting = withoutRepeats([
    ...known.filter(({ memory }) => recalled.has(memory.id)),
    ...known.filter(({ memory }) => hasToDoWith(memory, place, here)),
  ]).slice(0, mostRemembered);
  return known
    .filter((entry) => fitting.includes(entry))
    .map(({ memory, number }) => ({ text: memory.summary, scene: number, kind: memory.kind }));
}

function withoutRepeats(memories: readonly Known[]): readonly Known[] {
  const texts = new Set<string>();
  return memories.filter(({ memory: { summary } }) => {
    const isNew = !texts.has(summary);
    texts.add(summary);
    return isNew;
  });
}

function hasToDoWith(memory: Memory, place: string, here: ReadonlySet<string>): boolean {
  const { about, characters, location } = memory;
  return location === place || [about ?? '', ...characters].some((person) => here.has(person));
}
