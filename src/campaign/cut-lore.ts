import { encodeUtf8 } from '@/foundation/encode-utf8';
import { mostLoreTokens } from '@/foundation/limits';

/** A piece of a campaign's lore, small enough to be handed to a model (arch §6.2.7). */
export type LorePiece = {
  /** Inside the campaign's folder. */
  readonly file: string;
  /** Where it begins, counted from 1. */
  readonly line: number;
  /** Its place in the file, counted from 0. */
  readonly chunkIndex: number;
  /** The paragraph of the file it is of, counted from 0. */
  readonly paragraphId: number;
  readonly chunkMethod: 'paragraph';
  /** With the heading it stands under, where it is the first to do so. */
  readonly text: string;
  /** The headings it stands under, the widest first. */
  readonly headings: readonly string[];
};

export type TokensOf = (text: string) => number;

/** Never fewer than there are: a token is a byte or more. */
export const mostTokensOf: TokensOf = (text) => encodeUtf8(text).length;

/** Whether how a text is cut depends on its tokens at all. */
export function isCountNeeded(text: string): boolean {
  return paragraphsIn(text).some((paragraph) => mostTokensOf(paragraph.text) > mostLoreTokens);
}

/** The pieces of one file, as they are found: a long one takes a while. */
export function* cutLore(file: string, text: string, tokensOf: TokensOf): Generator<LorePiece> {
  let chunkIndex = 0;
  for (const [paragraphId, paragraph] of paragraphsIn(text).entries()) {
    const { line, headings } = paragraph;
    for (const piece of piecesOf(paragraph.text, tokensOf)) {
      const at = { file, line, chunkIndex, paragraphId };
      yield { ...at, chunkMethod: 'paragraph', text: piece, headings };
      chunkIndex += 1;
    }
  }
}

type LoreParagraph = Pick<LorePiece, 'line' | 'text' | 'headings'>;

/** What stands between blank lines; a heading belongs to what follows it. */
function paragraphsIn(text: string): readonly LoreParagraph[] {
  const paragraphs: LoreParagraph[] = [];
  let trail: readonly Heading[] = [];
  let waiting: Pick<LorePiece, 'line' | 'text'> | null = null;
  for (const { line, text: block } of blocksIn(text)) {
    const lines = block.split('\n').map(headingIn);
    for (const heading of lines) if (heading !== null) trail = under(trail, heading);
    const whole: Pick<LorePiece, 'line' | 'text'> =
      waiting === null
        ? { line, text: block }
        : { ...waiting, text: `${waiting.text}\n\n${block}` };
    waiting = lines.every((heading) => heading !== null) ? whole : null;
    if (waiting === null) paragraphs.push({ ...whole, headings: trail.map(({ words }) => words) });
  }
  if (waiting === null) return paragraphs;
  return [...paragraphs, { ...waiting, headings: trail.map(({ words }) => words) }];
}

function blocksIn(text: string): readonly Pick<LorePiece, 'line' | 'text'>[] {
  const blocks: { line: number; text: string }[] = [];
  let open: { line: number; text: string } | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') open = null;
    else if (open === null) blocks.push((open = { line: index + 1, text: line.trim() }));
    else open.text += `\n${line.trim()}`;
  }
  return blocks;
}

type Heading = { readonly depth: number; readonly words: string };

/** Null where the line is none. */
export function headingIn(line: string): Heading | null {
  const [, marks = '', words = ''] = /^(#{1,6})\s+(\S.*)$/.exec(line) ?? [];
  return marks === '' ? null : { depth: marks.length, words };
}

function under(trail: readonly Heading[], heading: Heading): readonly Heading[] {
  return [...trail.filter(({ depth }) => depth < heading.depth), heading];
}

/** As it is where it is short enough, else whole sentences together, as many as may be. */
function* piecesOf(paragraph: string, tokensOf: TokensOf): Generator<string> {
  if (isShort(paragraph, tokensOf)) yield paragraph;
  else yield* together(sentencesIn(paragraph), tokensOf, (sentence) => wordsOf(sentence, tokensOf));
}

/** A sentence that is longer than a piece may be: as many words together as may be. */
function wordsOf(sentence: string, tokensOf: TokensOf): Generator<string> {
  return together(sentence.split(/\s+/), tokensOf, charactersOf);
}

/** A character is four bytes at most. */
const charactersAtOnce = mostLoreTokens / 4;

function* charactersOf(word: string): Generator<string> {
  const characters = Array.from(word);
  for (let start = 0; start < characters.length; start += charactersAtOnce)
    yield characters.slice(start, start + charactersAtOnce).join('');
}

/** Parts joined as long as they are short enough; one that is too long alone is cut by `cut`. */
function* together(
  parts: readonly string[],
  tokensOf: TokensOf,
  cut: (part: string) => Iterable<string>,
): Generator<string> {
  let joined: string[] = [];
  let sum = 0;
  for (const part of parts) {
    // With the space before it, so that the tokens of a whole are those of its parts.
    const tokens = tokensOf(` ${part}`);
    if (joined.length > 0 && sum + tokens > mostLoreTokens) {
      yield joined.join(' ');
      [joined, sum] = [[], 0];
    }
    if (tokens > mostLoreTokens) yield* cut(part);
    else [joined, sum] = [[...joined, part], sum + tokens];
  }
  if (joined.length > 0) yield joined.join(' ');
}

function isShort(text: string, tokensOf: TokensOf): boolean {
  return mostTokensOf(text) <= mostLoreTokens || tokensOf(text) <= mostLoreTokens;
}

export function sentencesIn(paragraph: string): readonly string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: end, index } of paragraph.matchAll(/[.!?]["'”’)\]*_]*\s+/g)) {
    sentences.push(paragraph.slice(start, index + end.length).trim());
    start = index + end.length;
  }
  const rest = paragraph.slice(start).trim();
  return rest === '' ? sentences : [...sentences, rest];
}
