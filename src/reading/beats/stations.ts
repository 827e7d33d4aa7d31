import { readingLimits } from '@/foundation/limits';
import { idFor, mentions } from '@/reading/found/person-names';
import type { FoundPlace, Reading } from '@/reading/found/reading';
import { parseCondition } from '@/story/conditions/parse-condition';
import type { Condition } from '@/story/conditions/condition';
import type { Beat } from '@/story/campaign/beat';
import type { Place } from '@/story/campaign/campaign';

/** A place that a journey comes to, and the beat with which it does. */
type Station = { readonly place: FoundPlace; readonly beat: string };

const arrivals =
  /\b(?:reach(?:es|ed)|arriv(?:es|ed|ing) (?:at|in)|pulls? in(?:to| at)|(?:puts?|comes?|came) in(?:to| at)|lands? (?:at|on|in)|docks? at|enters?|gets? (?:to|as far as)|stops? (?:at|in)|makes? camp (?:at|in)|returns? to|halts? (?:at|in))\s+((?:the\s+)?\p{Lu}[\p{L}'’-]+(?:\s+(?:(?:of|the|on|in)\s+)*\p{Lu}[\p{L}'’-]+){0,3})/u;

const atStart = /^(?:At|In) ((?:the )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})/u;
const times =
  /^(?:the )?(?:\p{L}+day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Lent|Midsummer|Midwinter|Spring|Summer|Autumn|Winter|Michaelmas|First|Last|Night|Noon|Dawn|Midnight)\b/u;

/** Places that only beats arrive at: a journey has stations. */
export function stationsOf(
  beats: readonly Beat[],
  { places, people }: Reading,
): readonly Station[] {
  const found: Station[] = [];
  for (const { id: beat, description, title } of beats.slice(0, readingLimits.beats)) {
    const said = arrivals.exec(`${title}. ${description ?? ''}`) ?? atStart.exec(description ?? '');
    const name = said?.[1]?.replace(/['’]s$/, '');
    if (name === undefined || times.test(name)) continue;
    const bare = name.replace(/^the /, '');
    const isKnown =
      [...places, ...found.map(({ place }) => place)].some((place) => isCalled(place, bare)) ||
      people.some(({ called }) => called.some((each) => mentions(name, each)));
    if (isKnown) continue;
    found.push({ place: { id: idFor(name), name, called: [bare], excerpts: [] }, beat });
  }
  return found;
}

function isCalled({ name, called }: FoundPlace, words: string): boolean {
  return [name, ...called].some((each) => mentions(each, words) || mentions(words, each));
}

/** Where a journey begins nobody goes back to from its stations. */
const departures =
  /\b(?:platform|station|quay|pier|dock|docks|harbou?r|gate|terminal|depot|port|jetty|wharf|landing|airfield|stop)\b/i;

/** No station before the beat that comes to it, nor after the next has been reached. */
export function withStations(
  places: ReadonlyMap<string, Place>,
  stations: readonly Station[],
  start: string,
): ReadonlyMap<string, Place> {
  if (stations.length === 0) return places;
  const isDeparture = departures.test(places.get(start)?.name ?? '') && places.size > 1;
  const conditions = new Map<string, Condition>();
  const note = (id: string, text: string): void => {
    const parsed = parseCondition(text);
    if (parsed.ok) conditions.set(id, parsed.value);
  };
  for (const [at, { place, beat }] of stations.entries()) {
    const next = stations[at + 1];
    note(place.id, `beat.${beat}${next === undefined ? '' : ` and not beat.${next.beat}`}`);
  }
  // Of the same town there may be more than a platform.
  for (const [id, { name }] of places)
    if ((id === start && isDeparture) || (isDeparture && departures.test(name)))
      note(id, `not beat.${stations[0]?.beat ?? ''}`);
  const ids = stations.map(({ place }) => place.id);
  const known = [...places].map(
    ([id, place]) => [id, { ...place, exits: [...place.exits, ...ids] }] as const,
  );
  const [model] = places.values();
  if (model === undefined) return places;
  const made = stations.map(({ place: { id, name } }): readonly [string, Place] => [
    id,
    { ...model, id, name, kind: 'village', features: [], exits: [...places.keys(), ...ids] },
  ]);
  return new Map(
    [...known, ...made].map(([id, place]) => {
      const exits = [...new Set(place.exits)].filter((exit) => exit !== id);
      const own = new Map([...(place.exitConditions ?? []), ...conditions]);
      return [id, { ...place, exits, exitConditions: own }];
    }),
  );
}
