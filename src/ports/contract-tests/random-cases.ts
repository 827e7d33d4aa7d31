import type { ContractCase } from '@/ports/contract-tests/contract-case';
import { expectTrue } from '@/ports/contract-tests/expect';
import type { Random } from '@/ports/random';

const draws = 200;

function seedsOf(random: Random): readonly number[] {
  return Array.from({ length: draws }, () => random.secureSeed());
}

export const randomCases: readonly ContractCase<Random>[] = [
  {
    title: 'a seed is a whole number in 0…2³²−1',
    run: (random) => {
      for (const seed of seedsOf(random))
        expectTrue(
          Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32,
          `${String(seed)} is no seed`,
        );
      return Promise.resolve();
    },
  },
  {
    title: 'seeds differ, and use the whole range',
    run: (random) => {
      const seeds = seedsOf(random);
      expectTrue(new Set(seeds).size > draws / 2, 'seeds repeat');
      expectTrue(
        seeds.some((seed) => seed < 2 ** 31) && seeds.some((seed) => seed >= 2 ** 31),
        'all seeds lie in one half of the range',
      );
      return Promise.resolve();
    },
  },
];
