import type { PlaceKind } from '@/story/campaign/campaign';

const wordsOfKind: Readonly<Record<PlaceKind, string>> = {
  village:
    'village town city street lane square market yard court gate roof ridge roofs harbour harbor camp',
  water:
    'river sea lake pond stream brook shore beach coast ferry weir canal marsh swamp bay island boat ship',
  sky: 'sky cloud clouds summit peak mountain mountains cliff airship tower stars moon',
  interior:
    'room hall house home kitchen cellar attic loft chapel church temple library inn tavern shop bakehouse mill cave cell prison tunnel cabin corridor vault crypt study office station',
  forest: 'forest wood woods grove trees orchard jungle thicket glade',
  road: 'road path track trail bridge crossroads pass highway milestone',
  field: 'field fields meadow pasture pen farm garden moor heath plain desert hill hills turnips',
};

const kindOfWord = new Map(
  (Object.entries(wordsOfKind) as [PlaceKind, string][]).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word, kind] as const),
  ),
);

/**
 * What a place looks like when its author does not say. The last word of a name counts most (a river
 * road is a road); in other texts, the first that says anything.
 */
export function guessPlaceKind(name: string, others: readonly (string | null)[]): PlaceKind {
  const said = [kindsIn(name).reverse(), ...others.map((text) => kindsIn(text ?? ''))];
  return said.flat()[0] ?? 'village';
}

function kindsIn(text: string): PlaceKind[] {
  return text
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => kindOfWord.get(word) ?? []);
}
