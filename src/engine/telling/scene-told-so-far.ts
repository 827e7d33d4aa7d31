import { longestRungSentence, mostRungWords } from '@/foundation/limits';
import { failedGuard } from '@/narrator/guards/failed-guard';
import type { GuardContext } from '@/narrator/guards/guard';
import { countWords } from '@/story/words/split-sentences';
import type { RungSentence } from '@/ports/narrator';
import type { ModelRung } from '@/story/log/rung';
import { sentenceKey } from '@/story/words/sentence-key';
import type { Paragraph, Sentence } from '@/story/words/provenance';

/** A sentence that the player reads now. */
export type ShownSentence = Sentence & { readonly paragraph: number };

/** The paragraphs that one part of a scene has in the built-in narrator's words. */
type Part = readonly Paragraph[];

/** The built-in narrator's words part by part: each part was told by one passage, line or ending. */
export function partsOf(paragraphs: readonly Paragraph[]): readonly Part[] {
  const parts: Paragraph[][] = [];
  let from: string | undefined | null = null;
  for (const paragraph of paragraphs) {
    const [first] = paragraph;
    if (from !== null && first?.from === from) parts[parts.length - 1]?.push(paragraph);
    else parts.push([paragraph]);
    from = first?.from;
  }
  return parts;
}

/**
 * A scene while rungs tell it. It keeps to the order of its parts: what a rung passes over is told in the
 * built-in narrator's words before it goes on.
 */
export class SceneToldSoFar {
  private readonly told: Sentence[][] = [];
  private readonly parts: readonly Part[];
  private readonly keys = new Set<string>();
  /** The part that is being told, and whether a rung has told of it. */
  private at = 0;
  private isTouched = false;
  private words = 0;
  readonly tellers: ModelRung[] = [];

  constructor(
    own: readonly Paragraph[],
    private readonly judged: GuardContext,
  ) {
    this.parts = partsOf(own);
  }

  get paragraphs(): readonly Paragraph[] {
    return this.told;
  }

  get texts(): readonly string[] {
    return this.told.flat().map(({ text }) => text);
  }

  /** Whether a rung has told of the last part. */
  get isWhole(): boolean {
    return this.isTouched && this.at >= this.parts.length - 1;
  }

  *begin(): Generator<ShownSentence> {
    const first = this.parts[0]?.[0]?.[0];
    if (first !== undefined) yield* this.show(first, { opensParagraph: true });
  }

  /** Whether the scene has had its words. */
  isFull({ text }: RungSentence): boolean {
    return this.words + countWords(text) > mostRungWords;
  }

  /** Why a sentence may not be shown; null when it may. */
  objectionTo({ text, part }: RungSentence): string | null {
    if (!Number.isInteger(part) || part < this.at || part >= this.parts.length)
      return `There is no part ${String(part)} to be told now.`;
    if (text.length > longestRungSentence) return 'The sentence is too long.';
    return failedGuard([...this.texts, text], this.judged)?.why ?? null;
  }

  *tell({ text, part }: RungSentence, by: ModelRung): Generator<ShownSentence> {
    if (part > this.at) yield* this.passOver(part);
    const opensParagraph = !this.isTouched && !(part === 0 && this.told.length === 1);
    this.isTouched = true;
    if (!this.tellers.includes(by)) this.tellers.push(by);
    yield* this.show({ text, by }, { opensParagraph });
  }

  /** The part in which a rung broke off is told whole by the next. */
  breakOff(): void {
    this.isTouched = false;
  }

  /** What is left, in the built-in narrator's words. */
  *finish(): Generator<ShownSentence> {
    yield* this.passOver(this.parts.length);
  }

  /** Tells in the narrator's own words what lies before a part and no rung has told. */
  private *passOver(part: number): Generator<ShownSentence> {
    for (let at = this.at; at < part; at += 1)
      if (at > this.at || !this.isTouched) yield* this.showOwn(this.parts[at] ?? []);
    this.at = part;
    this.isTouched = false;
  }

  private *showOwn(paragraphs: Part): Generator<ShownSentence> {
    for (const paragraph of paragraphs) {
      const fresh = paragraph.filter(({ text }) => !this.keys.has(sentenceKey(text)));
      // What follows the first sentence of the scene belongs to its paragraph.
      const goesOn = fresh.length < paragraph.length && this.told.length === 1;
      for (const [index, sentence] of fresh.entries())
        yield* this.show(sentence, { opensParagraph: index === 0 && !goesOn });
    }
  }

  private *show(
    sentence: Sentence,
    { opensParagraph }: { readonly opensParagraph: boolean },
  ): Generator<ShownSentence> {
    const last = this.told[this.told.length - 1];
    if (opensParagraph || last === undefined) this.told.push([sentence]);
    else last.push(sentence);
    this.keys.add(sentenceKey(sentence.text));
    this.words += countWords(sentence.text);
    yield { ...sentence, paragraph: this.told.length - 1 };
  }
}
