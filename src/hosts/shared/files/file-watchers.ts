import { isAtOrBelow } from '@/foundation/file-path';

type Watcher = { readonly path: string; readonly listener: () => void };

/** Who wants to know what changes in a tree that only this program changes. */
export class FileWatchers {
  private readonly watchers = new Set<Watcher>();

  watch(path: string, listener: () => void): () => void {
    const watcher = { path, listener };
    this.watchers.add(watcher);
    return () => {
      this.watchers.delete(watcher);
    };
  }

  /** A folder that goes takes what is below it along, so both directions count. */
  tell(...changed: readonly string[]): void {
    for (const { path, listener } of this.watchers)
      if (changed.some((one) => isAtOrBelow(one, path) || isAtOrBelow(path, one))) listener();
  }
}
