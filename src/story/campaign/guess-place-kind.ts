import type { PlaceKind } from '@/story/campaign/campaign';

const wordsOfKind: Readonly<Record<PlaceKind, string>> = {
  village:
    'village town city street square market yard court gate roof ridge roofs harbour harbor camp settlement hamlet',
  water:
    'river sea lake pond stream brook shore beach coast ferry weir canal marsh swamp bay island boat ship barge deck quay pier wharf dock landing jetty lagoon estuary fen mere lighthouse raft',
  sky: 'sky cloud clouds summit peak mountain mountains cliff airship tower stars moon plateau orbit rooftop balloon observatory dome ledge crater',
  interior:
    'room hall house home kitchen cellar attic loft chapel church temple library inn tavern shop bakehouse mill cave cell prison tunnel cabin corridor vault crypt study office station galley bunkroom wheelhouse carriage compartment wagon van ward ballroom parlour parlor pantry saloon bar pub cafe theatre museum school classroom workshop forge bakery archive laboratory lab airlock bridgehouse quarters cockpit bunker basement courtroom canteen surgery lobby hangar greenhouse barn stable shed hut tent',
  forest: 'forest wood woods grove trees orchard jungle thicket glade copse spinney',
  road: 'road path track trail bridge crossroads pass highway milestone lane platform railway viaduct siding causeway stair stairs alley drove',
  field:
    'field fields meadow pasture pen farm garden moor heath plain desert hill hills turnips paddock park allotment vineyard cemetery graveyard',
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
