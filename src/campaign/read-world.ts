import type { Json } from '@/foundation/json';
import { validateFactions } from '@/contracts/generated/validate-factions';
import { validateItems } from '@/contracts/generated/validate-items';
import { validatePlaces } from '@/contracts/generated/validate-places';
import { checkAuthorFile } from '@/campaign/check-author-file';
import { guessPlaceKind } from '@/campaign/guess-place-kind';
import { underName, type CampaignFault } from '@/campaign/reading';
import type { Place } from '@/story/campaign';

export function readPlaces(data: Json): {
  readonly places: ReadonlyMap<string, Place>;
  readonly faults: readonly CampaignFault[];
} {
  const { kept, faults } = checkAuthorFile(
    'world/places.json',
    validatePlaces,
    underName('places', data),
  );
  const places = new Map<string, Place>();
  for (const { id, name = id, kind, description = null, mood = null, ...rest } of kept.places ?? [])
    if (id !== undefined && name !== undefined)
      places.set(id, {
        id,
        name,
        kind: kind ?? guessPlaceKind(name, [description, mood]),
        region: rest.region ?? null,
        features: rest.features ?? [],
        exits: rest.exits ?? [],
        mood,
      });
  return { places, faults };
}

export function readItems(data: Json): {
  readonly items: ReadonlyMap<string, string>;
  readonly faults: readonly CampaignFault[];
} {
  const { kept, faults } = checkAuthorFile(
    'world/items.json',
    validateItems,
    underName('items', data),
  );
  return { items: namesById(kept.items ?? []), faults };
}

export function readFactions(data: Json): {
  readonly factions: ReadonlyMap<string, string>;
  readonly faults: readonly CampaignFault[];
} {
  const { kept, faults } = checkAuthorFile(
    'world/factions.json',
    validateFactions,
    underName('factions', data),
  );
  return { factions: namesById(kept.factions ?? []), faults };
}

function namesById(
  entries: readonly { readonly id?: string; readonly name?: string }[],
): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap(({ id, name }) => (id === undefined ? [] : [[id, name ?? id] as const])),
  );
}
