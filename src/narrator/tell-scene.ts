import { rememberedSentenceWords } from '@/foundation/limits';
import { engineLine } from '@/narrator/engine-lines';
import { memoryRecalled } from '@/narrator/is-eligible';
import { realiseProse, type RealiseContext } from '@/narrator/realise-prose';
import { countWords, splitSentences } from '@/narrator/split-sentences';
import { sentenceKey } from '@/story/sentence-key';
import type { TellingContext } from '@/narrator/telling-context';
import type { Author, Paragraph, Sentence } from '@/story/provenance';
import type { SceneOutcome } from '@/story/scene';

/** The words for an outcome that has happened, paragraph by paragraph, each sentence with its author. */
export function tellScene(
  outcome: Pick<SceneOutcome, 'told' | 'ending' | 'taken'>,
  context: TellingContext,
): readonly Paragraph[] {
  const { campaign } = context;
  const paragraphs: Paragraph[] = [];
  const used = new Set(context.past.usedSentences);
  const tell = (id: string, prose: readonly string[], by: Author, memory: string | null): void => {
    const realise = realiseContext(context, memory, outcome.taken?.text ?? null);
    for (const text of realiseProse(id, prose, realise)) {
      const sentences = splitSentences(text).map((sentence): Sentence => ({ text: sentence, by }));
      // The engine has few lines: one told again is better than an empty page.
      const fresh = sentences.filter(({ text: told }) => by === 'engine' || isFresh(told, used));
      for (const { text: told } of fresh) used.add(sentenceKey(told));
      if (fresh.length > 0) paragraphs.push(fresh);
    }
  };
  for (const { passage: id } of outcome.told) {
    const line = engineLine(id);
    const passage = campaign.passages.get(id);
    if (line !== null) tell(id, [line], 'engine', context.recalled[0]?.summary ?? null);
    else if (passage !== undefined) {
      const memory = memoryRecalled(passage.conditions.recalls, context.past.memories);
      tell(id, passage.prose, 'author', memory?.summary ?? null);
    }
  }
  const ending = outcome.ending === null ? undefined : campaign.endings.get(outcome.ending);
  if (ending !== undefined) tell(`ending ${ending.id}`, ending.prose, 'author', null);
  return paragraphs;
}

/** A sentence of five words or more is never told twice; short ones ("She waits.") may be. */
function isFresh(sentence: string, used: ReadonlySet<string>): boolean {
  return countWords(sentence) < rememberedSentenceWords || !used.has(sentenceKey(sentence));
}

function realiseContext(
  { campaign, state, sceneNumber, band, seed }: TellingContext,
  memory: string | null,
  input: string | null,
): RealiseContext {
  return { campaign, state, sceneNumber, band, seed, memory, input };
}
