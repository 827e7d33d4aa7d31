import type { Embedder, InstantEmbedder } from '@/ports/embedder';
import { innerProduct } from '@/recall/inner-product';

/** Tried from 0.1 to 1 on the questions that may be seen (docs/recall.md): from 0.1 to 0.3 all of them gain. */
const share = 0.2;
/** What the built-in embedder mostly makes of a text that answers: with more than that a text comes nearer. */
const usual = 0.2;

/**
 * A model whose cosine is joined with what the built-in embedder makes of the same texts: they err in
 * different places, a model where few words of a long text matter, the other where the words differ.
 */
export function withCloserLook(model: Embedder, builtIn: InstantEmbedder): Embedder {
  return {
    id: model.id,
    dimension: model.dimension,
    embed: (texts, signal) => model.embed(texts, signal),
    relevance: (cosine) => model.relevance(cosine),
    lookCloser: (query, texts) => {
      const asked = builtIn.embedNow(query);
      const nearer = builtIn.lookCloser?.(query, texts) ?? [];
      return texts.map((text, place) => {
        const cosine = innerProduct(asked, builtIn.embedNow(text));
        return share * (cosine + (nearer[place] ?? 0) - usual);
      });
    },
  };
}
