import type { BootableGuest } from '@/hosts/shared/guest/bootable-guest';
import type { FromGuest, ToGuest } from '@/hosts/shared/guest/guest-messages';
import type {
  FromGuestThread,
  ToGuestThread,
} from '@/hosts/shared/script-host/guest-thread-messages';
import type { ScriptExit } from '@/hosts/shared/script-host/script-exit';

/** A thread as its platform has it, with `serveGuest` inside. */
export interface RawThread {
  post(message: ToGuestThread): void;
  keepsProcessAlive(alive: 'yes' | 'no'): void;
  terminate(): Promise<void>;
}

export type RawThreadEvents = {
  message(message: FromGuestThread): void;
  failed(why: string): void;
};

export type StartThread = (events: RawThreadEvents) => RawThread;

export type GuestThreadEvents = {
  ready(thread: GuestThread): void;
  /** Also when it never became ready. The thread must then be ended. */
  died(thread: GuestThread, why: string): void;
};

/** A thread with one guest. It keeps the process alive until it is idle. */
export class GuestThread {
  state: 'starting' | 'ready' | 'dead' = 'starting';
  private readonly thread: RawThread;
  private listener: ((message: FromGuest) => void) | undefined;
  private ended: ScriptExit | undefined;

  constructor(
    start: StartThread,
    bootable: Promise<BootableGuest>,
    private readonly events: GuestThreadEvents,
  ) {
    this.thread = start({
      message: (message) => {
        this.receive(message);
      },
      failed: (why) => {
        this.die(why);
      },
    });
    bootable.then(
      (made) => {
        this.post({ kind: 'boot', ...made });
      },
      (error: unknown) => {
        this.die(error instanceof Error ? error.message : String(error));
      },
    );
  }

  listen(listener: (message: FromGuest) => void): void {
    this.listener = listener;
    // It may end between being lent and being used; its run would then wait for nobody.
    const { ended } = this;
    if (ended !== undefined)
      queueMicrotask(() => {
        listener(ended);
      });
  }

  send(message: ToGuest): void {
    this.post(message);
  }

  keepsProcessAlive(alive: 'yes' | 'no'): void {
    this.thread.keepsProcessAlive(alive);
  }

  /** Its run, if it has one, hears `exit`. */
  async end(exit: ScriptExit): Promise<void> {
    this.state = 'dead';
    this.ended = exit;
    this.listener?.(exit);
    await this.thread.terminate();
  }

  private post(message: ToGuestThread): void {
    if (this.state !== 'dead') this.thread.post(message);
  }

  private receive(message: FromGuestThread): void {
    if (this.state === 'dead') return;
    if (message.kind !== 'ready') this.listener?.(message);
    else {
      this.state = 'ready';
      this.events.ready(this);
    }
  }

  private die(why: string): void {
    if (this.state !== 'dead') this.events.died(this, why);
  }
}
