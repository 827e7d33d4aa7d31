import type { Json } from '@/foundation/json';
import { validateNpcProfile } from '@/contracts/generated/validate-npc-profile';
import { checkAuthorFile } from '@/campaign/check-author-file';
import type { Noted } from '@/campaign/reading';
import type { Person } from '@/story/campaign/campaign';
import { pronounsOf } from '@/story/campaign/pronouns-of';

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
  // Somebody is always called something: no name at all would be found in every sentence.
  const [first = name] = name.split(' ').filter((word) => word !== '');
  const shortName = kept.short_name ?? first;
  return {
    person: {
      id,
      name,
      shortName,
      pronouns: pronounsOf(pronouns),
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
