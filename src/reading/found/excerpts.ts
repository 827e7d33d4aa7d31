import type { Excerpt } from '@/reading/found/reading';
import { shapeOf, withSubject } from '@/reading/prose/fragment';
import { lowerFirst } from '@/reading/prose/lower-first';
import type { ReadSentence } from '@/reading/prose/sentence';

/** So many words are told at once; a paragraph of more is told in parts. */
const mostWords = 50;
/** With what leans on them, so many. */
const mostWithLeaning = 80;
/** Fewer words are told with those that follow. */
const fewWords = 20;

type Open = {
  readonly first: ReadSentence;
  readonly isStart: boolean;
  readonly texts: string[];
};

/**
 * Sentences that stand for themselves or with those they lean on, block by block and in their order. What leans
 * on words that are not told is not told either.
 */
export function excerptsOf(sentences: readonly ReadSentence[]): readonly Excerpt[] {
  const done: Open[] = [];
  let open: Open | null = null;
  let subject: string | null = null;
  let previous: ReadSentence | null = null;
  for (const sentence of sentences) {
    const isStart: boolean = previous === null || !isSameBlock(previous, sentence);
    if (isStart) {
      open = null;
      subject = outline.test(sentence.label ?? '') ? null : sentence.label;
    }
    const titled: string | null = underTitle(sentence, previous);
    previous = sentence;
    const text = sentence.isTellable ? (titled ?? told(sentence, subject)) : null;
    if (text === null) {
      open = null;
      continue;
    }
    const words = open === null ? 0 : countWords(open.texts);
    const whole = words + countWords([text]);
    if (open !== null && (sentence.leans || subject !== null) && whole <= mostWithLeaning)
      open.texts.push(text);
    else if (sentence.leans && sentence.label === null && titled === null) open = null;
    else if (open !== null && words < fewWords && whole <= mostWords) open.texts.push(text);
    else {
      open = { first: sentence, isStart, texts: [text] };
      done.push(open);
    }
  }
  return done.map(({ texts, first, isStart }) => ({
    ...excerpt(texts.join(' '), first),
    isStart,
  }));
}

/** "## The ferry hut", "This is where Jo sleeps.": the title says what "this" is. */
function underTitle(
  { text, headings, kind }: ReadSentence,
  previous: ReadSentence | null,
): string | null {
  const title = headings[headings.length - 1] ?? '';
  const isFirst = previous === null || previous.headings.join('\n') !== headings.join('\n');
  if (!isFirst || kind !== 'paragraph' || !/^The \p{L}/u.test(title)) return null;
  return /^This is where\b/.test(text) ? text.replace(/^This/, title) : null;
}

/** "Where: the salt road" answers a question of an outline, and is no sentence of a story. */
const outline =
  /^(?:what|where|when|who|why|how|which|setting|place|time|goal|aim|stakes|problem|conflict|hook|twist|cast|name|role)\b/i;

/** Under a name in a list half a sentence gets its subject; elsewhere an entry that is none is left out. */
function told({ text, label, kind, terms }: ReadSentence, subject: string | null): string | null {
  if (kind !== 'item') return text;
  const shape = shapeOf(text, terms);
  if (label !== null && outline.test(label)) return shape === 'whole' ? text : null;
  if (label === null && subject === null) return shape === 'whole' ? text : null;
  if (label !== null) return shape === 'deed' ? withSubject(text, label) : labelled(label, text);
  if (shape === 'whole' || shape === 'note') return text;
  // "The Whites is" and "They lies" would be no better than nothing.
  return subject === null || /[^s]s$/.test(subject) ? null : withSubject(text, subject);
}

/** As it stands in the list, with what it is about. */
function labelled(label: string, text: string): string {
  const goesOn = /^(?:where|which|who|whose|with)\b/.test(text);
  return goesOn ? `${label}, ${text}` : `${label}: ${lowerFirst(text)}`;
}

function isSameBlock(one: ReadSentence, other: ReadSentence): boolean {
  return one.block === other.block && one.file === other.file;
}

export function excerpt(
  text: string,
  { file, line }: { readonly file: string; readonly line: number },
): Excerpt {
  return { text, file, line, words: countWords([text]), about: [], where: null, isStart: true };
}

function countWords(texts: readonly string[]): number {
  return texts.join(' ').split(/\s+/).length;
}
