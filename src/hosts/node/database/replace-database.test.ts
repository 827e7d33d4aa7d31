import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

import { joinDatabase } from '@/hosts/node/database/database-presence';
import { replaceDatabase } from '@/hosts/node/database/replace-database';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { removeTemporaryFolders, temporaryFolder } from '@/hosts/node/testing/temporary-folder';
import type { SqlDatabase } from '@/ports/sql-database';

const never = new AbortController().signal;
const createLines = { sql: 'CREATE TABLE lines (line TEXT) STRICT', params: [] };
let file = '';
let other: ChildProcess | null = null;

beforeEach(() => {
  file = path.join(temporaryFolder(), 'narratoria.db');
});
afterEach(() => {
  other?.kill();
});
afterAll(removeTemporaryFolders);

async function linesIn(database: SqlDatabase): Promise<readonly string[]> {
  const rows = await database.read<{ readonly line: string }>('SELECT line FROM lines', [], never);
  return rows.map(({ line }) => line);
}

function otherProcess(): ChildProcess {
  return spawn(
    process.execPath,
    ['scripts/run-ts.mjs', path.join(__dirname, '../testing/hold-database.ts'), file],
    { cwd: path.resolve(__dirname, '../../../..'), stdio: ['pipe', 'pipe', 'inherit'] },
  );
}

function keepLine(process: ChildProcess, line: string): Promise<unknown> {
  const kept = new Promise((resolve) => process.stdout?.once('data', resolve));
  process.stdin?.write(`${line}\n`);
  return kept;
}

it('[arch SC-026] a database that another process writes to is not put aside, and nothing is lost', async () => {
  const presence = joinDatabase(file);
  const database = openSqliteDatabase(file);
  await database.write([createLines], never);
  other = otherProcess();
  await keepLine(other, 'before');
  await expect(replaceDatabase(file, database, presence)).rejects.toMatchObject({
    code: 'locked',
    message: `The database ${file} is damaged, and Narratoria has it open elsewhere: close it there and start again to have it mended; it was left as it is.`,
  });
  await keepLine(other, 'after');
  const gone = new Promise((resolve) => other?.once('close', resolve));
  other.stdin?.end();
  await gone;
  const { damaged, aside } = await replaceDatabase(file, database, presence);
  expect(aside).toBe('narratoria.db.damaged-1');
  expect(await linesIn(damaged)).toEqual(['before', 'after']);
  await damaged.close();
  presence.leave();
}, 20_000);

it('nobody comes to a database while it is being mended', () => {
  const presence = joinDatabase(file);
  expect(presence.takeAlone()).toBe(true);
  expect(() => joinDatabase(file)).toThrow(
    `The database ${file} is being mended elsewhere; try again when that is done.`,
  );
  presence.share();
  const second = joinDatabase(file);
  expect(presence.takeAlone()).toBe(false);
  second.leave();
  expect(presence.takeAlone()).toBe(true);
  presence.leave();
});

it('a new database takes the place of the damaged one when it is settled, and not before', async () => {
  const presence = joinDatabase(file);
  const database = openSqliteDatabase(file);
  await database.write([createLines], never);
  const { damaged, fresh, settle } = await replaceDatabase(file, database, presence);
  await fresh.write([createLines, { sql: "INSERT INTO lines VALUES ('new')", params: [] }], never);
  const meanwhile = openSqliteDatabase(file);
  expect(await linesIn(meanwhile)).toEqual([]);
  await meanwhile.close();
  await settle?.();
  await damaged.close();
  expect(await linesIn(fresh)).toEqual(['new']);
  await fresh.close();
  const again = openSqliteDatabase(file);
  expect(await linesIn(again)).toEqual(['new']);
  await again.close();
  presence.leave();
  const left = readdirSync(path.dirname(file)).filter((name) => name.includes('mended'));
  expect(left).toEqual([]);
});
