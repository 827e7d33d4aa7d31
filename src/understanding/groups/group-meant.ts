import type { SaidSentence } from '@/understanding/grammar/clauses';
import { wordsSaid } from '@/understanding/lexicon/words-said';
import { groupOfDeed, isBefore } from '@/understanding/groups/group-of-deed';
import { forNothing, inPublic, publishing } from '@/understanding/phrases/group-signs';
import { isGroupWord } from '@/understanding/lexicon/group-words';
import { isGroup, isOfMany } from '@/understanding/groups/many-meant';
import { headOf, nounPhrasesIn, type NounPhrase } from '@/understanding/grammar/noun-phrases';
import { isOpinionAsked } from '@/understanding/groups/opinion-asked';
import type { Mention, Naming } from '@/understanding/grammar/who-is';
import { isThingWord } from '@/understanding/lexicon/thing-words';
import type { Evidence } from '@/understanding/act/understood-act';
import { verbInTable } from '@/understanding/lexicon/verb-table';
import { wordSet } from '@/understanding/lexicon/word-set';

type Found = { readonly mention: Mention } & Evidence;

/** The group an act is for or against, or whose opinion is asked. */
export function groupMeant({
  said,
  sentences,
  naming,
  asksMemory,
}: {
  readonly said: string;
  readonly sentences: readonly SaidSentence[];
  readonly naming: Naming;
  readonly asksMemory: boolean;
}): Found | null {
  const spoken = wordsSaid(said);
  if (isOpinionAsked(said, sentences, { naming, asksMemory }))
    return { mention: { words: '' }, because: 'it is about what others think of you', score: 0.95 };
  if (asksMemory) return null;
  for (const { isQuestion, clauses } of sentences)
    for (const clause of isQuestion ? [] : clauses) {
      const phrase = groupOfDeed(clause, naming, forNothing(spoken) !== null);
      if (phrase === null) continue;
      const words = isOfMany(phrase, naming) ? phrase.owner : headOf(phrase);
      return { mention: { words }, because: `it is for or against "${words}"`, score: 0.85 };
    }
  const isTold = forNothing(spoken) !== null || publishing(spoken) !== null;
  const told = isTold ? anyGroup(said, naming) : undefined;
  if (told !== undefined) {
    const words = headOf(told);
    return { mention: { words }, because: `it is for or against "${words}"`, score: 0.75 };
  }
  if (helpsThem(said, sentences, naming))
    return { mention: { words: 'them' }, because: 'it is for or against "them"', score: 0.7 };
  if (inPublic(spoken) !== null || isSeenBy(said, naming))
    return { mention: { words: '' }, because: 'it is done before all eyes', score: 0.8 };
  return null;
}

/** Whoever has the good of a gift, wherever they are named. */
function anyGroup(said: string, naming: Naming): NounPhrase | undefined {
  const words = wordsSaid(said).map((word) => (breaksOfGifts.has(word) ? 'is' : word));
  return nounPhrasesIn(words, naming.names).find(
    (phrase) =>
      isGroup(phrase, naming) ||
      phrase.words.some((word) => isGroupWord(word) && !isThingWord(word)),
  );
}

const breaksOfGifts: ReadonlySet<string> = wordSet('that who which where when so because');

/** "Because the Kesh have nobody else, I bring every crate to their camp." */
function helpsThem(said: string, sentences: readonly SaidSentence[], naming: Naming): boolean {
  if (!/\b(?:their|them)\b/.test(said)) return false;
  const isNamed = [...naming.names].some((name) => said.includes(`the ${name} `));
  return (
    isNamed &&
    sentences.some(({ clauses }) =>
      clauses.some(({ words }) => {
        const kind = verbInTable(words[0] ?? '')?.kind ?? '';
        return (kind === 'give' || kind === 'help') && /\b(?:their|them)\b/.test(words.join(' '));
      }),
    )
  );
}

/** "Lay down my shield before the shield-maidens": they are there, and do nothing else. */
function isSeenBy(said: string, naming: Naming): boolean {
  const phrases = nounPhrasesIn(wordsSaid(said), naming.names);
  return phrases.some(
    (phrase, place) => isBefore(phrase, phrases[place - 1]) && isGroupWord(headOf(phrase)),
  );
}
