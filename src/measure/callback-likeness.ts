import { relevanceThreshold } from '@/foundation/limits';
import { offeredLate } from '@/measure/offered-late';
import type { PlayedStory } from '@/measure/played-story';
import { shareOf } from '@/measure/statistics';
import type { InstantEmbedder } from '@/ports/embedder';
import { TextMeasure } from '@/recall/text-measure';

/**
 * Of the choices after scene 5: how many have a true memory behind them that a reader would also call related
 * by its words. It is told beside the callbacks and decides nothing: what caused a choice need not sound like it.
 */
export function callbackLikeness(
  stories: readonly PlayedStory[],
  embedder: InstantEmbedder | null,
): number | null {
  const measure = new TextMeasure();
  const vectors = new Map<string, Float32Array>();
  const vectorOf = (text: string): Float32Array | null => {
    const vector = vectors.get(text) ?? embedder?.embedNow(text) ?? null;
    if (vector !== null) vectors.set(text, vector);
    return vector;
  };
  return shareOf(stories.flatMap(offeredLate), ({ text: query, memory }) => {
    if (memory === null) return false;
    const asked = vectorOf(query);
    const cosineOf = (text: string): number | null => cosine(asked, vectorOf(text));
    const meanings = embedder === null ? null : { embedder, cosineOf };
    const [found] = measure.between(
      query,
      [{ id: memory.id, text: memory.text, labels: [] }],
      meanings,
    );
    return (found?.relevance ?? 0) >= relevanceThreshold;
  });
}

function cosine(one: Float32Array | null, other: Float32Array | null): number | null {
  if (one === null || other === null) return null;
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}
