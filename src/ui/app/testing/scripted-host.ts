import type { FileExchange } from '@/ports/file-exchange';
import type { PreferenceStore } from '@/ports/preference-store';
import type { HostStatus, ThisHost } from '@/ports/this-host';

/** A device whose status a test tells, and that remembers what it was asked for. */
export class ScriptedHost implements ThisHost {
  readonly asked: string[] = [];
  files: FileExchange | null = null;
  readonly kept: Map<string, string>;
  private listener: ((status: HostStatus) => void) | null = null;
  private updateListener: (() => void) | null = null;

  constructor(kept: Readonly<Record<string, string>> = {}) {
    this.kept = new Map(Object.entries(kept));
  }

  get preferences(): PreferenceStore {
    return {
      read: (key) => this.kept.get(key) ?? null,
      write: (key, value) => {
        this.kept.set(key, value);
      },
    };
  }

  get isWatched(): boolean {
    return this.listener !== null || this.updateListener !== null;
  }

  tell(status: HostStatus): void {
    if (this.listener === null) throw new Error('nobody watches this host');
    this.listener(status);
  }

  tellOfUpdate(): void {
    if (this.updateListener === null) throw new Error('nobody watches for updates');
    this.updateListener();
  }

  watch(listener: (status: HostStatus) => void): () => void {
    this.listener = listener;
    listener({ kind: 'opening' });
    return () => {
      this.listener = null;
    };
  }

  watchUpdate(listener: () => void): () => void {
    this.updateListener = listener;
    return () => {
      this.updateListener = null;
    };
  }

  takeOver(): void {
    this.asked.push('take over');
  }

  applyUpdate(): void {
    this.asked.push('apply the update');
  }
}
