import { isLikened } from '@/reading/found/is-likened';
import { nounPhrases, type TaggedPhrase } from '@/reading/found/noun-phrases';
import { mentions } from '@/reading/found/person-names';
import type { Reading } from '@/reading/found/reading';
import { locatives, personNouns, vagueNouns } from '@/reading/found/word-classes';
import { is, tagged, type Term } from '@/reading/prose/tagged';
import { splitSentences } from '@/story/words/split-sentences';

const mostWords = 3;

/** Of every house. */
const parts = /^(?:wall|floor|roof|ceiling|window|door|doorway|counter|table|chair)s?$/;

type Candidate = { readonly name: string; readonly weight: number };

/** What a description is about: a thing or a matter that it names, best one that its title names too. */
export function phraseOfDescription(text: string, title: string, reading: Reading): string | null {
  const titled = new Set((title.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stem));
  const names = reading.people
    .flatMap(({ called, role }) => [...called, role ?? ''])
    .join(' ')
    .toLowerCase();
  const small = text.toLowerCase();
  const candidates = splitSentences(text).flatMap((sentence, at): readonly Candidate[] => {
    const terms = tagged(sentence);
    const phrases = nounPhrases(terms).flatMap((phrase) => {
      const weight = weightOf(phrase, terms, { titled, names, small });
      return weight === null ? [] : [{ name: `the ${phrase.words}`, weight: weight - at * 0.1 }];
    });
    return [...phrases, ...knownIn(sentence, reading)];
  });
  const [best] = [...candidates].sort((one, other) => other.weight - one.weight);
  return best?.name ?? null;
}

function weightOf(
  { words, head, article, from, to }: TaggedPhrase,
  terms: readonly Term[],
  {
    titled,
    names,
    small,
  }: { readonly titled: ReadonlySet<string>; readonly names: string; readonly small: string },
): number | null {
  const all = words.toLowerCase().split(' ');
  if (all.length > mostWords || /\p{Lu}/u.test(words) || isLikened(terms, from)) return null;
  const isTitled = titled.has(stem(head));
  if (vagueNouns.has(head) || parts.test(head)) return null;
  // "A Weaver Goes Home" is about the weaver.
  if (!isTitled && personNouns.has(head)) return null;
  // "A fishing boat": the tagger takes the boat for a verb.
  const isHalf = /ing$/.test(head) && terms[to]?.after.trim() === '' && is(terms[to + 1], 'Verb');
  if (isHalf && !/s$/.test(terms[to + 1]?.small ?? '')) return null;
  if (all.some((word) => /^(?:player|narrator|reader|scene)s?$/.test(word))) return null;
  // "For the first time somebody": two phrases side by side.
  if (all.some((word) => /^(?:some|any|no|every)(?:one|body|thing|where)$/.test(word))) return null;
  if (mentions(names, head) || /^(?:other|same|own|whole|next|such|last|first)\b/.test(words))
    return null;
  if (article === 'none' && !isTitled) return null;
  const before = terms[from - (article === 'none' ? 1 : 2)]?.small ?? '';
  const isPart = terms[to + 1]?.small === 'of' ? 0.3 : 0;
  return (
    (isTitled ? 3 : all.some((word) => titled.has(stem(word))) ? 1 : 0) +
    { the: 1, a: 0.8, other: 0.5, none: 0 }[article] +
    (small.split(head).length > 2 ? 0.3 : 0) +
    // What its first words are about.
    (from < 3 && small.startsWith(terms[0]?.small ?? '') ? 0.4 : 0) -
    (locatives.has(before) ? 0.8 : before === 'of' ? 0.4 : 0) -
    isPart
  );
}

/** A thing, or a matter with a name that no place or side is called after. */
function knownIn(sentence: string, { things, topics }: Reading): readonly Candidate[] {
  const isNamed = (call: string): boolean => {
    if (!mentions(sentence, call)) return false;
    const at = sentence.indexOf(call);
    const before = sentence.slice(0, at).replace(/\b(?:the|an?) $/i, '');
    const last = before.trim().split(' ').pop() ?? '';
    const [next] = tagged(sentence.slice(at + call.length).trim());
    const rest = sentence.slice(at + call.length);
    const isFirstOf = /^ \p{Ll}/u.test(rest) && is(next, 'Noun') && !is(next, 'Verb');
    return !locatives.has(last.toLowerCase()) && !isFirstOf && !/^['’]s?\b/.test(rest);
  };
  return [
    ...things.map(({ name, called }) => ({ name, called, weight: 1.5 })),
    ...topics.map(({ name, called }) => ({ name, called, weight: 1.2 })),
  ]
    .filter(({ name, called }) => !/\bown\b/.test(name) && called.some(isNamed))
    .map(({ name, weight }) => ({ name, weight }));
}

function stem(word: string): string {
  return word.toLowerCase().replace(/(?:[^s])s$/, (end) => end.charAt(0));
}
