import { namedIn, namesIt } from '@/reading/found/named-in';
import type { FoundPerson, Reading } from '@/reading/found/reading';
import { leansBack } from '@/reading/prose/leans-back';
import { is, tagged } from '@/reading/prose/tagged';
import { countWords, splitSentences } from '@/story/words/split-sentences';
import type { PassageMemory } from '@/story/campaign/passage';

/** A longer sentence is nothing one keeps in mind. */
const mostWords = 36;

type Known = Pick<Reading, 'people' | 'places' | 'things' | 'topics'>;

/**
 * Of an author's sentences those that one who has read them would name as the reason for something: each
 * names somebody, somewhere or something that those before it do not, and stands for itself.
 */
export function keptInMind(
  texts: readonly string[],
  known: Known,
  most: number,
): readonly PassageMemory[] {
  const named = new Set<string>();
  const kept: PassageMemory[] = [];
  for (const text of texts.flatMap(splitSentences)) {
    const people = peopleIn(text, known);
    const all = [...people, ...namedIn(text, [...known.places, ...known.things, ...known.topics])];
    const isNew = all.some(({ id }) => !named.has(id));
    if (kept.length >= most || !isNew || !standsForItself(text)) continue;
    for (const { id } of all) named.add(id);
    const [person, ...others] = people;
    const about = others.length === 0 ? (person?.id ?? null) : null;
    kept.push({ text, kind: null, about, significance: 'medium' });
  }
  return kept;
}

/** "Wray's Drove" names no Wray, and a name that two people have nobody. */
function peopleIn(text: string, { people, places }: Known): readonly FoundPerson[] {
  const bare = places
    .flatMap(({ name, called }) => [name, ...called])
    .filter((name) => name.includes(' '))
    .reduce((rest, name) => rest.replaceAll(name, ' '), text);
  return people.filter(({ id, called }) =>
    called.some(
      (name) =>
        namesIt(bare, name) &&
        !people.some((other) => other.id !== id && other.called.includes(name)),
    ),
  );
}

/** No signature, order or quotation, nothing of a letter's "we", and nothing that leans on the words before it. */
function standsForItself(text: string): boolean {
  if (countWords(text) > mostWords || /^["“‘']/.test(text)) return false;
  const terms = tagged(text);
  const unquoted = text.replace(/["“][^"“”]*["”]/g, '');
  return (
    !leansBack(text, terms) &&
    !/\b(?:I|[Mm]e|[Mm]y|[Ww]e|us|[Oo]ur)\b/.test(unquoted) &&
    !is(terms[0], 'Imperative', 'Infinitive') &&
    terms.some((term) => is(term, 'Verb'))
  );
}
