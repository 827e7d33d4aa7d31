import type { InstantEmbedder } from '@/ports/embedder';
import { nearestBy } from '@/narrator/understanding/nearest-example';
import type { NearestExample } from '@/narrator/understanding/understand-act';

export { readTypedAction } from '@/narrator/understanding/ground-act';

const known = new WeakMap<InstantEmbedder, NearestExample>();
const nothingNear: NearestExample = () => null;

export function nearestOf(embedder: InstantEmbedder | null): NearestExample {
  if (embedder === null) return nothingNear;
  const before = known.get(embedder) ?? nearestBy(embedder);
  known.set(embedder, before);
  return before;
}
