import { seededRandom, seedFrom } from '@/foundation/seeded-random';

export type PlaceRandom = {
  between(from: number, to: number): number;
  whole(from: number, to: number): number;
  chance(share: number): boolean;
};

const steps = 1 << 16;

/** Each part of a picture has its own purpose, so that a wider frame with more trees moves no house. */
export function placeRandom(placeId: string, kind: string, purpose: string): PlaceRandom {
  const random = seededRandom(seedFrom('place-art', placeId, kind, purpose));
  const part = (): number => random.between(0, steps) / steps;
  return {
    between: (from, to) => from + part() * (to - from),
    whole: (from, to) => random.between(from, to),
    chance: (share) => part() < share,
  };
}
