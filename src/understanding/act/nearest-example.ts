import { examplesOfActs } from '@/understanding/act/examples-of-acts';
import { senseOfNounBy } from '@/understanding/act/noun-senses';
import type { LikeExample, NearestExample } from '@/understanding/act/understood-act';
import type { InstantEmbedder } from '@/ports/embedder';

/** Below this nothing is like it. */
const nearEnough = 0.62;

/** By what the words mean, as one embedder knows it; its numbers are reckoned once. */
export function nearestExampleBy(embedder: InstantEmbedder): NearestExample {
  const examples = examplesOfActs.flatMap(([kind, risk, isToPerson, texts]) =>
    texts.map((example) => ({
      kind,
      risk,
      isToPerson,
      example,
      vector: embedder.embedNow(example),
    })),
  );
  const nearestTo = (text: string): LikeExample | null => {
    const asked = embedder.embedNow(text);
    let best: LikeExample | null = null;
    for (const { vector, ...like } of examples) {
      const score = embedder.relevance(cosine(asked, vector));
      if (score >= nearEnough && score > (best?.score ?? 0)) best = { ...like, score };
    }
    return best;
  };
  return Object.assign(nearestTo, {
    senseOfNoun: senseOfNounBy(embedder),
    likeness: likenessBy(embedder),
  });
}

/** The same few words of a scene are held against many others. */
const mostKnown = 2000;

function likenessBy(embedder: InstantEmbedder): (one: string, other: string) => number {
  const known = new Map<string, Float32Array>();
  const vectorOf = (word: string): Float32Array => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const vector = embedder.embedNow(word);
    if (known.size >= mostKnown) known.clear();
    known.set(word, vector);
    return vector;
  };
  return (one, other) => cosine(vectorOf(one), vectorOf(other));
}

function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let place = 0; place < one.length; place += 1)
    sum += (one[place] ?? 0) * (other[place] ?? 0);
  return sum;
}
