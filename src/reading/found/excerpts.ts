import type { ReadSentence } from '@/reading/prose/sentence';
import type { Excerpt } from '@/reading/found/reading';

/** So many words are told at once; a paragraph of more is told in parts. */
const mostWords = 48;

/** Sentences that stand for themselves or with those they lean on, block by block. */
export function excerptsOf(sentences: readonly ReadSentence[]): readonly Excerpt[] {
  const excerpts: {
    readonly block: number;
    readonly file: string;
    texts: string[];
    line: number;
    label: string | null;
  }[] = [];
  let previous: ReadSentence | null = null;
  for (const sentence of sentences) {
    const last = excerpts[excerpts.length - 1];
    const isSame =
      last !== undefined &&
      previous !== null &&
      previous.isTellable &&
      last.block === sentence.block &&
      last.file === sentence.file;
    if (!sentence.isTellable) {
      previous = sentence;
      continue;
    }
    const isLabelled = isSame && last.label !== null;
    const joins = isSame && (sentence.leans || isLabelled || countWords(last.texts) < 14);
    if (joins && countWords([...last.texts, sentence.text]) <= mostWords)
      last.texts.push(sentence.text);
    // What leans on words that are not told says nothing.
    else if (!sentence.leans)
      excerpts.push({
        block: sentence.block,
        file: sentence.file,
        texts: [labelled(sentence)],
        line: sentence.line,
        label: sentence.label,
      });
    previous = sentence;
  }
  return excerpts.map(({ texts, file, line }) => excerpt(texts.join(' '), { file, line }));
}

export function excerpt(
  text: string,
  { file, line }: { readonly file: string; readonly line: number },
): Excerpt {
  return { text, file, line, words: countWords([text]), about: [], where: null };
}

/** As it stands in the list, with what it is about. */
function labelled({ label, text }: ReadSentence): string {
  return label === null ? text : `${label}: ${text}`;
}

function countWords(texts: readonly string[]): number {
  return texts.join(' ').split(/\s+/).length;
}
