import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { textOf, textsOf } from '@/campaign/reading';
import type { Person, Place, Pronouns } from '@/story/campaign';

export function readPlaces(data: Json): ReadonlyMap<string, Place> {
  return new Map(
    entries(data, 'places').map(({ id, entry }) => [
      id,
      {
        id,
        name: textOf(entry['name']) ?? id,
        exits: textsOf(entry['exits']),
        mood: textOf(entry['mood']),
      },
    ]),
  );
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
