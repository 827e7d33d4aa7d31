import type { Json } from '@/foundation/json';
import { validateNpcProfile } from '@/contracts/generated/validate-npc-profile';
import { validatePlayerTemplate } from '@/contracts/generated/validate-player-template';
import { checkAuthorFile } from '@/campaign/check-author-file';
import type { Noted } from '@/campaign/reading';
import type { Person, Pronouns } from '@/story/campaign/campaign';

const pronounsOf: ReadonlyMap<string, Pronouns> = new Map([
  ['she', { they: 'she', them: 'her', their: 'her' }],
  ['he', { they: 'he', them: 'him', their: 'his' }],
  ['it', { they: 'it', them: 'it', their: 'its' }],
]);

const anyone: Pronouns = { they: 'they', them: 'them', their: 'their' };

/** Without a name there is nobody. */
export function readPerson(
  file: string,
  id: string,
  data: Json,
): { readonly person: Person | null; readonly findings: readonly Noted[] } {
  const { kept, findings } = checkAuthorFile(file, validateNpcProfile, data);
  const { name, role = null, place = null, pronouns = '' } = kept;
  const { relationships, factions, epithets, portrait } = kept;
  const traits = kept.personality?.traits;
  const looks = [kept.age, kept.appearance].filter((words) => typeof words === 'string').join('. ');
  if (name === undefined) return { person: null, findings };
  const shortName = kept.short_name ?? name.split(' ')[0] ?? name;
  const [pronoun = ''] = pronouns.split('/');
  return {
    person: {
      id,
      name,
      shortName,
      pronouns: pronounsOf.get(pronoun) ?? anyone,
      role,
      place,
      ...(relationships === undefined ? {} : { ties: Object.keys(relationships) }),
      ...(looks === '' ? {} : { looks }),
      ...(portrait === undefined ? {} : { portrait }),
      ...(traits === undefined ? {} : { traits }),
      ...(epithets === undefined ? {} : { epithets }),
      ...(factions === undefined ? {} : { factions }),
    },
    findings,
  };
}

export function readPlayer(data: Json): {
  readonly startingPlace: string | null;
  readonly startingItems: readonly string[];
  readonly findings: readonly Noted[];
} {
  const { kept, findings } = checkAuthorFile(
    'characters/player/template.json',
    validatePlayerTemplate,
    data,
  );
  return {
    startingPlace: kept.starting_location ?? null,
    startingItems: kept.starting_items ?? [],
    findings,
  };
}
