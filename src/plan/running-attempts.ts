import { cancelGraceMs } from '@/foundation/limits';
import type { Clock } from '@/ports/clock';

export type RunningAttempt = {
  readonly stop: AbortController;
  /** Elapsed time at which it is given up. */
  readonly dueAt: number;
  readonly giveUp: (why: 'overtime' | 'cancelled') => void;
};

/** What runs at this moment in one plan, so that all of it ends; one timer watches over everything. */
export class RunningAttempts {
  private readonly running = new Set<RunningAttempt>();
  private readonly closing = new AbortController();
  private watchedUntil = Infinity;

  constructor(private readonly clock: Clock) {}

  begin(attempt: RunningAttempt): void {
    this.running.add(attempt);
    if (attempt.dueAt < this.watchedUntil) void this.watch(attempt.dueAt);
  }

  end(attempt: RunningAttempt): void {
    this.running.delete(attempt);
  }

  /** Asks all to end, and gives up those that have not after their grace. */
  async cancel(): Promise<void> {
    for (const { stop } of this.running) stop.abort();
    if ((await this.clock.sleep(cancelGraceMs, this.closing.signal)) === 'aborted') return;
    for (const attempt of this.running) attempt.giveUp('cancelled');
  }

  /** Nobody waits any more. */
  close(): void {
    for (const { stop } of this.running) stop.abort();
    this.closing.abort();
  }

  private async watch(until: number): Promise<void> {
    this.watchedUntil = until;
    const how = await this.clock.sleep(until - this.clock.elapsed(), this.closing.signal);
    if (how === 'aborted' || this.watchedUntil !== until) return;
    const now = this.clock.elapsed();
    let next = Infinity;
    for (const attempt of this.running)
      if (attempt.dueAt <= now) attempt.giveUp('overtime');
      else next = Math.min(next, attempt.dueAt);
    this.watchedUntil = Infinity;
    if (next < Infinity) void this.watch(next);
  }
}
