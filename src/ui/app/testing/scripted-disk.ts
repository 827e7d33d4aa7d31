import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { HostFault } from '@/ports/host-fault';
import type { SqlDatabase, SqlValue, Statement } from '@/ports/sql-database';

export type Access = 'read' | 'write';

export const fullDisk = 'The disk is full: 0 bytes are left.';

/** A real database in memory, on a disk that is as slow or as full as a test wants it. */
export class ScriptedDisk implements SqlDatabase {
  /** Awaited before each access, which fails as this does. */
  onAccess: (access: Access) => Promise<void> = works;
  private readonly inner = openSqliteDatabase(':memory:');

  async read<Row>(
    sql: string,
    params: readonly SqlValue[],
    signal: AbortSignal,
  ): Promise<readonly Row[]> {
    await this.onAccess('read');
    return this.inner.read<Row>(sql, params, signal);
  }

  async write(statements: readonly Statement[], signal: AbortSignal): Promise<void> {
    await this.onAccess('write');
    return this.inner.write(statements, signal);
  }

  close(): Promise<void> {
    return this.inner.close();
  }

  failAt(failing: Access): void {
    this.onAccess = (access) =>
      access === failing ? Promise.reject(new HostFault('disk-full', fullDisk)) : works();
  }

  mend(): void {
    this.onAccess = works;
  }
}

function works(): Promise<void> {
  return Promise.resolve();
}
