import { commonWords } from '@/recall/common-words';
import { rowOfForm } from '@/recall/sentence-vector';
import type { WordTable } from '@/recall/word-table';
import { comparedWords } from '@/recall/compared-words';

export type WeighedWord = {
  readonly word: string;
  readonly direction: Float32Array | null;
  readonly weight: number;
};

/** A name the table does not know says much; but only the same name fits it. */
const unknownWeight = 1;
/** Words less alike than this say nothing about each other. */
const leastLikeness = 0.2;
/** How much it counts that the text is about little else. */
const shareOfText = 0.5;

/**
 * Compares texts word by word: each word of the question looks for its best match in the text, and the
 * other way round. A sum of words cannot say whether every part of a question is answered.
 */
export class WordMatch {
  private readonly directions = new Map<number, Float32Array>();

  constructor(private readonly table: WordTable) {}

  /** What a text is compared by; worth keeping for a text that is asked about often. */
  read(text: string): readonly WeighedWord[] {
    return comparedWords(text)
      .filter((word) => !commonWords.has(word))
      .map((word) => {
        const row = rowOfForm(this.table, word);
        if (row === undefined) return { word, direction: null, weight: unknownWeight };
        return { word, direction: this.directionOf(row), weight: rarityOf(row) };
      });
  }

  /** 0…1.5, rounded so that no host can put two texts in another order. */
  between(question: readonly WeighedWord[], text: readonly WeighedWord[]): number {
    const bestForText = new Float64Array(text.length);
    const bestForQuestion = question.map((asked) => {
      let best = 0;
      text.forEach((other, place) => {
        const alike = likeness(asked, other);
        best = Math.max(best, alike);
        bestForText[place] = Math.max(bestForText[place] ?? 0, alike);
      });
      return best;
    });
    const both = answered(question, bestForQuestion) + shareOfText * answered(text, bestForText);
    return Math.round(both * 10_000) / 10_000;
  }

  private directionOf(row: number): Float32Array {
    const known = this.directions.get(row);
    if (known !== undefined) return known;
    const { dimension, rows } = this.table;
    const direction = Float32Array.from(rows.subarray(row * dimension, (row + 1) * dimension));
    let square = 0;
    for (const value of direction) square += value * value;
    const length = Math.sqrt(square);
    for (let place = 0; place < dimension; place += 1) {
      direction[place] = (direction[place] ?? 0) / length;
    }
    this.directions.set(row, direction);
    return direction;
  }
}

function answered(words: readonly WeighedWord[], best: ArrayLike<number>): number {
  let sum = 0;
  let whole = 0;
  words.forEach(({ weight }, place) => {
    sum += weight * (best[place] ?? 0);
    whole += weight;
  });
  return whole === 0 ? 0 : sum / whole;
}

function likeness(one: WeighedWord, other: WeighedWord): number {
  if (one.word === other.word) return 1;
  if (one.direction === null || other.direction === null) return 0;
  let cosine = 0;
  for (let place = 0; place < one.direction.length; place += 1) {
    cosine += (one.direction[place] ?? 0) * (other.direction[place] ?? 0);
  }
  return Math.max(0, (cosine - leastLikeness) / (1 - leastLikeness));
}

/** The table's rows begin with the most frequent words. */
function rarityOf(row: number): number {
  return Math.min(1, Math.log(1 + row / 40) / Math.log(1 + 20_000 / 40));
}
