/** A longer delay makes setTimeout fire at once. */
const longestDelayMs = 2_147_483_647;

/** Milliseconds from a script or a caller, as a delay that setTimeout understands. */
export function timerDelay(ms: number): number {
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), longestDelayMs);
}
