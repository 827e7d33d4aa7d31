import { nounSenseWeights } from '@/understanding/lexicon/noun-sense-weights';
import type { NounSense, SenseOfNoun } from '@/understanding/grammar/who-is';
import type { InstantEmbedder } from '@/ports/embedder';

/** How sure one has to be; to take a thing for somebody does the most harm. */
const enough = { person: 0.8, creature: 0.8, soft: 0.75, homely: 0.75, abstract: 0.8 } as const;

type Family = keyof typeof enough;
const families = Object.keys(enough) as readonly Family[];

/** "Pedlar" is somebody, "crumpet" is for tea, as an embedder knows the word. It must be the built-in one. */
export function senseOfNounBy(embedder: InstantEmbedder): SenseOfNoun {
  const weights = families.map((family) => ({
    family,
    numbers: nounSenseWeights[family].split(/\s+/).map((tenths) => Number(tenths) / 10),
  }));
  const senseOf = (word: string): NounSense | null => {
    const vector = embedder.embedNow(word);
    if (vector.length !== dimension || !isOfTheTable(vector)) return null;
    let best: { readonly family: Family; readonly sure: number } | null = null;
    for (const { family, numbers } of weights) {
      const sure = chance(numbers, vector);
      if (sure > enough[family] && sure > (best?.sure ?? 0)) best = { family, sure };
    }
    return best?.family ?? 'thing';
  };
  const known = new Map<string, NounSense | null>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const sense = senseOf(word);
    if (known.size < mostKnown) known.set(word, sense);
    return sense;
  };
}

const dimension = 192;

const mostKnown = 5000;

/** A word that the table lacks is spelt in numbers, and spelling counts upwards only. */
function isOfTheTable(vector: Float32Array): boolean {
  return vector.some((number) => number < 0);
}

function chance(weights: readonly number[], vector: Float32Array): number {
  let sum = weights[vector.length] ?? 0;
  for (let place = 0; place < vector.length; place += 1)
    sum += (weights[place] ?? 0) * (vector[place] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
