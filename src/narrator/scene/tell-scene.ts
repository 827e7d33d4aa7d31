import { isFresh } from '@/narrator/lines/pick-line';
import { realiseEnding, realisePart } from '@/narrator/scene/realise-part';
import { splitSentences } from '@/story/words/split-sentences';
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
  const { campaign, state, past, boundaries } = context;
  const { usedSentences } = past;
  const used = { has: (key: string) => toldHere.has(key) || usedSentences.has(key) };
  const authorOf = (text: string, from: string, by: Author): Author =>
    isMade(from, campaign) && campaign.sources?.has(sentenceKey(text)) === false ? 'engine' : by;
  const tell = (from: string, by: Author, texts: readonly string[]): void => {
    const mayNot = { campaign, state, past, boundaries, told: [from], input };
    for (const text of texts) {
      const sentences = splitSentences(text).map((sentence): Sentence => ({
        text: sentence,
        by: authorOf(sentence, from, by),
        from,
      }));
      const fresh = sentences.filter(
        (sentence) => isFresh(sentence.text, used) && !isForbidden(sentence.text, mayNot, shown),
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

/** Whether the engine had a hand in it: then a sentence is the author's only where it stands in their files. */
function isMade(from: string, { passages, sources }: TellingContext['campaign']): boolean {
  return sources !== undefined && (passages.get(from)?.isMade ?? !passages.has(from));
}

function textOf(paragraph: Paragraph): string {
  return paragraph.map(({ text }) => text).join(' ');
}
