/** Longer without a pause, and a screen stutters. */
const stretchMs = 8;

type Timer = ReturnType<typeof setTimeout>;

/**
 * Begins the work of many calls that arrive together one after the other, and lets the thread do something
 * else in between. Work that waits itself does not hold up the next.
 */
export class InTurns {
  private last: Promise<void> = Promise.resolve();
  private busyMs = 0;

  run<Value>(work: () => Promise<Value>): Promise<Value> {
    const begun = this.last.then(async () => {
      if (this.busyMs > stretchMs) await this.pause();
      const began = performance.now();
      return { began, value: work() };
    });
    this.last = begun.then(({ began, value }) => this.untilDoneOrWaiting(value, began));
    return begun.then(({ value }) => value);
  }

  private async pause(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 0));
    this.busyMs = 0;
  }

  private async untilDoneOrWaiting(work: Promise<unknown>, began: number): Promise<void> {
    let timer: Timer | undefined;
    const waits = new Promise<'waits'>((resolve) => {
      timer = setTimeout(resolve, 0, 'waits');
    });
    const end = await Promise.race([work, waits]);
    clearTimeout(timer);
    this.busyMs = end === 'waits' ? 0 : this.busyMs + performance.now() - began;
  }
}
