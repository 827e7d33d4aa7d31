import { wordsOf, type Sentence } from '@/narrator/understanding/clauses';
import { ofMe, opinions, sensing, thinking } from '@/narrator/understanding/group-signs';
import { isGroup, isOfMany } from '@/narrator/understanding/many-meant';
import { nounPhrasesIn } from '@/narrator/understanding/noun-phrases';
import type { Naming } from '@/narrator/understanding/people-meant';

/** Whether it is asked what many think of the player. */
export function isOpinionAsked(
  said: string,
  sentences: readonly Sentence[],
  { naming, asksMemory }: { readonly naming: Naming; readonly asksMemory: boolean },
): boolean {
  if (opinions.test(said)) return true;
  return sentences.some(
    (sentence) =>
      (!asksMemory || thinking.test(sentence.text)) &&
      (asksOpinion(sentence, naming) || asksOpinion(asQuestion(sentence), naming)),
  );
}

/** "Ask him how the townsfolk feel about …": the question in it. */
function asQuestion({ text, clauses }: Sentence): Sentence {
  const asked =
    /\b(?:ask|find out|learn|hear|wonder|sound out|discover|know|see)\b.*?\b((?:how|what|whether|if|why) (?:the |my |our |all |every|people|folk).*)$/.exec(
      text,
    );
  return { text: asked?.[1] ?? '', isQuestion: asked !== null, clauses };
}

/** "Do the Rangers trust me yet?", "Am I on the Triad's list?" */
function asksOpinion({ isQuestion, text }: Sentence, naming: Naming): boolean {
  if (!isQuestion || !ofMe.test(text) || /\byou\b(?! think)/.test(text)) return false;
  if (sensing.test(text)) return false;
  if (/^(?:\w+ )?(?:did|was|were)\b/.test(text)) return false;
  const asked = wordsOf(text).filter((word) => !askingWords.has(word));
  const phrases = nounPhrasesIn(
    asked.map((word) => (thinking.test(word) && !naming.names.has(word) ? 'is' : word)),
    naming.names,
  );
  return (
    /\b(?:they all|everyone|everybody|anyone|anybody|folks?|people|(?:whole|entire) \w+)\b/.test(
      text,
    ) || phrases.some((phrase) => isGroup(phrase, naming) || isOfMany(phrase, naming))
  );
}

const askingWords: ReadonlySet<string> = new Set(
  `what what's who whom whose which where when why how do does has have had would will is are am if whether i we still
  ever think make`
    .trim()
    .split(/\s+/),
);
