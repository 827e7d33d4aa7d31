import { fail, succeed, type Result } from '@/foundation/result';
import type { BootableGuest } from '@/hosts/shared/guest/bootable-guest';
import type { GuestLink } from '@/hosts/shared/script-host/guest-link';
import { GuestThread, type StartThread } from '@/hosts/shared/script-host/guest-thread';
import { cancelledExit, scriptExit, type ScriptExit } from '@/hosts/shared/script-host/script-exit';
import type { GuestSource } from '@/hosts/shared/script-host/script-host-over';

export type GuestThreadPoolOptions = {
  readonly workers: number;
  readonly startThread: StartThread;
  readonly makeBootable: () => Promise<BootableGuest>;
};

type Acquired = Result<GuestLink, ScriptExit>;

/** Threads start when they are first needed and are lent to one run at a time. */
export class GuestThreadPool implements GuestSource {
  private readonly threads = new Set<GuestThread>();
  private readonly idle: GuestThread[] = [];
  private readonly waiting = new Set<(acquired: Acquired) => void>();
  private readonly ending = new Set<Promise<void>>();
  private bootable: Promise<BootableGuest> | undefined;
  private closed = false;

  constructor(private readonly options: GuestThreadPoolOptions) {}

  acquire(signal: AbortSignal): Promise<Acquired> {
    if (this.closed || signal.aborted) return Promise.resolve(fail(cancelledExit()));
    const thread = this.idle.pop();
    if (thread !== undefined) return Promise.resolve(succeed(this.lend(thread)));
    return new Promise((resolve) => {
      const settle = (acquired: Acquired): void => {
        this.waiting.delete(settle);
        signal.removeEventListener('abort', giveUp);
        resolve(acquired);
      };
      const giveUp = (): void => {
        settle(fail(cancelledExit()));
      };
      signal.addEventListener('abort', giveUp);
      this.waiting.add(settle);
      this.startThread();
    });
  }

  /** Starts every thread now, so that no run has to wait for one. */
  warm(): void {
    while (this.startThread() === 'started');
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const settle of this.waiting) settle(fail(cancelledExit()));
    for (const thread of [...this.threads]) this.endThread(thread, cancelledExit());
    await Promise.all(this.ending);
  }

  private startThread(): 'started' | 'enough' {
    if (this.closed || this.threads.size >= this.options.workers) return 'enough';
    const thread = new GuestThread(this.options.startThread, this.bootableGuest(), {
      ready: (started) => {
        this.offer(started);
      },
      died: (dead, why) => {
        this.replace(dead, why);
      },
    });
    this.threads.add(thread);
    return 'started';
  }

  /** Made while the first thread starts, which takes longer. One that failed is tried again. */
  private bootableGuest(): Promise<BootableGuest> {
    this.bootable ??= this.options.makeBootable().catch((reason: unknown) => {
      this.bootable = undefined;
      throw reason;
    });
    return this.bootable;
  }

  private offer(thread: GuestThread): void {
    const [settle] = this.waiting;
    if (settle !== undefined) settle(succeed(this.lend(thread)));
    else {
      thread.keepsProcessAlive('no');
      this.idle.push(thread);
    }
  }

  private lend(thread: GuestThread): GuestLink {
    thread.keepsProcessAlive('yes');
    return {
      listen: (listener) => {
        thread.listen(listener);
      },
      send: (message) => {
        thread.send(message);
      },
      release: () => {
        if (this.threads.has(thread)) this.offer(thread);
      },
      discard: () => {
        this.endThread(thread, cancelledExit());
        // Started now, so that the next run does not wait for it.
        this.startThread();
      },
    };
  }

  private endThread(thread: GuestThread, exit: ScriptExit): void {
    this.threads.delete(thread);
    const at = this.idle.indexOf(thread);
    if (at >= 0) this.idle.splice(at, 1);
    const ended = thread.end(exit).finally(() => this.ending.delete(ended));
    this.ending.add(ended);
  }

  private replace(dead: GuestThread, why: string): void {
    const wasReady = dead.state === 'ready';
    this.endThread(dead, scriptExit('crashed', `The script runtime failed: ${why}`));
    // One that could not start must not be tried for ever: each failure answers one waiting run.
    const [settle] = this.waiting;
    if (!wasReady)
      settle?.(fail(scriptExit('crashed', `The script runtime did not start: ${why}`)));
    if (wasReady || this.waiting.size > 0) this.startThread();
  }
}
