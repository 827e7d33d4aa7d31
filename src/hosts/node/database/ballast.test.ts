import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { withBallast } from '@/hosts/node/database/ballast';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { HostFault } from '@/ports/host-fault';
import type { SqlDatabase } from '@/ports/sql-database';

const never = new AbortController().signal;
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ballast-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A real database on a disk that is full while the reserve is there. */
function onFullDisk(reserve: string, { staysFull = false } = {}): SqlDatabase {
  const inner = openSqliteDatabase(':memory:');
  return {
    ...inner,
    write: (statements, signal) =>
      staysFull || existsSync(reserve)
        ? Promise.reject(new HostFault('disk-full', 'The disk is full.'))
        : inner.write(statements, signal),
  };
}

const statements = [{ sql: 'CREATE TABLE kept (id INTEGER)', params: [] }];

it('[arch SC-026] on a full disk the reserve is let go, the write is kept, and somebody is told', async () => {
  const file = path.join(folder, 'reserve');
  const told = jest.fn();
  const database = withBallast(onFullDisk(file), { file, onReleased: told });
  expect(existsSync(file)).toBe(true);
  await database.write(statements, never);
  expect(await database.read('SELECT count(*) AS count FROM kept', [], never)).toEqual([
    { count: 0 },
  ]);
  expect(told).toHaveBeenCalledTimes(1);
  expect(existsSync(file)).toBe(false);
});

it('a disk that stays full says so, and says it once', async () => {
  const file = path.join(folder, 'reserve');
  const told = jest.fn();
  const database = withBallast(onFullDisk(file, { staysFull: true }), { file, onReleased: told });
  await expect(database.write(statements, never)).rejects.toThrow('The disk is full.');
  await expect(database.write(statements, never)).rejects.toThrow('The disk is full.');
  expect(told).toHaveBeenCalledTimes(1);
});

it('other faults leave the reserve where it is', async () => {
  const file = path.join(folder, 'reserve');
  const database = withBallast(openSqliteDatabase(':memory:'), { file, onReleased: jest.fn() });
  await expect(database.write([{ sql: 'nonsense', params: [] }], never)).rejects.toThrow();
  expect(existsSync(file)).toBe(true);
});
