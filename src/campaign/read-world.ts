import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { guessPlaceKind } from '@/campaign/guess-place-kind';
import { textOf, textsOf, type CampaignFault } from '@/campaign/reading';
import { placeKinds, type Person, type Place, type Pronouns } from '@/story/campaign';

export function readPlaces(data: Json): {
  readonly places: ReadonlyMap<string, Place>;
  readonly faults: readonly CampaignFault[];
} {
  const places = new Map<string, Place>();
  const faults: CampaignFault[] = [];
  for (const { id, entry } of entries(data, 'places')) {
    const name = textOf(entry['name']) ?? id;
    const mood = textOf(entry['mood']);
    const kind = placeKinds.find((known) => known === entry['kind']);
    if (kind === undefined && entry['kind'] !== undefined)
      faults.push({
        file: 'world/places.json',
        message: `${id}: its kind is none of ${placeKinds.join(', ')}`,
      });
    places.set(id, {
      id,
      name,
      kind: kind ?? guessPlaceKind(name, [textOf(entry['description']), mood]),
      region: textOf(entry['region']),
      features: textsOf(entry['features']),
      exits: textsOf(entry['exits']),
      mood,
    });
  }
  return { places, faults };
}

export function readItems(data: Json): ReadonlyMap<string, string> {
  return new Map(entries(data, 'items').map(({ id, entry }) => [id, textOf(entry['name']) ?? id]));
}

const pronouns: Readonly<Record<string, Pronouns>> = {
  she: { they: 'she', them: 'her', their: 'her' },
  he: { they: 'he', them: 'him', their: 'his' },
  it: { they: 'it', them: 'it', their: 'its' },
  they: { they: 'they', them: 'them', their: 'their' },
};

const anyone: Pronouns = { they: 'they', them: 'them', their: 'their' };

export function readPerson(id: string, profile: Json): Person | null {
  if (!isJsonObject(profile)) return null;
  const name = textOf(profile['name']);
  if (name === null) return null;
  const pronoun = textOf(profile['pronouns'])?.split('/')[0] ?? 'they';
  return {
    id,
    name,
    shortName: textOf(profile['short_name']) ?? name.split(' ')[0] ?? name,
    pronouns: pronouns[pronoun] ?? anyone,
    role: textOf(profile['role']),
    place: textOf(profile['place']),
  };
}

function entries(
  data: Json,
  key: string,
): readonly { readonly id: string; readonly entry: JsonObject }[] {
  const listed = isJsonObject(data) ? data[key] : data;
  return (Array.isArray(listed) ? (listed as readonly Json[]) : [])
    .filter(isJsonObject)
    .flatMap((entry) => {
      const id = textOf(entry['id']);
      return id === null ? [] : [{ id, entry }];
    });
}
