import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { openOpSqliteDatabase } from '@/hosts/native/op-sqlite-database';
import { fakeOpSqlite } from '@/hosts/native/testing/fake-op-sqlite';
import { removeTemporaryFolders, temporaryFolder } from '@/hosts/node/testing/temporary-folder';
import { sqlDatabaseCases } from '@/ports/contract-tests/sql-database-cases';
import type { SqlDatabase } from '@/ports/sql-database';

const never = new AbortController().signal;
const stillOpen = new Set<SqlDatabase>();

async function open(location = temporaryFolder()): Promise<SqlDatabase> {
  const database = await openOpSqliteDatabase(fakeOpSqlite, { name: 'stories.db', location });
  stillOpen.add(database);
  return database;
}

afterAll(async () => {
  for (const database of stillOpen) await database.close();
  removeTemporaryFolders();
});

function run(database: SqlDatabase, sql: string): Promise<void> {
  return database.write([{ sql, params: [] }], never);
}

it.each(sqlDatabaseCases)('$title', (contractCase) => {
  const location = temporaryFolder();
  return contractCase.run({ open: () => open(location) });
});

it('the log is written ahead and flushed to the drive itself at every commit', async () => {
  const database = await open();
  const asked = [
    'journal_mode',
    'synchronous',
    'foreign_keys',
    'fullfsync',
    'checkpoint_fullfsync',
  ];
  const answers = asked.map((name) => database.read(`PRAGMA ${name}`, [], never));
  expect((await Promise.all(answers)).flat()).toEqual([
    { journal_mode: 'wal' },
    { synchronous: 2 },
    { foreign_keys: 1 },
    { fullfsync: 1 },
    { checkpoint_fullfsync: 1 },
  ]);
});

it('a time in milliseconds is stored as a whole number, in a column of texts too', async () => {
  const database = await open();
  await run(database, 'CREATE TABLE notes (said TEXT)');
  const insert = { sql: "INSERT INTO notes VALUES (? || '?')", params: [1_763_251_200_000] };
  await database.write([insert], never);
  expect(await database.read('SELECT said FROM notes', [], never)).toEqual([
    { said: '1763251200000?' },
  ]);
});

it('a question mark in quotes or in a comment takes no parameter', async () => {
  const database = await open();
  const sql = `SELECT '?''?' AS "what?", ? AS great /* ? */, ? AS small -- ?`;
  expect(await database.read(sql, [2n ** 60n, 1], never)).toEqual([
    { 'what?': "?'?", great: 2n ** 60n, small: 1 },
  ]);
});

it('great numbers keep to their rows', async () => {
  const database = await open();
  await run(database, 'CREATE TABLE stars (mass ANY) STRICT');
  const masses = [2n ** 62n, 0.5, 1e300, 'heavy', null, 3];
  await database.write(
    masses.map((mass) => ({ sql: 'INSERT INTO stars VALUES (?)', params: [mass] })),
    never,
  );
  const rows = await database.read('SELECT mass FROM stars ORDER BY rowid DESC;', [], never);
  expect(rows).toEqual([...masses].reverse().map((mass) => ({ mass })));
});

it('what was asked before closing is still done', async () => {
  const location = temporaryFolder();
  const database = await open(location);
  const writing = run(database, 'CREATE TABLE shelf (thing TEXT)');
  await database.close();
  await writing;
  const again = await open(location);
  expect(await again.read('SELECT * FROM shelf', [], never)).toEqual([]);
});

it('a file that is no database is said to be left alone', async () => {
  const location = temporaryFolder();
  writeFileSync(path.join(location, 'stories.db'), 'x'.repeat(5_000));
  await expect(open(location)).rejects.toMatchObject({ code: 'damaged-database' });
});

it('a folder that is not there is a fault for the player', async () => {
  await expect(open(path.join(temporaryFolder(), 'no'))).rejects.toMatchObject({
    code: 'read-only',
    message: expect.stringContaining('cannot be opened') as string,
  });
});

it('a disk that is full is said, and what was written before is still there', async () => {
  const database = await open();
  await run(database, 'CREATE TABLE pages (text TEXT)');
  await run(database, "INSERT INTO pages VALUES ('kept')");
  await database.read('PRAGMA max_page_count = 8', [], never);
  await expect(
    run(database, "INSERT INTO pages VALUES (printf('%.*c', 100000, 'x'))"),
  ).rejects.toMatchObject({ code: 'disk-full' });
  expect(await database.read('SELECT text FROM pages', [], never)).toEqual([{ text: 'kept' }]);
});
