import type { InstantEmbedder } from '@/ports/embedder';
import { nearestExampleBy } from '@/understanding/act/nearest-example';
import {
  understandAct,
  type NearestExample,
  type UnderstoodAct,
} from '@/understanding/understand-act';
import type { OpenStory } from '@/engine/turn-data/open-story';
import type { ReadWords } from '@/engine/turn-data/read-words';
import type { TakenAction } from '@/story/log/taken-action';

import { readTypedMeaning } from '@/understanding/read-typed-meaning';

const known = new WeakMap<InstantEmbedder, NearestExample>();
const nothingNear: NearestExample = () => null;

export function nearestOf(embedder: InstantEmbedder | null): NearestExample {
  if (embedder === null) return nothingNear;
  const before = known.get(embedder) ?? nearestExampleBy(embedder);
  known.set(embedder, before);
  return before;
}

/** As typed words were read, so they are planned; nobody reads the words of a choice again. */
export function understoodWords(
  { choice, text, intent }: TakenAction,
  nearest: NearestExample,
): UnderstoodAct | null {
  return choice === null && intent.leadsTo === undefined ? understandAct(text, nearest) : null;
}

/** What words mean may still be on its way through a slow network, and then patterns alone must do. */
export async function readingWords({ recall }: Pick<OpenStory, 'recall'>): Promise<ReadWords> {
  const nearest = nearestOf(await recall.builtInEmbedder());
  return (text, situation) => readTypedMeaning(text, { ...situation, nearest });
}
