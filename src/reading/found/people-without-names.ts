import { guessedPronouns, pronounsFor } from '@/reading/found/guess-pronouns';
import { nounPhrases } from '@/reading/found/noun-phrases';
import { idFor, namesFor, shortNameOf } from '@/reading/found/person-names';
import { excerptsAbout } from '@/reading/found/excerpts-about';
import { nameParts } from '@/reading/people/name-parts';
import { plainRole } from '@/reading/people/plain-role';
import type { FoundPerson } from '@/reading/found/reading';
import { awayWords, personNouns } from '@/reading/found/word-classes';
import type { ReadSentence } from '@/reading/prose/sentence';

/** Where hardly anybody has a name: the carrier, the cook, an old woman. */
export function peopleWithoutNames(sentences: readonly ReadSentence[]): readonly FoundPerson[] {
  const found = new Map<string, number>();
  for (const { terms, text, isTellable, file } of sentences) {
    if (awayWords.test(text) || !isTellable || !/^(?:plot\/premise|world\/setting)/.test(file))
      continue;
    for (const { words, head, article, from, to } of nounPhrases(terms)) {
      const isNobody =
        article === 'none' ||
        // "A witness is paid three": whoever it may be.
        (article === 'a' && from === 1) ||
        /^(?:no|another|any|every|each|your|like)$/.test(terms[from - 1]?.small ?? '') ||
        /^(?:like|as|of)$/.test(terms[from - 2]?.small ?? '') ||
        // "a boy called Pip", "the leading lady, Dorothea Vane": they have a name.
        /^(?:(?:called|named)|\p{Lu}.*)$/u.test(terms[to + 1]?.text ?? '');
      if (
        !personNouns.has(head) ||
        isNobody ||
        /\p{Lu}/u.test(words) ||
        words.split(' ').length > 3
      )
        continue;
      found.set(words, (found.get(words) ?? 0) + 1);
    }
  }
  return [...found]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 2)
    .map(([words]) => ({
      ...foundPerson(`the ${words}`, sentences, { role: null, own: [] }),
      pronouns: pronounsFor(words),
    }));
}

export function foundPerson(
  written: string,
  sentences: readonly ReadSentence[],
  { role, own }: { readonly role: string | null; readonly own: readonly ReadSentence[] },
): FoundPerson {
  const { name, nickname, rest } = nameParts(written);
  const pronouns = guessedPronouns(name, '', [...sentences, ...own]);
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
