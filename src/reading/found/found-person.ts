import { excerptsAbout } from '@/reading/found/excerpts-about';
import { guessedPronouns } from '@/reading/found/guess-pronouns';
import { pronounsFor } from '@/reading/people/pronouns-for';
import { idFor, namesFor, shortNameOf } from '@/reading/found/person-names';
import type { FoundPerson } from '@/reading/found/reading';
import { nameParts } from '@/reading/people/name-parts';
import { plainRole } from '@/reading/people/plain-role';
import type { ReadSentence } from '@/reading/prose/sentence';
import { anyone } from '@/story/campaign/pronouns-of';

/** Somebody of whom the author says no more than a name, and what is said beside it. */
export function foundPerson(
  written: string,
  sentences: readonly ReadSentence[],
  { role, own }: { readonly role: string | null; readonly own: readonly ReadSentence[] },
): FoundPerson {
  const { name, nickname, rest } = nameParts(written);
  const said = pronounsFor(plainRole(role)?.split(/ (?:of|in|at|from) /)[0] ?? '');
  const pronouns = said === anyone ? guessedPronouns(name, '', sentences, own) : said;
  const person = { name, shortName: name.startsWith('the ') ? name : (name.split(' ')[0] ?? name) };
  return {
    id: idFor(name),
    name,
    shortName: nickname ?? shortNameOf(person),
    pronouns,
    role: plainRole(role ?? (/^(?:the|an?) /i.test(rest ?? '') ? rest : null)),
    place: null,
    stands: null,
    traits: [],
    looks: [],
    background: excerptsAbout(own, pronouns),
    sayings: [],
    wants: [],
    ties: new Map(),
    belongings: [],
    hasProfile: false,
    isSilent: false,
    called: [...new Set([...namesFor(name), ...(nickname === null ? [] : [nickname])])],
    isCalled: nickname !== null,
  };
}
