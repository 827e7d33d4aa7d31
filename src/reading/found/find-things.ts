import { idFor } from '@/reading/found/person-names';
import { nounPhrases } from '@/reading/found/noun-phrases';
import type { FoundThing } from '@/reading/found/reading';
import { thingNouns } from '@/reading/found/word-classes';
import type { ReadSentence } from '@/reading/prose/sentence';

const mostThings = 10;

/** What the premise and the setting name that can be held: the bookings diary, the key, the letter. */
export function findThings(sentences: readonly ReadSentence[]): readonly FoundThing[] {
  const weights = new Map<string, number>();
  for (const { terms, file, isTellable } of sentences) {
    if (!/^(?:world\/|plot\/premise)/.test(file) || !isTellable) continue;
    const worth = file.startsWith('plot/') ? 3 : 1;
    for (const { words, head, article, from, to } of nounPhrases(terms)) {
      if (!thingNouns.has(head) || /\p{Lu}/u.test(words) || words.split(' ').length > 3) continue;
      if (
        article === 'none' ||
        /^(?:no|every|each|any|two|three|four|another)$/.test(terms[from - 1]?.small ?? '')
      )
        continue;
      if (terms[to + 1]?.small === 'of' && /^(?:sheet|case|list|box|string|cup|bowl)$/.test(head))
        continue;
      weights.set(words, (weights.get(words) ?? 0) + worth + (article === 'the' ? 1 : 0));
    }
  }
  const ranked = [...weights].sort(([, one], [, other]) => other - one).map(([words]) => words);
  const kept = ranked.filter(
    (words, at) => !ranked.slice(0, at).some((before) => headOf(before) === headOf(words)),
  );
  return kept.slice(0, mostThings).map((words) => ({
    id: idFor(words),
    name: `the ${words}`,
    called: [...new Set([words, headOf(words)])],
    place: null,
    excerpts: [],
  }));
}

function headOf(words: string): string {
  const all = words.split(' ');
  return all[all.length - 1] ?? words;
}
