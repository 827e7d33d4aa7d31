import { mentions } from '@/reading/found/person-names';
import { nounPhrases } from '@/reading/found/noun-phrases';
import type { Reading } from '@/reading/found/reading';
import { lowerFirst } from '@/reading/prose/lower-first';
import { is, tagged } from '@/reading/prose/tagged';
import { withoutEnding } from '@/story/words/without-ending';
import { splitSentences } from '@/story/words/split-sentences';
import type { Beat } from '@/story/campaign/beat';

/** What a beat is about, as it stands after "about": its title, else what its words name. */
export function beatMatter({ title, description }: Beat, reading: Reading): string {
  const own = titleAsMatter(title, description ?? '', reading);
  if (own !== null) return asOne(own);
  const text = description ?? '';
  const known = [...reading.things, ...reading.topics].find(
    ({ name, called }) => !/\bown\b/.test(name) && called.some((call) => mentions(text, call)),
  );
  return asOne(known?.name ?? nounIn(text, reading) ?? 'what has happened');
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

/** "The Cut Page" → "the cut page", "Nine Days" → "the nine days"; null for "Under the East Wing". */
function titleAsMatter(title: string, text: string, reading: Reading): string | null {
  const plain = withoutEnding(title.trim(), /[.!?…]/);
  const terms = tagged(plain);
  const [first] = terms;
  const last = terms[terms.length - 1];
  if (first === undefined || terms.length > 6 || /[:;,"“?!]/.test(title)) return null;
  const people = reading.people.flatMap(({ called }) => called);
  const isPlace = reading.places.some(({ name, called }) =>
    [name, ...called].some((each) => each.toLowerCase() === plain.toLowerCase()),
  );
  if (isPlace) return null;
  const names = [...people, ...properWords(reading, text)];
  if (/^(?:What|How|Why|Where|Who) \p{L}/u.test(plain)) return inSentence(plain, names);
  if (is(first, 'Preposition', 'Conjunction', 'Pronoun', 'QuestionWord', 'Adverb')) return null;
  if (
    /^(?:\p{L}+ )?(?:under|over|in|into|on|at|to|from|by|behind|beyond|after|before|with|without|through|across|between|toward|towards|below|beneath|above|among|against|down|up|out)\b/iu.test(
      plain,
    )
  )
    return null;
  const ending = tagged(plain.toLowerCase());
  const closing = ending[ending.length - 1];
  if (/[^s]s$/.test(closing?.small ?? '') && is(closing, 'Verb') && terms.length > 2) return null;
  if (/(?:ing|s)$/.test(first.small) && is(first, 'Verb') && terms.length > 1) return null;
  if (terms.slice(1).some((term) => isFinite(term.small, term.tags))) return null;
  if (people.some((name) => mentions(plain, name))) return null;
  if (!is(last, 'Noun') && terms.length < 2) return null;
  const words = inSentence(plain, names);
  return /^(?:the|an?|his|her|their|no|one|your|my|our)\s/.test(words)
    ? words.replace(/^an? /, 'the ')
    : `the ${words}`;
}

function isFinite(small: string, tags: ReadonlySet<string>): boolean {
  if (/^(?:is|are|was|were|has|have|had|will|must|can|do|does|did)$/.test(small)) return true;
  return (
    tags.has('Verb') && !tags.has('Gerund') && !tags.has('Participle') && !tags.has('Adjective')
  );
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

/** The first noun with an article that is nobody. */
function nounIn(text: string, { people }: Reading): string | null {
  const names = people.flatMap(({ called, role }) => [...called, role ?? '']).join(' ');
  for (const sentence of splitSentences(text))
    for (const { words, article, head } of nounPhrases(tagged(sentence))) {
      if (article === 'none' || words.split(' ').length > 3 || /\p{Lu}/u.test(words)) continue;
      if (
        /^(?:player|way|time|moment|day|night|morning|place|man|woman|one|hour|while)$/.test(head)
      )
        continue;
      if (!mentions(names.toLowerCase(), head)) return `the ${lowerFirst(words)}`;
    }
  return null;
}
