import type { ContractCase } from '@/ports/contract-tests/contract-case';
import { expectEqual, expectRejection, expectTrue } from '@/ports/contract-tests/expect';
import { HostFault, type HostFaultCode } from '@/ports/host-fault';
import type { SqlDatabase, SqlValue, Statement } from '@/ports/sql-database';

/** A database that is empty when a case starts, and the same one each time it is opened. */
export type SqlDatabaseHost = { open(): Promise<SqlDatabase> };

const never = new AbortController().signal;
const createShelf: Statement = {
  sql: 'CREATE TABLE shelf (id INTEGER PRIMARY KEY, thing TEXT NOT NULL) STRICT',
  params: [],
};

function put(id: number, thing: string | null): Statement {
  return { sql: 'INSERT INTO shelf (id, thing) VALUES (?, ?)', params: [id, thing] };
}

async function things(database: SqlDatabase): Promise<readonly string[]> {
  const rows = await database.read<{ thing: string }>(
    'SELECT thing FROM shelf ORDER BY id',
    [],
    never,
  );
  return rows.map(({ thing }) => thing);
}

async function withShelf(host: SqlDatabaseHost, ...rows: Statement[]): Promise<SqlDatabase> {
  const database = await host.open();
  await database.write([createShelf, ...rows], never);
  return database;
}

async function expectFault(attempt: Promise<unknown>, code: HostFaultCode): Promise<void> {
  const fault = await expectRejection(attempt);
  expectTrue(fault instanceof HostFault, `not a HostFault: ${String(fault)}`);
  expectEqual((fault as HostFault).code, code);
}

async function roundTrip(database: SqlDatabase, value: SqlValue): Promise<SqlValue | undefined> {
  const [row] = await database.read<{ value: SqlValue }>('SELECT ? AS value', [value], never);
  return row?.value;
}

/** JSON has neither; a contract case must tell 1 from 1n. */
function shown(value: SqlValue | undefined): string {
  return value instanceof Uint8Array ? `bytes ${value.join()}` : `${typeof value} ${String(value)}`;
}

const writingCases: readonly ContractCase<SqlDatabaseHost>[] = [
  {
    title: 'what was written is read, in the order asked for',
    run: async (host) => {
      const database = await withShelf(host, put(2, 'oar'), put(1, 'lamp'));
      expectEqual(await things(database), ['lamp', 'oar']);
      expectEqual(
        await database.read('SELECT id, thing FROM shelf WHERE thing = ?', ['oar'], never),
        [{ id: 2, thing: 'oar' }],
      );
    },
  },
  {
    title: 'a failing statement leaves nothing of its write, before or after it',
    run: async (host) => {
      const database = await withShelf(host, put(1, 'lamp'));
      await expectRejection(
        database.write([put(2, 'oar'), { sql: 'NOT SQL', params: [] }, put(3, 'rope')], never),
      );
      expectEqual(await things(database), ['lamp']);
      await database.write([put(2, 'oar')], never);
      expectEqual(await things(database), ['lamp', 'oar']);
    },
  },
  {
    title: 'a row that is there already, or must not be, rejects as a conflict',
    run: async (host) => {
      const database = await withShelf(host, put(1, 'lamp'));
      await expectFault(database.write([put(2, 'oar'), put(1, 'twin')], never), 'conflict');
      await expectFault(database.write([put(3, null)], never), 'conflict');
      expectEqual(await things(database), ['lamp']);
    },
  },
  {
    title: 'a statement that is wrong is not taken for a full disk, whatever words it has',
    run: async (host) => {
      const database = await host.open();
      for (const table of ['full', 'locked', 'corrupt', 'readonly'])
        await expectFault(database.read(`SELECT * FROM ${table}`, [], never), 'io');
    },
  },
  {
    title: 'a signal that is already aborted writes and reads nothing',
    run: async (host) => {
      const database = await withShelf(host);
      const controller = new AbortController();
      controller.abort();
      await expectFault(database.write([put(1, 'lamp')], controller.signal), 'io');
      await expectFault(database.read('SELECT 1', [], controller.signal), 'io');
      expectEqual(await things(database), []);
    },
  },
  {
    title: 'reads between writes see whole states only',
    run: async (host) => {
      const database = await withShelf(host);
      const pairs = Array.from({ length: 20 }, (_, n) => [put(2 * n, 'a'), put(2 * n + 1, 'b')]);
      const seen: number[] = [];
      await Promise.all(
        pairs.flatMap((pair) => [
          database.write(pair, never),
          things(database).then((found) => seen.push(found.length)),
        ]),
      );
      expectEqual(
        seen.filter((count) => count % 2 !== 0),
        [],
      );
      expectEqual((await things(database)).length, 40);
    },
  },
];

const valueCases: readonly ContractCase<SqlDatabaseHost>[] = [
  {
    title: 'texts, numbers, bytes and null come back as they were',
    run: async (host) => {
      const database = await host.open();
      const values: readonly SqlValue[] = [
        'Grüezi 水 \u{1F56F}',
        "'; DROP TABLE shelf; --",
        '',
        0.5,
        -7,
        new Uint8Array([0, 1, 254, 255]),
        new Uint8Array([]),
        null,
      ];
      for (const value of values)
        expectEqual(shown(await roundTrip(database, value)), shown(value));
    },
  },
  {
    title: 'whole numbers are numbers as far as those are exact, and bigints beyond',
    run: async (host) => {
      const database = await host.open();
      const exact = Number.MAX_SAFE_INTEGER;
      expectEqual(shown(await roundTrip(database, exact)), `number ${String(exact)}`);
      expectEqual(shown(await roundTrip(database, BigInt(-exact))), `number ${String(-exact)}`);
      expectEqual(shown(await roundTrip(database, 2n ** 53n)), `bigint ${String(2n ** 53n)}`);
      expectEqual(
        shown(await roundTrip(database, 2n ** 63n - 1n)),
        `bigint ${String(2n ** 63n - 1n)}`,
      );
      expectEqual(shown(await roundTrip(database, -(2n ** 63n))), `bigint ${String(-(2n ** 63n))}`);
      expectEqual(shown(await roundTrip(database, 7)), 'number 7');
    },
  },
  {
    title: 'a row with one great number keeps its small ones as numbers',
    run: async (host) => {
      const database = await host.open();
      const [row] = await database.read<{ great: SqlValue; small: SqlValue }>(
        'SELECT 9007199254740993 AS great, 3 AS small',
        [],
        never,
      );
      expectEqual([shown(row?.great), shown(row?.small)], ['bigint 9007199254740993', 'number 3']);
    },
  },
];

const lifeCases: readonly ContractCase<SqlDatabaseHost>[] = [
  {
    title: '[arch §6.1] what was written is there after closing and opening again',
    run: async (host) => {
      const database = await withShelf(host, put(1, 'lamp'));
      await database.close();
      const again = await host.open();
      expectEqual(await things(again), ['lamp']);
      await again.close();
    },
  },
  {
    title: 'closing twice is safe, and a closed database rejects',
    run: async (host) => {
      const database = await withShelf(host);
      await database.close();
      await database.close();
      await expectFault(database.read('SELECT 1', [], never), 'io');
      await expectFault(database.write([put(1, 'lamp')], never), 'io');
    },
  },
];

export const sqlDatabaseCases: readonly ContractCase<SqlDatabaseHost>[] = [
  ...writingCases,
  ...valueCases,
  ...lifeCases,
];
