import type { SaidSentence } from '@/understanding/grammar/clauses';
import { wordsSaid } from '@/understanding/lexicon/words-said';
import {
  isOfThinking,
  ofMe,
  opinionOfOne,
  opinions,
  sensing,
} from '@/understanding/phrases/group-signs';
import { isGroup, isOfMany } from '@/understanding/groups/many-meant';
import { nounPhrasesIn } from '@/understanding/grammar/noun-phrases';
import type { Naming } from '@/understanding/grammar/who-is';
import { wordSet } from '@/understanding/lexicon/word-set';

/** Whether it is asked what many think of the player. */
export function isOpinionAsked(
  said: string,
  sentences: readonly SaidSentence[],
  { naming, asksMemory }: { readonly naming: Naming; readonly asksMemory: boolean },
): boolean {
  const words = wordsSaid(said);
  if (opinionOfOne(words) === null && opinions(words) !== null) return true;
  return sentences.some(
    (sentence) =>
      (!asksMemory || wordsSaid(sentence.text).some(isOfThinking)) &&
      (asksOpinion(sentence, naming) || asksOpinion(asQuestion(sentence), naming)),
  );
}

/** "Ask him how the townsfolk feel about …": the question in it. */
function asQuestion({ text, clauses }: SaidSentence): SaidSentence {
  const asked =
    /\b(?:ask|find out|learn|hear|wonder|sound out|discover|know|see)\b.*?\b((?:how|what|whether|if|why) (?:the |my |our |all |every|people|folk).*)$/.exec(
      text,
    );
  return { text: asked?.[1] ?? '', isQuestion: asked !== null, clauses };
}

/** "Do the Rangers trust me yet?", "Am I on the Triad's list?" */
function asksOpinion({ isQuestion, text }: SaidSentence, naming: Naming): boolean {
  if (!isQuestion || !ofMe.test(text) || /\byou\b(?! think)/.test(text)) return false;
  if (sensing.test(text)) return false;
  if (/^(?:\w+ )?(?:did|was|were)\b/.test(text)) return false;
  const asked = wordsSaid(text).filter((word) => !askingWords.has(word));
  const phrases = nounPhrasesIn(
    asked.map((word) => (isOfThinking(word) && !naming.names.has(word) ? 'is' : word)),
    naming.names,
  );
  return (
    /\b(?:they all|everyone|everybody|anyone|anybody|folks?|people|(?:whole|entire) \w+)\b/.test(
      text,
    ) || phrases.some((phrase) => isGroup(phrase, naming) || isOfMany(phrase, naming))
  );
}

const askingWords: ReadonlySet<string> =
  wordSet(`what what's who whom whose which where when why how do does has have had would will is are am if whether i we still
  ever think make`);
