import { statSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/** Editors write a file in several steps, and folders are copied file by file. */
const quietMs = 100;

/**
 * Calls the listener when something at the path or below it has changed and it has been quiet for a
 * moment. The path need not be there yet, and may go and come again.
 */
export function watchPath(target: string, listener: () => void): () => void {
  const watching = new PathWatch(path.resolve(target), listener);
  return () => {
    watching.end();
  };
}

class PathWatch {
  private watcher: FSWatcher | null = null;
  private timer: NodeJS.Timeout | null = null;
  private hasEnded = false;

  constructor(
    private readonly target: string,
    private readonly listener: () => void,
  ) {
    this.arm();
  }

  end(): void {
    this.hasEnded = true;
    this.watcher?.close();
    if (this.timer !== null) clearTimeout(this.timer);
  }

  /** Watches the folder itself, or the nearest above that is there for the name that leads to it. */
  private arm(): void {
    this.watcher?.close();
    let folder = this.target;
    let awaited: string | null = null;
    while (!isFolder(folder)) {
      awaited = path.basename(folder);
      const above = path.dirname(folder);
      if (above === folder) return;
      folder = above;
    }
    this.watcher = watch(folder, { recursive: awaited === null }, (_event, name) => {
      if (awaited === null || name === null || name === awaited) this.soon();
    });
    // A folder that goes while it is watched: what is above it is watched next.
    this.watcher.on('error', () => {
      this.soon();
    });
  }

  private soon(): void {
    if (this.hasEnded) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      // Another folder may have the name now. Before the listener reads: what comes later is told again.
      this.arm();
      this.listener();
    }, quietMs);
  }
}

function isFolder(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;
}
