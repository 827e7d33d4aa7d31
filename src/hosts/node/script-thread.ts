import { Worker } from 'node:worker_threads';

import type { FromScriptWorker, ToScriptWorker } from '@/hosts/node/script-worker-messages';
import type { BootableGuest } from '@/hosts/shared/bootable-guest';
import type { FromGuest, ToGuest } from '@/hosts/shared/guest-messages';
import type { ScriptExit } from '@/hosts/shared/script-exit';

export type ScriptThreadEvents = {
  ready(thread: ScriptThread): void;
  /** Also when it never became ready. The thread must then be ended. */
  died(thread: ScriptThread, why: string): void;
};

/** A worker thread with one guest. It keeps the process alive until it is idle. */
export class ScriptThread {
  state: 'starting' | 'ready' | 'dead' = 'starting';
  private readonly worker: Worker;
  private listener: ((message: FromGuest) => void) | undefined;
  private ended: ScriptExit | undefined;

  constructor(
    workerFile: string,
    bootable: Promise<BootableGuest>,
    private readonly events: ScriptThreadEvents,
  ) {
    this.worker = new Worker(workerFile, {
      env: {},
      // Flags of the host (loaders, inspectors) would run in the thread as well.
      execArgv: [],
      stdin: false,
      resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    });
    this.worker.on('message', (message: FromScriptWorker) => {
      this.receive(message);
    });
    this.worker.on('error', (error) => {
      this.die(error.message);
    });
    this.worker.on('exit', () => {
      this.die('the thread ended');
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
    if (alive === 'yes') this.worker.ref();
    else this.worker.unref();
  }

  /** Its run, if it has one, hears `exit`. */
  async end(exit: ScriptExit): Promise<void> {
    this.state = 'dead';
    this.ended = exit;
    this.listener?.(exit);
    await this.worker.terminate();
  }

  private post(message: ToScriptWorker): void {
    if (this.state !== 'dead') this.worker.postMessage(message);
  }

  private receive(message: FromScriptWorker): void {
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
