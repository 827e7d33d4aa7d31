import { endWorker, startWorker } from '@/hosts/web/own-worker';
import type { FromSqlWorker } from '@/hosts/web/sql-worker-messages';
import { WorkerCalls } from '@/hosts/web/worker-calls';
import { HostFault } from '@/ports/host-fault';

export type StorageStatus =
  | { readonly kind: 'opening' }
  | {
      readonly kind: 'ready';
      readonly calls: WorkerCalls;
      readonly keeps: 'device' | 'visit';
    }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'failed'; readonly message: string };

export type StoryStorageOptions = {
  readonly workerUrl: string;
  /** Of the database, its folder, its lock and its channel. */
  readonly name: string;
  readonly changed: (status: StorageStatus) => void;
  /** One sentence for the player. */
  readonly warn: (sentence: string) => void;
};

const reserveUsed =
  'There is no space left in this browser. What was kept back for this was used: the story is saved so far. Free some space before you go on.';

/** The worker with the database: started, asked to hand over, and ended while nobody looks. */
export class StoryStorage {
  private worker: Worker | undefined;
  private calls: WorkerCalls | undefined;
  private keeps: 'device' | 'visit' = 'device';

  constructor(private readonly options: StoryStorageOptions) {}

  open(): void {
    if (this.worker !== undefined) return;
    const worker = startWorker(this.options.workerUrl, this.options.name);
    this.worker = worker;
    this.options.changed({ kind: 'opening' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromSqlWorker>) => {
      if (this.worker === worker) this.receive(worker, data);
    });
    worker.addEventListener('error', () => {
      if (this.worker === worker) this.fail();
    });
  }

  /** Frees the lock while nobody looks; stories that live nowhere else stay where they are. */
  putAside(): void {
    if (this.keeps === 'device') this.end();
  }

  /** What was not answered was not done. */
  end(): void {
    if (this.worker !== undefined) endWorker(this.worker);
    this.worker = undefined;
    this.endCalls('The window was put aside.');
  }

  takeOver(): void {
    this.worker?.postMessage({ kind: 'take-over' });
  }

  private receive(worker: Worker, message: FromSqlWorker): void {
    switch (message.kind) {
      case 'ready': {
        this.keeps = message.keeps;
        this.calls = new WorkerCalls((call) => {
          worker.postMessage(call);
        });
        this.options.changed({ kind: 'ready', calls: this.calls, keeps: this.keeps });
        return;
      }
      case 'elsewhere':
        this.endCalls('The stories were opened in another window.');
        this.options.changed({ kind: 'elsewhere' });
        return;
      case 'failed':
        this.options.changed({ kind: 'failed', message: message.fault.message });
        return;
      case 'rows':
      case 'refusal':
        this.calls?.settle(message);
        return;
      case 'reserve-used':
        this.options.warn(reserveUsed);
    }
  }

  private fail(): void {
    this.end();
    const message =
      'The part of the app that keeps stories could not be loaded; load the page again.';
    this.options.changed({ kind: 'failed', message });
  }

  private endCalls(why: string): void {
    this.calls?.end(new HostFault('locked', why));
    this.calls = undefined;
  }
}
