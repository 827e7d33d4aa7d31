import { fail, succeed, type Result } from '@/foundation/result';
import type { InstantEmbedder } from '@/ports/embedder';
import { likenessToOthers, usualLikeness } from '@/recall/likeness-to-others';
import { asShare } from '@/recall/log-odds';
import { sentenceVector } from '@/recall/sentence-vector';
import { WordMatch, type WeighedWord } from '@/recall/word-match';
import { readWordTable, type WordTable } from '@/recall/word-table';

/** Fitted on the stories of the labelled set that may be seen (docs/recall.md). */
const calibration = { start: -2.6, perCosine: 5.3 } as const;

/** A turn asks about the same memories as the one before; more of them than this are read again. */
const mostKept = 1000;

type TextRead = { readonly vector: Float32Array; readonly words: readonly WeighedWord[] };

const closer = { perMatch: 0.5, usualMatch: 0.45, perLikeness: 0.6 } as const;

/** The embedder that every host has: it needs no model, no download and no waiting. English only. */
export function builtInEmbedder(bytes: Uint8Array): Result<InstantEmbedder, string> {
  const table = readWordTable(bytes);
  return table.ok
    ? succeed(new BuiltInEmbedder(table.value))
    : fail('The table of words is damaged, so memories are only found by their words.');
}

class BuiltInEmbedder implements InstantEmbedder {
  readonly id: string;
  readonly dimension: number;
  private readonly words: WordMatch;
  private readonly kept = new Map<string, TextRead>();

  constructor(private readonly table: WordTable) {
    this.id = `built-in:${table.id}`;
    this.dimension = table.dimension;
    this.words = new WordMatch(table);
  }

  embed(texts: readonly string[], signal: AbortSignal): Promise<readonly Float32Array[]> {
    if (signal.aborted) return Promise.reject(new Error('Nobody waits for the vectors any more.'));
    return Promise.resolve(texts.map((text) => this.embedNow(text)));
  }

  embedNow(text: string): Float32Array {
    return sentenceVector(this.table, text);
  }

  relevance(cosine: number): number {
    return asShare(calibration.start + calibration.perCosine * cosine);
  }

  lookCloser(query: string, texts: readonly string[]): readonly number[] {
    const asked = this.words.read(query);
    const read = texts.map((text) => this.readOnce(text));
    const usual = likenessToOthers(read.map(({ vector }) => vector));
    return read.map(({ words }, place) => {
      const match = this.words.between(asked, words) - closer.usualMatch;
      const likeness = (usual[place] ?? 0) - usualLikeness;
      return closer.perMatch * match - closer.perLikeness * likeness;
    });
  }

  private readOnce(text: string): TextRead {
    const known = this.kept.get(text);
    if (known !== undefined) return known;
    if (this.kept.size >= mostKept) this.kept.clear();
    const read = { vector: this.embedNow(text), words: this.words.read(text) };
    this.kept.set(text, read);
    return read;
  }
}
