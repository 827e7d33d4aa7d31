import { seedFrom } from '@/foundation/seeded-random';
import type { Random } from '@/ports/random';

/** A "secure" source that repeats: the same start, the same draws. */
export function fakeRandom(start: number): Random {
  let drawn = 0;
  return {
    secureSeed: () => {
      drawn += 1;
      return seedFrom(start, drawn);
    },
  };
}
