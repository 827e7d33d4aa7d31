import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';

import { closedFault } from '@/hosts/shared/sqlite-fault';
import type { FromSqlWorker, WhichDatabase } from '@/hosts/web/sql-worker-messages';
import { canKeep, isFolderThere } from '@/hosts/web/workers/browser-storage';
import { DeviceDatabase, openVisitDatabase } from '@/hosts/web/workers/device-database';
import { keepFilesAside } from '@/hosts/web/workers/keep-files-aside';
import { Mending } from '@/hosts/web/workers/mending';
import type { Connection } from '@/hosts/web/workers/sqlite-connection';

/**
 * Opens the database when no other window has it, waits for it otherwise, and hands it over when
 * another window asks. The lock comes before the files: two pools on one folder destroy each other.
 */
export class DatabaseKeeper {
  private connection: Connection | undefined;
  private mending: Mending | undefined;
  private device: DeviceDatabase | undefined;
  private state: 'waiting' | 'holding' | 'visiting' = 'waiting';
  private isClosed = false;
  /** Another window asked to be first. Whoever is before it in the queue lets it pass, once. */
  private mustYield = false;
  private endHold: () => void = () => undefined;
  private readonly channel: BroadcastChannel;

  constructor(
    private readonly name: string,
    private readonly sqlite: Promise<Sqlite3Static>,
    private readonly tell: (message: FromSqlWorker) => void,
  ) {
    this.channel = new BroadcastChannel(name);
    this.channel.addEventListener('message', () => {
      this.mustYield = true;
      this.endHold();
    });
  }

  /** Goes on until the database is closed; rejects when what is kept here cannot be opened. */
  async keep(): Promise<void> {
    if (!(await canKeep())) return this.openForVisit();
    const found = await navigator.locks.request(this.name, { ifAvailable: true }, (lock) =>
      lock === null ? 'taken' : this.hold(),
    );
    if (found === 'taken') this.tell({ kind: 'elsewhere' });
    while (this.state === 'waiting' && !this.isClosed)
      await navigator.locks.request(this.name, () => this.hold());
  }

  database(which: WhichDatabase): Connection {
    switch (which) {
      case 'stories':
        return opened(this.connection);
      case 'mended':
        return opened(this.mending?.fresh ?? this.connection);
      case 'damaged':
        return opened(this.mending?.damaged());
    }
  }

  /** Copies the files of the database as they are, and says how the copy is called. */
  keepDatabaseAside(): Promise<string> {
    return keepFilesAside(this.name, opened(this.device).rawFiles());
  }

  /** From now on there are a damaged database and an empty one, until `settle`. */
  async replace(): Promise<string> {
    const aside = await this.keepDatabaseAside();
    // Closing brings what only the log has into the database, where that can still be done.
    opened(this.connection).close();
    this.connection = undefined;
    const [main] = opened(this.device).rawFiles();
    this.mending = new Mending(await this.sqlite, opened(main).bytes);
    return aside;
  }

  /** The filled database takes the place of the damaged one; where that fails, the old one stays. */
  async settle(): Promise<void> {
    const device = opened(this.device);
    const bytes = opened(this.mending).bytes();
    try {
      await device.putInPlace(bytes);
    } finally {
      this.mending?.close();
      this.mending = undefined;
      this.connection = device.connect();
    }
  }

  askOtherWindow(): void {
    if (this.state === 'waiting') this.channel.postMessage('let go');
  }

  close(): void {
    this.isClosed = true;
    this.channel.close();
    this.letGo();
    this.endHold();
  }

  /** For as long as it lasts, the lock is ours. */
  private async hold(): Promise<void> {
    const letsPass = this.mustYield;
    this.mustYield = false;
    if (letsPass || this.isClosed) return;
    const end = new Promise<void>((resolve) => {
      this.endHold = resolve;
    });
    await this.open();
    if (this.state !== 'holding') return;
    await end;
    this.letGo();
    this.mustYield = false;
    this.state = 'waiting';
    if (!this.hasClosed()) this.tell({ kind: 'elsewhere' });
  }

  private async open(): Promise<void> {
    const hadDatabase = await isFolderThere(this.name);
    try {
      this.device ??= new DeviceDatabase(await this.sqlite, this.name);
      this.connection = await this.device.open();
    } catch (reason) {
      // What is kept must not seem to be gone: an empty shelf only where there was nothing yet.
      if (hadDatabase) throw reason;
      return this.openForVisit();
    }
    this.state = 'holding';
    this.tell({ kind: 'ready', keeps: 'device' });
  }

  private async openForVisit(): Promise<void> {
    this.connection = openVisitDatabase(await this.sqlite);
    this.state = 'visiting';
    this.tell({ kind: 'ready', keeps: 'visit' });
  }

  private hasClosed(): boolean {
    return this.isClosed;
  }

  private letGo(): void {
    this.mending?.close();
    this.mending = undefined;
    this.connection?.close();
    this.connection = undefined;
    this.device?.letGo();
  }
}

/** Another window may have the database by now. */
function opened<Part>(part: Part | undefined): Part {
  if (part === undefined) throw closedFault();
  return part;
}
