import type { Excerpt, FoundPlace } from '@/reading/found/reading';
import type { Excerpts } from '@/reading/story/excerpts-left';
import { inOrder } from '@/reading/story/in-order';

/** What is said of a place, what names it alone first. */
export function excerptsOfPlace(place: FoundPlace, free: Excerpts): readonly Excerpt[] {
  return inOrder(
    [...place.excerpts]
      .sort((one, other) => one.about.length - other.about.length)
      .filter((excerpt) => free.isFree(excerpt)),
    place,
  );
}

/** What is seen first of each place, taken before anybody can be asked: nobody goes where nothing is told. */
export function firstSightsOf(
  places: readonly FoundPlace[],
  free: Excerpts,
): ReadonlyMap<string, Excerpt> {
  return new Map(
    places.flatMap((place) => {
      const [first] = excerptsOfPlace(place, free);
      if (first === undefined) return [];
      free.take(first);
      return [[place.id, first] as const];
    }),
  );
}
