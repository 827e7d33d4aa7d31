import { splitSentences } from '@/story/words/split-sentences';
import { plainApostrophes } from '@/story/words/capital-words';
import { phrasePrints } from '@/story/words/phrase-prints';
import { isPlain, sentenceKey } from '@/story/words/sentence-key';

export type SentenceRead = {
  readonly text: string;
  /** The same with what is quoted made unreadable, letter by letter: what people say is not what is told. */
  readonly narration: string;
  /** In small letters, apostrophes straight. */
  readonly words: readonly string[];
  readonly prints: readonly number[];
  /** By it the sentence is known again, however it is set. */
  readonly key: string;
};

/** A text taken apart once, for all guards. */
export type TextRead = {
  readonly paragraphs: readonly string[];
  readonly sentences: readonly SentenceRead[];
  /** Those of all sentences. */
  readonly words: readonly string[];
};

export function readText(paragraphs: readonly string[]): TextRead {
  const sentences = paragraphs.flatMap(knownSentences);
  return {
    paragraphs,
    sentences,
    get words() {
      return sentences.flatMap(({ words }) => words);
    },
  };
}

/**
 * A sentence is judged when it is drawn and again when it is shown, a choice in every scene that offers it;
 * a text that comes only once must not stay for ever.
 */
const known = new Map<string, readonly SentenceRead[]>();
const mostKnown = 2_000;
const longestKnown = 500;

function knownSentences(paragraph: string): readonly SentenceRead[] {
  const before = known.get(paragraph);
  if (before !== undefined) return before;
  const sentences = sentencesOf(paragraph);
  if (paragraph.length > longestKnown) return sentences;
  if (known.size >= mostKnown) known.clear();
  known.set(paragraph, sentences);
  return sentences;
}

function sentencesOf(paragraph: string): readonly SentenceRead[] {
  const narration = narrationOf(paragraph);
  let from = 0;
  return splitSentences(paragraph).map((text) => {
    const at = paragraph.indexOf(text, from);
    from = at + text.length;
    return new ReadSentence(text, narration.slice(at, from));
  });
}

/** What guards ask for is looked for when they do: most choices meet only guards that do not. */
class ReadSentence implements SentenceRead {
  #words: readonly string[] | undefined;
  #prints: readonly number[] | undefined;
  #key: string | undefined;

  constructor(
    readonly text: string,
    readonly narration: string,
  ) {}

  get words(): readonly string[] {
    this.#words ??= wordsOf(this.text);
    return this.#words;
  }

  get prints(): readonly number[] {
    this.#prints ??= phrasePrints(this.text);
    return this.#prints;
  }

  get key(): string {
    this.#key ??= sentenceKey(this.text);
    return this.#key;
  }
}

/** As long as the text itself. A quotation that is left open goes on to the end of its paragraph. */
function narrationOf(paragraph: string): string {
  if (!/["“]/.test(paragraph)) return paragraph;
  let isQuoted = false;
  let narration = '';
  for (const character of paragraph.split('')) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === '“') isQuoted = true;
    else if (character === '”') isQuoted = false;
    else if (isQuoted && character !== ' ') {
      narration += '·';
      continue;
    }
    narration += character;
  }
  return narration;
}

export function wordsOf(text: string): readonly string[] {
  const small = plainApostrophes(text.toLowerCase());
  // Phones take ten times as long for letters of every language, and most texts have none.
  const words = isPlain(small)
    ? small.match(/[a-z0-9]+(?:['-][a-z0-9]+)*/g)
    : small.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu);
  return words ?? [];
}
