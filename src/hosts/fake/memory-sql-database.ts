import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { HostFault, type HostFaultCode } from '@/ports/host-fault';
import type { SqlDatabase } from '@/ports/sql-database';

/** A true SQLite without a file: it outlives its connections, and can be told to break. */
export class MemorySqlDatabase {
  private readonly kept = openSqliteDatabase(':memory:');
  private breaksWith: HostFaultCode | null = null;

  /** The next write, through whichever connection, is rejected and changes nothing. */
  breakNextWrite(code: HostFaultCode): void {
    this.breaksWith = code;
  }

  open(): SqlDatabase {
    let isOpen = true;
    const whileOpen = <T>(work: () => Promise<T>): Promise<T> =>
      isOpen ? work() : Promise.reject(new HostFault('io', 'The database is closed.'));
    return {
      read: (sql, params, signal) => whileOpen(() => this.kept.read(sql, params, signal)),
      write: (statements, signal) =>
        whileOpen(() => {
          const code = this.breaksWith;
          this.breaksWith = null;
          if (code !== null) return Promise.reject(new HostFault(code, 'It broke as asked.'));
          return this.kept.write(statements, signal);
        }),
      close: () => {
        isOpen = false;
        return Promise.resolve();
      },
    };
  }
}
