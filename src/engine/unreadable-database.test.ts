import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import {
  begin,
  collect,
  never,
  open,
  take,
  testEngine,
  testHost,
} from '@/engine/testing/test-engine';
import { joinDatabase, type DatabasePresence } from '@/hosts/node/database/database-presence';
import { replaceDatabase } from '@/hosts/node/database/replace-database';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { mendingDatabase } from '@/persistence/mending-database';
import type { DatabaseSalvage } from '@/persistence/mending/salvage-database';
import { HostFault } from '@/ports/host-fault';
import type { SqlDatabase } from '@/ports/sql-database';

let folder = '';
let file = '';
let presence: DatabasePresence;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mending-'));
  file = path.join(folder, 'narratoria.db');
  presence = joinDatabase(file);
});
afterEach(() => {
  presence.leave();
  rmSync(folder, { recursive: true });
});

/** Two stories of a few scenes in a real file. */
async function play(): Promise<readonly string[]> {
  const database = openSqliteDatabase(file);
  const engine = await testEngine(testHost({ storage: { database } }));
  const ids: string[] = [];
  for (const seed of [1, 2]) {
    const id = await begin(engine, seed);
    ids.push(id);
    const session = await open(engine, id);
    await collect(session.resume(never));
    await take(session, 'Take an apple');
    for (let scene = 0; scene < 6; scene += 1) await collect(session.take({ text: 'wait' }, never));
  }
  await database.close();
  return ids;
}

function mending(inner = openSqliteDatabase(file)): {
  database: SqlDatabase;
  salvages: DatabaseSalvage[];
} {
  const salvages: DatabaseSalvage[] = [];
  const database = mendingDatabase({
    database: inner,
    replace: () => replaceDatabase(file, inner, presence),
    onMended: (salvage) => salvages.push(salvage),
  });
  return { database, salvages };
}

/** Null when not even the list of tables can be read: then the file is named, and left as it is. */
function openable(): SqlDatabase | null {
  try {
    return openSqliteDatabase(file);
  } catch (reason) {
    if (reason instanceof HostFault && reason.code === 'damaged-database') return null;
    throw reason;
  }
}

/** The page can no longer be read. */
function breakPage(number: number): void {
  const bytes = readFileSync(file);
  const size = 4096;
  bytes.fill(0xff, number * size, number * size + 64);
  writeFileSync(file, bytes);
}

describe('a database file that cannot be read in some place', () => {
  it('[arch SC-026] gives what is whole of it, names the rest, and is kept aside', async () => {
    const ids = await play();
    const whole = path.join(folder, 'whole.db');
    copyFileSync(file, whole);
    const pages = readFileSync(file).length / 4096;
    let mendings = 0;
    for (let page = 1; page < pages; page += 3) {
      copyFileSync(whole, file);
      breakPage(page);
      const opened = openable();
      if (opened === null) continue;
      const { database, salvages } = mending(opened);
      const engine = await testEngine(testHost({ storage: { database } })).catch(() => null);
      const told = new Set<string>();
      for (const { id } of engine === null ? [] : await engine.stories(never)) {
        const session = await engine?.open(id, never);
        if (session?.ok === true && session.value.path.length === 8) told.add(id);
      }
      const [salvage] = salvages;
      if (salvage !== undefined) {
        mendings += 1;
        expect(existsSync(`${file}.damaged-1`)).toBe(true);
        const whichNamed = [
          ...salvage.stories.flatMap(({ id, damage }) => (damage === null ? [] : [id])),
          ...salvage.lost,
        ];
        for (const id of ids)
          expect([id, told.has(id) || whichNamed.includes(id)]).toEqual([id, true]);
      }
      await database.close();
      for (const suffix of ['', '-wal', '-shm', '.damaged-1', '.damaged-1-wal', '.damaged-1-shm'])
        rmSync(`${file}${suffix}`, { force: true });
    }
    expect(mendings).toBeGreaterThan(3);
  }, 60_000);

  it('that cannot be put aside is named in one sentence, and left as it is', async () => {
    await play();
    const inner = openSqliteDatabase(file);
    rmSync(file);
    await expect(replaceDatabase(file, inner, presence)).rejects.toThrow(
      /cannot be put aside; it was left/,
    );
  });

  it('that is not ours is never touched', async () => {
    const other = openSqliteDatabase(file);
    await other.write(
      [{ sql: 'CREATE TABLE recipes (id INTEGER PRIMARY KEY)', params: [] }],
      never,
    );
    await other.close();
    breakPage(1);
    const before = readFileSync(file);
    const { database, salvages } = mending();
    await database.read('SELECT * FROM recipes', [], never).catch(() => undefined);
    await database.close();
    expect([salvages, existsSync(`${file}.damaged-1`)]).toEqual([[], false]);
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});
