import {
  defaultScriptTimeoutMs,
  planTimeoutMs,
  tellingDeadlineMs,
  turnDeadlineMs,
} from '@/foundation/limits';

/** How long things may take, and how many at once: the limits that whoever opens an engine may set (arch §2.5). */
export type RunLimits = {
  /** A script whose manifest names no time of its own. */
  readonly scriptMs: number;
  /** All scripts of a plan together. */
  readonly planMs: number;
  /** Scripts of a parallel plan. */
  readonly scriptsAtOnce: number;
  /** From what the player does to what happened. */
  readonly turnMs: number;
  /** From what happened to its words. */
  readonly tellingMs: number;
};

/** What is not asked for is as usual, and so is what would never end: no path of the engine is without a bound. */
export function runLimits(cores: number, asked: Partial<RunLimits> = {}): RunLimits {
  const usual: RunLimits = {
    scriptMs: defaultScriptTimeoutMs,
    planMs: planTimeoutMs,
    scriptsAtOnce: cores,
    turnMs: turnDeadlineMs,
    tellingMs: tellingDeadlineMs,
  };
  const isBound = ([, limit]: [string, number]): boolean => Number.isFinite(limit) && limit > 0;
  return { ...usual, ...Object.fromEntries(Object.entries(asked).filter(isBound)) };
}
