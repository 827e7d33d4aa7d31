import { mentions } from '@/reading/found/person-names';
import { withoutEnding } from '@/story/words/without-ending';
import type { FoundPerson } from '@/reading/found/reading';

/** Whoever has been named last; of those who are "he" or "she", where that is asked for. */
export function lastNamed(
  text: string,
  people: readonly FoundPerson[],
  they: string | null = null,
): FoundPerson | null {
  const ends = people
    .filter((person) => they === null || person.pronouns.they === they)
    .flatMap((person) =>
      person.called
        .filter((name) => mentions(text, name))
        .map((name) => ({ person, name, end: text.lastIndexOf(name) + name.length })),
    )
    // "Mrs Orr" ends where "Orr" does, and is somebody else than her sister.
    .sort((one, other) => other.end - one.end || other.name.length - one.name.length);
  return ends[0]?.person ?? null;
}

/** Whom a choice can name: somebody of the story, or who has no name in it. */
export type WhoeverActs = { readonly name: string; readonly person: FoundPerson | null };

/** Whose verb follows: a name, a pronoun for one, or "the harbour master". */
export function subjectIn(
  sentence: string,
  before: string,
  people: readonly FoundPerson[],
): WhoeverActs | null {
  const own = withoutEnding(sentence, /[\s,]/);
  const pronoun = /(?:^|[\s,;])(he|she|they)$/i.exec(own)?.[1]?.toLowerCase();
  const told = `${before} ${own.slice(0, -(pronoun?.length ?? 0))}`;
  // Of whom nobody has said "he" or "she" yet, either may be meant.
  const person =
    pronoun === undefined
      ? lastNamed(own, people)
      : (lastNamed(told, people, pronoun) ?? lastNamed(told, people, 'they'));
  if (person !== null) return { name: person.shortName, person };
  if (pronoun !== undefined) return null;
  const nameless = /(?:^|[\s,;])(?:the|an?) ((?:\p{Ll}+ ){0,2}\p{Ll}+)$/iu.exec(own)?.[1];
  return nameless === undefined || /\b(?:of|in|on|at|that|and)\b/.test(nameless)
    ? null
    : { name: `the ${nameless}`, person: null };
}
