/** Log odds as a share of 0…1, rounded: hosts may differ in the last digits of an exponential. */
export function asShare(logOdds: number): number {
  return Math.round(10_000 / (1 + Math.exp(-logOdds))) / 10_000;
}

/** The log odds of a share; of certainty, those of almost certain. */
export function asLogOdds(share: number): number {
  const inside = Math.min(0.9999, Math.max(0.0001, share));
  return Math.log(inside / (1 - inside));
}
