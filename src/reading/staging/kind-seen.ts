import type { Place } from '@/story/campaign/campaign';
import { guessPlaceKind } from '@/story/campaign/guess-place-kind';

/** Where no house, hearth or fir of ours would stand. */
const worldsApart: readonly RegExp[] = [
  /\b(?:space ?opera|space|sci-?fi|science fiction|cyberpunk|dystopian?|post-apocalyp\w+|western|noir|contemporary|modern|urban|solarpunk|steampunk|dieselpunk)\b/iu,
  /\b(?:spaceships?|starships?|spacecraft|spacesuits?|airlocks?|vacuum|asteroids?|zero[- ]g(?:ravity)?|orbit(?:al|ing|s)?|submarines?)\b/iu,
  /\b(?:deserts?|dunes?|cact(?:us|i)|adobe|oasis|mesas?|savannah?|palm trees?|mangroves?|jungle|tropics|tropical)\b/iu,
  /\b(?:neon|telephones?|phones?|taxis?|motorways?|subway|skyscrapers?|apartments?|televisions?|computers?|internet|electric(?:ity)?|lifts?|elevators?|tarmac)\b/iu,
];

/** What the words for a room with a hearth and a window say. */
const homely =
  /\b(?:kitchen|inn|tavern|cottage|farmhouse|parlou?r|bakehouse|bakery|forge|mill|cabin|hearth|fireplace|stove)\b/iu;
const villages = /\b(?:village|hamlet|settlement|green|town)\b/iu;

/**
 * What a place of a story made of prose looks like. Its own name or the first words about it have to say so, and the
 * world has to be one of which we have pictures: a wrong picture is worse than none.
 */
export function kindSeen(
  name: string,
  told: readonly string[],
  { genre, setting }: { readonly genre: string | null; readonly setting: readonly string[] },
): Place['kind'] {
  const world = [genre ?? '', name, ...setting].join('\n');
  const isApart = worldsApart.some((words) => words.test(world));
  const own = [name, ...told.slice(0, 1)].join('\n');
  const kind = guessPlaceKind(name, told.slice(0, 1));
  // Waters and woods look alike in most worlds.
  if (isApart) return kind === 'water' || kind === 'forest' ? kindOfNature(name, kind) : 'anywhere';
  if (kind === 'village') return villages.test(own) ? kind : 'anywhere';
  if (kind === 'interior') return homely.test(own) ? kind : 'anywhere';
  return kind;
}

/** In a name alone: "the hold of the ship" may be a starship's. */
function kindOfNature(name: string, kind: 'water' | 'forest'): Place['kind'] {
  const natural =
    /\b(?:river|lake|sea|pond|stream|brook|shore|beach|forest|woods?|grove|orchard)\b/iu;
  return natural.test(name) ? kind : 'anywhere';
}
