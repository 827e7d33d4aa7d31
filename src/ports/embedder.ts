/** Turns texts into numbers that are near each other when the meanings are. */
export interface Embedder {
  /** Numbers of two embedders do not compare; this tells them apart. */
  readonly id: string;
  readonly dimension: number;
  /** One vector of length 1 for each text, in their order. */
  embed(texts: readonly string[], signal: AbortSignal): Promise<readonly Float32Array[]>;
  /** What a cosine of this embedder means, 0…1: from 0.7 on a reader would call the texts related. */
  relevance(cosine: number): number;
  /**
   * For a few texts among which the answer may be: how much nearer to the question each of them is than its
   * cosine says. Absent where the cosine is all there is.
   */
  lookCloser?(query: string, texts: readonly string[]): readonly number[];
}

/** One that needs neither a model nor to wait. */
export interface InstantEmbedder extends Embedder {
  embedNow(text: string): Float32Array;
}
