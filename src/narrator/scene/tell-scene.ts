import { isFresh } from '@/narrator/lines/pick-line';
import { realiseEnding, realisePart } from '@/narrator/scene/realise-part';
import { splitSentences } from '@/narrator/prose/split-sentences';
import { isForbidden } from '@/narrator/guards/is-forbidden';
import type { TellingContext } from '@/narrator/passages/telling-context';
import type { Author, Paragraph, Sentence } from '@/story/words/provenance';
import type { SceneOutcome } from '@/story/log/scene';
import { sentenceKey } from '@/story/words/sentence-key';

/** The words for an outcome that has happened, paragraph by paragraph, each sentence with its author. */
export function tellScene(
  outcome: Pick<SceneOutcome, 'told' | 'ending' | 'taken'>,
  context: TellingContext,
): readonly Paragraph[] {
  const { told, ending, taken } = outcome;
  const paragraphs: Paragraph[] = [];
  const toldHere = new Set<string>();
  const shown: string[] = [];
  const input = taken?.text ?? null;
  const mayNot = (from: string) => ({ ...context, told: [from], input });
  const { usedSentences } = context.past;
  const used = { has: (key: string) => toldHere.has(key) || usedSentences.has(key) };
  const tell = (from: string, by: Author, texts: readonly string[]): void => {
    for (const text of texts) {
      const sentences = splitSentences(text).map((sentence): Sentence => ({
        text: sentence,
        by,
        from,
      }));
      const fresh = sentences.filter(
        (sentence) =>
          isFresh(sentence.text, used) && !isForbidden(sentence.text, mayNot(from), shown),
      );
      for (const sentence of fresh) {
        toldHere.add(sentenceKey(sentence.text));
        shown.push(sentence.text);
      }
      if (fresh.length > 0) paragraphs.push(fresh);
    }
  };
  const soFar = () => ({ told, before: paragraphs.map(textOf), input });
  for (const part of told) {
    const { by, paragraphs: texts } = realisePart(part, soFar(), context);
    tell(part.passage, by, texts);
  }
  if (ending !== null) tell(`ending ${ending}`, 'author', realiseEnding(ending, soFar(), context));
  return paragraphs;
}

function textOf(paragraph: Paragraph): string {
  return paragraph.map(({ text }) => text).join(' ');
}
