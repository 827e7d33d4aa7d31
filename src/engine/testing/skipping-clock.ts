import type { Clock } from '@/ports/clock';

/** As long as the longest pause before a retry (arch §2.2.1). */
const shortSleepMs = 800;

/**
 * Time that really passes, and of which some can be left out: what hangs until its deadline hangs no longer
 * than a test has to wait. Pauses before a retry are left out by themselves.
 */
export class SkippingClock implements Clock {
  private skipped = 0;
  private readonly sleepers = new Set<{ readonly at: number; readonly wake: () => void }>();

  constructor(private readonly real: Clock) {}

  now(): number {
    return this.real.now() + this.skipped;
  }

  elapsed(): number {
    return this.real.elapsed() + this.skipped;
  }

  async sleep(ms: number, signal: AbortSignal): Promise<'elapsed' | 'aborted'> {
    if (ms > 0 && ms <= shortSleepMs) {
      await this.real.sleep(0, signal);
      this.skip(ms);
      return signal.aborted ? 'aborted' : 'elapsed';
    }
    const woken = new AbortController();
    const wake = (): void => {
      woken.abort();
    };
    const sleeper = { at: this.elapsed() + ms, wake };
    this.sleepers.add(sleeper);
    signal.addEventListener('abort', wake);
    if (signal.aborted) wake();
    await this.real.sleep(ms, woken.signal);
    this.sleepers.delete(sleeper);
    signal.removeEventListener('abort', wake);
    return signal.aborted ? 'aborted' : 'elapsed';
  }

  /** So much time is over at once; who was to sleep less long wakes up. */
  skip(ms: number): void {
    this.skipped += ms;
    for (const { at, wake } of this.sleepers) if (at <= this.elapsed()) wake();
  }
}
