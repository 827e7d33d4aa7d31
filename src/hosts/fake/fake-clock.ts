import type { Clock } from '@/ports/clock';

type Sleeper = { readonly at: number; readonly wake: (how: 'elapsed' | 'aborted') => void };

export type FakeClockOptions = {
  /** What `now()` says at the start. */
  readonly now?: number;
  /** Whether a sleep waits for `advance`, or only until nothing else is left to do. */
  readonly sleeping: 'waits' | 'advances';
};

/** Time that passes only when a test says so. */
export class FakeClock implements Clock {
  /** How long each sleep that came to its end lasted, in order. */
  readonly slept: number[] = [];
  private passed = 0;
  private sleepers: Sleeper[] = [];
  private isAdvancing = false;

  constructor(private readonly options: FakeClockOptions) {}

  now(): number {
    return (this.options.now ?? 0) + this.passed;
  }

  elapsed(): number {
    return this.passed;
  }

  sleep(ms: number, signal: AbortSignal): Promise<'elapsed' | 'aborted'> {
    if (signal.aborted) return Promise.resolve('aborted');
    return new Promise((resolve) => {
      const onAbort = (): void => {
        wake('aborted');
      };
      const wake = (how: 'elapsed' | 'aborted'): void => {
        signal.removeEventListener('abort', onAbort);
        this.sleepers = this.sleepers.filter((other) => other !== sleeper);
        if (how === 'elapsed') this.slept.push(ms);
        resolve(how);
      };
      const sleeper = { at: this.passed + ms, wake };
      this.sleepers.push(sleeper);
      signal.addEventListener('abort', onAbort);
      if (this.options.sleeping === 'advances') void this.advanceToLast();
    });
  }

  /** Lets time pass, waking whoever is due in order; what they do before they sleep again is done. */
  async advance(ms: number): Promise<void> {
    const goal = this.passed + ms;
    for (;;) {
      await pendingWork();
      if (!this.wakeNext(goal)) break;
    }
    this.passed = goal;
  }

  private async advanceToLast(): Promise<void> {
    if (this.isAdvancing) return;
    this.isAdvancing = true;
    do await pendingWork();
    while (this.wakeNext(Infinity));
    this.isAdvancing = false;
  }

  private wakeNext(goal: number): boolean {
    const [next] = this.sleepers
      .filter(({ at }) => at <= goal)
      .sort((one, other) => one.at - other.at);
    if (next === undefined) return false;
    this.passed = Math.max(this.passed, next.at);
    next.wake('elapsed');
    return true;
  }
}

function pendingWork(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
