import { homelyWeights, personWeights } from '@/narrator/understanding/noun-sense-weights';
import type { SenseOfNoun } from '@/narrator/understanding/people-meant';
import type { InstantEmbedder } from '@/ports/embedder';

const enough = { person: 0.8, homely: 0.75 } as const;

/** "Pedlar" is somebody, "crumpet" is for tea, by what an embedder knows of the word. It must be the built-in one. */
export function senseOfNounBy(embedder: InstantEmbedder): SenseOfNoun {
  const [person, homely] = [numbersOf(personWeights), numbersOf(homelyWeights)];
  const known = new Map<string, ReturnType<SenseOfNoun>>();
  const senseOf: SenseOfNoun = (word) => {
    const vector = embedder.embedNow(word);
    if (vector.length !== person.length - 1 || !isOfTheTable(vector)) return null;
    if (chance(person, vector) > enough.person) return 'person';
    return chance(homely, vector) > enough.homely ? 'homely' : 'thing';
  };
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const sense = senseOf(word);
    if (known.size < mostKnown) known.set(word, sense);
    return sense;
  };
}

/** A word that the table lacks is spelt in numbers, and spelling counts upwards only. */
function isOfTheTable(vector: Float32Array): boolean {
  return vector.some((number) => number < 0);
}

const mostKnown = 5000;

function numbersOf(listed: string): readonly number[] {
  return listed.split(/\s+/).map((tenths) => Number(tenths) / 10);
}

function chance(weights: readonly number[], vector: Float32Array): number {
  let sum = weights[vector.length] ?? 0;
  for (let place = 0; place < vector.length; place += 1)
    sum += (weights[place] ?? 0) * (vector[place] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
