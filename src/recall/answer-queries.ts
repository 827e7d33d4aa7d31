import type { Embedder } from '@/ports/embedder';
import { innerProduct } from '@/recall/inner-product';
import { LexicalIndex } from '@/recall/lexical-index';
import type { Answered } from '@/recall/ranked-quality';
import { TextMeasure } from '@/recall/text-measure';

/** Texts, and questions with the texts that answer them. */
export type LabelledSet = {
  readonly memories: readonly { readonly id: string; readonly text: string }[];
  readonly queries: readonly { readonly text: string; readonly relevant: readonly string[] }[];
};

type Method = 'bm25' | 'vector' | 'joined';

/** What each way of searching makes of each question of a story. */
export async function answerQueries(
  { memories, queries }: LabelledSet,
  embedder: Embedder,
  signal: AbortSignal,
): Promise<readonly Readonly<Record<Method, Answered>>[]> {
  const vectors = await embedder.embed(
    memories.map(({ text }) => text),
    signal,
  );
  const vectorOf = new Map(memories.map(({ text }, place) => [text, vectors[place]]));
  const asked = await embedder.embed(
    queries.map(({ text }) => text),
    signal,
  );
  const index = new LexicalIndex();
  for (const { id, text } of memories) index.add(id, text);
  const measure = new TextMeasure();
  return queries.map(({ text: query, relevant: ids }, place) => {
    const relevant = new Set(ids);
    const ranked = (scoreOf: (at: number) => number): Answered => ({
      relevant,
      ranked: memories
        .map(({ id }, at) => ({ id, score: scoreOf(at) }))
        .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1)),
    });
    const lexical = index.score(query, null);
    const cosineOf = (text: string): number => cosine(vectorOf.get(text), asked[place]);
    const joined = measure.between(
      query,
      memories.map((memory) => ({ ...memory, labels: [] })),
      { embedder, cosineOf },
    );
    return {
      bm25: ranked((at) => lexical.get(memories[at]?.id ?? '')?.lexical ?? 0),
      vector: ranked((at) => cosineOf(memories[at]?.text ?? '')),
      joined: ranked((at) => joined[at]?.relevance ?? 0),
    };
  });
}

function cosine(one: Float32Array | undefined, other: Float32Array | undefined): number {
  return one === undefined || other === undefined ? 0 : innerProduct(one, other);
}
