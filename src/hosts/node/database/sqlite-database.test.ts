import { chmodSync, copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { removeTemporaryFolders, temporaryFolder } from '@/hosts/node/testing/temporary-folder';
import { sqlDatabaseCases } from '@/ports/contract-tests/sql-database-cases';
import { HostFault } from '@/ports/host-fault';
import type { SqlDatabase } from '@/ports/sql-database';

const never = new AbortController().signal;
const opened: SqlDatabase[] = [];

afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())));
afterAll(removeTemporaryFolders);

function open(file: string): SqlDatabase {
  const database = openSqliteDatabase(file);
  opened.push(database);
  return database;
}

function newFile(): string {
  return path.join(temporaryFolder(), 'stories.db');
}

function faultOf(attempt: () => unknown): HostFault {
  try {
    attempt();
  } catch (reason) {
    if (reason instanceof HostFault) return reason;
  }
  throw new Error('expected a HostFault');
}

it.each(sqlDatabaseCases)('$title', (contractCase) => {
  const file = newFile();
  return contractCase.run({ open: () => Promise.resolve(open(file)) });
});

it('another connection sees a write only when it is whole', async () => {
  const file = newFile();
  const [writer, reader] = [open(file), open(file)];
  await writer.write([{ sql: 'CREATE TABLE shelf (thing TEXT)', params: [] }], never);
  const insert = { sql: 'INSERT INTO shelf VALUES (?)', params: ['lamp'] };
  await expect(
    writer.write([insert, { sql: 'INSERT INTO nowhere VALUES (1)', params: [] }], never),
  ).rejects.toBeInstanceOf(HostFault);
  expect(await reader.read('SELECT * FROM shelf', [], never)).toEqual([]);
  await writer.write([insert], never);
  expect(await reader.read('SELECT * FROM shelf', [], never)).toEqual([{ thing: 'lamp' }]);
});

it('the log is written ahead and flushed to the disk at every commit', async () => {
  const database = open(newFile());
  expect([
    await database.read('PRAGMA journal_mode', [], never),
    await database.read('PRAGMA synchronous', [], never),
    await database.read('PRAGMA foreign_keys', [], never),
  ]).toEqual([[{ journal_mode: 'wal' }], [{ synchronous: 2 }], [{ foreign_keys: 1 }]]);
});

it('once it is closed, the file alone holds everything', async () => {
  const [file, copy] = [newFile(), newFile()];
  const database = open(file);
  await database.write([{ sql: 'CREATE TABLE shelf (thing TEXT)', params: [] }], never);
  await database.write([{ sql: 'INSERT INTO shelf VALUES (?)', params: ['lamp'] }], never);
  await database.close();
  copyFileSync(file, copy);
  expect(await open(copy).read('SELECT * FROM shelf', [], never)).toEqual([{ thing: 'lamp' }]);
});

it('a file that is no database is named, said to be left alone, and left alone', () => {
  const file = newFile();
  writeFileSync(file, 'x'.repeat(5_000));
  expect(faultOf(() => open(file))).toMatchObject({
    code: 'damaged-database',
    message: `The database ${file} is damaged or is not a database; it was left as it is.`,
  });
});

it('a folder that is not there is a fault with the file in it', () => {
  const file = path.join(temporaryFolder(), 'no', 'stories.db');
  expect(faultOf(() => open(file))).toMatchObject({
    code: 'read-only',
    message: expect.stringContaining(file) as string,
  });
});

it('a database that may not be written to rejects writes and is still read', async () => {
  const file = newFile();
  await open(file).write([{ sql: 'CREATE TABLE shelf (thing TEXT)', params: [] }], never);
  const database = open(file);
  await database.write([{ sql: 'PRAGMA query_only = ON', params: [] }], never);
  chmodSync(file, 0o400);
  await expect(
    database.write([{ sql: "INSERT INTO shelf VALUES ('lamp')", params: [] }], never),
  ).rejects.toMatchObject({ code: 'read-only' });
  expect(await database.read('SELECT * FROM shelf', [], never)).toEqual([]);
});

it('a disk that is full is said, and what was written before is still there', async () => {
  const database = open(':memory:');
  const run = (sql: string) => database.write([{ sql, params: [] }], never);
  await run('CREATE TABLE pages (text TEXT)');
  await run("INSERT INTO pages VALUES ('kept')");
  await database.read('PRAGMA max_page_count = 8', [], never);
  await expect(run("INSERT INTO pages VALUES (printf('%.*c', 100000, 'x'))")).rejects.toMatchObject(
    {
      code: 'disk-full',
      message: expect.stringContaining('nothing was lost') as string,
    },
  );
  expect(await database.read('SELECT text FROM pages', [], never)).toEqual([{ text: 'kept' }]);
});
