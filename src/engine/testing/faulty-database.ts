import { HostFault } from '@/ports/host-fault';
import type { SqlDatabase } from '@/ports/sql-database';

/** Counted from 1 since it was armed: a turn writes twice, what happened and how it was told. */
export type StoreFault =
  | { readonly kind: 'a write fails'; readonly nth: number }
  /** It is written, and nobody says so. */
  | { readonly kind: 'an answer is lost'; readonly nth: number }
  | { readonly kind: 'a read fails'; readonly nth: number }
  | { readonly kind: 'all is slow' };

/** A database that fails once when it is told to. */
export class FaultyDatabase implements SqlDatabase {
  private armed: StoreFault | null = null;
  private reads = 0;
  private writes = 0;
  /** Whether the fault came to pass since it was armed. */
  hasFailed = false;

  constructor(
    private readonly database: SqlDatabase,
    private readonly pause: () => Promise<void>,
  ) {}

  arm(fault: StoreFault | null): void {
    this.armed = fault;
    this.reads = 0;
    this.writes = 0;
    this.hasFailed = false;
  }

  disarm(): void {
    this.armed = null;
  }

  async read<Row>(...asked: Parameters<SqlDatabase['read']>): Promise<readonly Row[]> {
    this.reads += 1;
    const { armed } = this;
    if (armed?.kind === 'all is slow') await this.slowly();
    if (armed?.kind === 'a read fails' && armed.nth === this.reads)
      this.fail('the database cannot be read just now');
    return this.database.read<Row>(...asked);
  }

  async write(...asked: Parameters<SqlDatabase['write']>): Promise<void> {
    this.writes += 1;
    const { armed, writes } = this;
    if (armed?.kind === 'all is slow') await this.slowly();
    if (armed?.kind === 'a write fails' && armed.nth === writes) this.fail('the disk is full');
    await this.database.write(...asked);
    if (armed?.kind === 'an answer is lost' && armed.nth === writes)
      this.fail('the database does not answer');
  }

  close(): Promise<void> {
    return this.database.close();
  }

  private slowly(): Promise<void> {
    this.hasFailed = true;
    return this.pause();
  }

  private fail(message: string): never {
    this.hasFailed = true;
    throw new HostFault('io', message);
  }
}
