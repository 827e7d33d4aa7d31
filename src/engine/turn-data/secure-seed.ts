import type { Random } from '@/ports/random';

/**
 * One draw from the host's secure source for a whole turn, made when somebody first asks. A retry, or a
 * new plan, gets the same number: whoever fails on purpose rolls the same dice again.
 */
export class SecureSeed {
  /** `seed` is what was drawn when this turn was played before. */
  constructor(
    private readonly random: Random,
    private seed: number | null = null,
  ) {}

  /** Null while nobody has asked; a story in which nobody does repeats byte for byte. */
  get drawn(): number | null {
    return this.seed;
  }

  draw(): number {
    this.seed ??= this.random.secureSeed();
    return this.seed;
  }
}
