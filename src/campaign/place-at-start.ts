import { guessPlaceKind } from '@/story/campaign/guess-place-kind';
import type { Place } from '@/story/campaign/campaign';
import { slugOf } from '@/story/words/slug-of';

type Places = ReadonlyMap<string, Place>;

/** Where a story starts, by id or by name. Where no place is known at all, the name is one. */
export function placeAtStart(
  written: string | null,
  places: Places,
): { readonly startingPlace: string; readonly places: Places } {
  const [first = ''] = places.keys();
  if (written === null) return { startingPlace: first, places };
  if (places.has(written)) return { startingPlace: written, places };
  const sought = bare(written);
  const named = [...places.values()].find(({ name, called = [] }) =>
    [name, ...called].some((other) => bare(other) === sought),
  );
  if (named !== undefined) return { startingPlace: named.id, places };
  const id = slugOf(written);
  if (places.size > 0 || id === '') return { startingPlace: written, places };
  const place: Place = {
    id,
    name: written,
    kind: guessPlaceKind(written, []),
    region: null,
    features: [],
    exits: [],
    mood: null,
  };
  return { startingPlace: id, places: new Map([[id, place]]) };
}

/** A name without what sentences put before it. */
export function bare(name: string): string {
  return name
    .toLowerCase()
    .replace(/^(?:an?|the|some|your) /, '')
    .trim();
}
