import type { Embedder } from '@/ports/embedder';

const dimension = 512;

/** Texts are near each other when they share words; what it was asked is written down. */
export function fakeEmbedder(
  id: string,
  before: (texts: readonly string[]) => Promise<void> = () => Promise.resolve(),
): Embedder & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    id,
    dimension,
    asked,
    embed: async (texts, signal) => {
      await before(texts);
      signal.throwIfAborted();
      asked.push(...texts);
      return texts.map(vectorOf);
    },
    relevance: (cosine) => Math.max(0, cosine),
  };
}

function vectorOf(text: string): Float32Array {
  const vector = new Float32Array(dimension);
  for (const word of text.toLowerCase().match(/[a-z0-9]+/g) ?? []) {
    let hash = 7;
    for (let at = 0; at < word.length; at += 1) hash = (hash * 31 + word.charCodeAt(at)) % 509;
    vector[hash] = (vector[hash] ?? 0) + 1;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
