import { mentions } from '@/reading/found/person-names';
import { nounPhrases } from '@/reading/found/noun-phrases';
import type { Reading } from '@/reading/found/reading';
import { vagueNouns } from '@/reading/found/word-classes';
import { phraseOfDescription } from '@/reading/beats/phrase-of-description';
import { titlePhrase } from '@/reading/beats/title-phrase';
import { is, tagged } from '@/reading/prose/tagged';
import type { Beat } from '@/story/campaign/beat';

/** What a beat is about, as it stands after "about": its title where that names something, else what its words name. */
export function beatMatter({ title, description }: Beat, reading: Reading): string {
  const text = description ?? '';
  return asOne(
    titleAsMatter(title, text, reading) ??
      phraseOfDescription(text, title, reading) ??
      nounOfTitle(title, reading) ??
      'the whole affair',
  );
}

/** What is many takes other verbs: "the matter of the nine days" is one. */
export function asOne(matter: string): string {
  const terms = tagged(matter);
  const cut = terms.findIndex((term) => is(term, 'Preposition'));
  const head = terms[(cut < 1 ? terms.length : cut) - 1];
  const isMany =
    terms.some(({ small }) => small === 'and') ||
    is(head, 'Plural') ||
    (/[^s]s$/.test(head?.small ?? '') && is(terms[0], 'Value'));
  return isMany && !/^(?:what|how|why|where|who)\b/.test(matter)
    ? `the matter of ${matter}`
    : matter;
}

/** "The Cut Page" → "the cut page", "Nine Days" → "the nine days"; null for what names nothing or a place. */
function titleAsMatter(title: string, text: string, reading: Reading): string | null {
  const plain = titlePhrase(title);
  if (plain === null) return null;
  const people = reading.people.flatMap(({ called }) => called);
  const isPlace = reading.places.some(({ name, called }) =>
    [name, ...called].some((each) => each.toLowerCase() === plain.toLowerCase()),
  );
  if (isPlace || people.some((name) => mentions(plain, name))) return null;
  const names = [...people, ...properWords(reading, text)];
  const words = inSentence(plain, names);
  if (isOnlyNames(words)) return words;
  return /^(?:the|an?|his|her|their|no|one|your|my|our)\s/.test(words)
    ? words.replace(/^an? /, 'the ')
    : `the ${words}`;
}

/** "Ely" goes without an article. */
function isOnlyNames(words: string): boolean {
  return words.split(' ').every((word) => /^\p{Lu}/u.test(word));
}

/** Of a sentence as a title, what it speaks of: "The Rope Breaks" is about the rope. */
function nounOfTitle(title: string, { people }: Reading): string | null {
  const names = people.flatMap(({ called }) => called);
  const found = nounPhrases(tagged(title.toLowerCase())).find(
    ({ head, article, words }) =>
      article === 'the' &&
      !vagueNouns.has(head) &&
      !names.some((name) => mentions(name.toLowerCase(), words)),
  );
  if (found === undefined) return null;
  const words = found.words.split(' ');
  const last = words[words.length - 1] ?? '';
  const isDone = words.length > 1 && /[^s]s$/.test(last) && is(tagged(last)[0], 'Verb');
  return `the ${words.slice(0, isDone ? -1 : undefined).join(' ')}`;
}

/** Words that have a capital inside sentences, and none anywhere else. */
function properWords({ sentences, places, topics }: Reading, text: string): readonly string[] {
  const inside = new Set<string>();
  const small = new Set<string>();
  for (const { terms } of sentences)
    for (const [at, { text }] of terms.entries())
      if (/^\p{Ll}/u.test(text)) small.add(text);
      else if (at > 0 && /^\p{Lu}/u.test(text)) inside.add(text.replace(/['’]s?$/, ''));
  for (const [, word = ''] of text.matchAll(/[\p{Ll},] (\p{Lu}[\p{L}-]+)/gu)) inside.add(word);
  const named = [...places, ...topics].flatMap(({ called }) => called);
  return [...inside, ...named.flatMap((name) => name.split(' '))].filter(
    (word) => /^\p{Lu}/u.test(word) && !small.has(word.toLowerCase()),
  );
}

/** Titles have capitals that sentences do not. */
function inSentence(title: string, names: readonly string[]): string {
  return title
    .split(' ')
    .map((word) =>
      !/^(?:The|A|An|Of|In|On|And|At|To|For|With|By|From)$/.test(word) &&
      names.some((name) => mentions(name, word.replace(/['’]s?$/, '')))
        ? word
        : word.toLowerCase(),
    )
    .join(' ');
}
