import { randomInt } from 'node:crypto';

import type { Random } from '@/ports/random';

const seeds = 2 ** 32;

export const systemRandom: Random = { secureSeed: () => randomInt(seeds) };
