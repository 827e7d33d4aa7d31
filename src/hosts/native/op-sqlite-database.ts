import type { DB, open, Scalar } from '@op-engineering/op-sqlite';

import {
  boundStatement,
  mayBeRounded,
  wholeNumbersQuery,
  type BoundStatement,
} from '@/hosts/native/great-numbers';
import { opSqliteFault } from '@/hosts/native/op-sqlite-fault';
import { closedFault } from '@/hosts/shared/sqlite-fault';
import type { SqlDatabase, SqlValue, Statement } from '@/ports/sql-database';

type OpenOptions = Parameters<typeof open>[0];
type Connection = Pick<DB, 'executeRaw' | 'closeAsync'>;
type RawResult = Awaited<ReturnType<DB['executeRaw']>>;

const settings = [
  'PRAGMA busy_timeout = 3000',
  'PRAGMA journal_mode = WAL',
  'PRAGMA synchronous = FULL',
  'PRAGMA foreign_keys = ON',
  // The drive's own cache survives a power cut on Apple devices only with these; elsewhere they do nothing.
  'PRAGMA fullfsync = ON',
  'PRAGMA checkpoint_fullfsync = ON',
];

/** SQLite of a phone, on a thread of the driver's own. `open` is the driver's. */
export async function openOpSqliteDatabase(
  openConnection: (options: OpenOptions) => Connection,
  options: OpenOptions,
): Promise<SqlDatabase> {
  try {
    const connection = openConnection(options);
    return await configured(connection);
  } catch (reason) {
    throw opSqliteFault(reason);
  }
}

async function configured(connection: Connection): Promise<SqlDatabase> {
  try {
    for (const sql of settings) await connection.executeRaw(sql, []);
    return new OpSqliteDatabase(connection);
  } catch (reason) {
    await connection.closeAsync();
    throw reason;
  }
}

class OpSqliteDatabase implements SqlDatabase {
  private last: Promise<unknown> = Promise.resolve();
  private closing: Promise<void> | undefined;

  constructor(private readonly connection: Connection) {}

  read<Row>(
    sql: string,
    params: readonly SqlValue[],
    signal: AbortSignal,
  ): Promise<readonly Row[]> {
    return this.inTurn(signal, async () => {
      const rows = await this.rowsOf(boundStatement({ sql, params }));
      return rows as readonly Row[];
    });
  }

  write(statements: readonly Statement[], signal: AbortSignal): Promise<void> {
    return this.inTurn(signal, () => this.apply(statements));
  }

  close(): Promise<void> {
    this.closing ??= this.last.then(() => this.connection.closeAsync());
    return this.closing;
  }

  /** One after another: on the same connection a read would see the half of a write. */
  private inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (this.closing !== undefined) return Promise.reject(closedFault());
    const answer = this.last.then(async () => {
      if (signal.aborted) throw closedFault();
      return work().catch((reason: unknown) => {
        throw opSqliteFault(reason);
      });
    });
    this.last = answer.catch(() => undefined);
    return answer;
  }

  private async apply(statements: readonly Statement[]): Promise<void> {
    await this.run({ sql: 'BEGIN IMMEDIATE', params: [] });
    try {
      for (const statement of statements) await this.run(boundStatement(statement));
      await this.run({ sql: 'COMMIT', params: [] });
    } catch (reason) {
      // SQLite has already rolled back by itself after some errors (a full disk); a second time fails.
      await this.run({ sql: 'ROLLBACK', params: [] }).catch(() => undefined);
      throw reason;
    }
  }

  private async rowsOf(statement: BoundStatement): Promise<readonly Record<string, SqlValue>[]> {
    const { rawRows, columnNames } = await this.run(statement);
    const exact = rawRows.some((row) => row.some(mayBeRounded))
      ? await this.wholeNumbers(statement, columnNames.length)
      : [];
    return rawRows.map((row, at) =>
      Object.fromEntries(
        columnNames.map((name, column) => [name, valueOf(row[column], exact[at]?.[column])]),
      ),
    );
  }

  private async wholeNumbers(
    { sql, params }: BoundStatement,
    columns: number,
  ): Promise<readonly (readonly Scalar[])[]> {
    return (await this.run({ sql: wholeNumbersQuery(sql, columns), params })).rawRows;
  }

  private run({ sql, params }: BoundStatement): Promise<RawResult> {
    return this.connection.executeRaw(sql, params);
  }
}

/** `exact` is the text of a whole number that may be too great for a number. */
function valueOf(value: Scalar | undefined, exact: Scalar | undefined): SqlValue {
  if (typeof exact === 'string' && mayBeRounded(value)) return BigInt(exact);
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  return (value ?? null) as SqlValue;
}
