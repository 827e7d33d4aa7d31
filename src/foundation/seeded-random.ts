import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

import { sha256Hex } from '@/foundation/sha256';

/** A generator for one purpose; two purposes never share one, so that adding a draw shifts nothing else. */
export type SeededRandom = {
  /** A whole number from..to, both included. */
  between(from: number, to: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
};

/** Mixes what a draw belongs to (story, branch, scene, purpose…) into a 32-bit seed. */
export function seedFrom(...parts: readonly (string | number)[]): number {
  return Number.parseInt(sha256Hex(JSON.stringify(parts)).slice(0, 8), 16);
}

export function seededRandom(seed: number): SeededRandom {
  const generator = xoroshiro128plus(seed);
  const between = (from: number, to: number): number => uniformInt(generator, from, to);
  return {
    between,
    pick: (list) => list[between(0, list.length - 1)] ?? list[0],
  };
}
