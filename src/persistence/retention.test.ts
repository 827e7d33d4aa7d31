import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { openStoryStore } from '@/persistence/open-story-store';
import { keepOnly, letGo, type RetentionPolicy } from '@/persistence/retention';
import type { SqlDatabase } from '@/ports/sql-database';

const never = new AbortController().signal;
const day = 86_400_000;

/** Two stories with five visits each, one a day. */
async function withVisits(): Promise<SqlDatabase> {
  const database = openSqliteDatabase(':memory:');
  const store = await openStoryStore(database, never);
  if (!store.ok) throw store.error;
  await database.write(
    ['one', 'other'].flatMap((story) => [
      {
        sql: 'INSERT INTO playthroughs (id, campaign, body, created_at, head_branch) VALUES (?, ?, ?, ?, ?)',
        params: [story, 'test', '{}', 0, 'main'],
      },
      ...[1, 2, 3, 4, 5].map((number) => ({
        sql: 'INSERT INTO sessions (id, playthrough, started_at, ended_at) VALUES (?, ?, ?, ?)',
        params: [`${story}-${String(number)}`, story, number * day, number * day],
      })),
    ]),
    never,
  );
  return database;
}

async function left(policy: RetentionPolicy | null): Promise<readonly string[]> {
  const database = await withVisits();
  if (policy !== null) await keepOnly(database, [policy], never);
  await letGo(database, 6 * day, never);
  const rows = await database.read<{ readonly id: string }>(
    'SELECT id FROM sessions ORDER BY id',
    [],
    never,
  );
  return rows.map(({ id }) => id);
}

describe('what is kept', () => {
  it('[arch §6.1.4] is everything, unless somebody says otherwise', async () => {
    expect(await left(null)).toHaveLength(10);
    expect(await left({ dataType: 'session' })).toHaveLength(10);
  });

  it.each([
    ['time', { maxAgeMs: 2 * day }],
    ['number', { maxCount: 2 }],
    ['storage', { maxBytes: 2 * (64 + 'other-1'.length) }],
  ])('[arch §6.1.4] can be bounded by %s, of each story the newest stay', async (_by, bounds) => {
    expect(await left({ dataType: 'session', ...bounds })).toEqual([
      'one-4',
      'one-5',
      'other-4',
      'other-5',
    ]);
  });

  it('a policy of a damaged database bounds nothing', async () => {
    const database = await withVisits();
    const sql = `INSERT INTO settings (key, value) VALUES ('retention', '[{"dataType":"scenes","maxCount":0},7]')`;
    await database.write([{ sql, params: [] }], never);
    await letGo(database, 6 * day, never);
    expect(await database.read('SELECT count(*) AS count FROM sessions', [], never)).toEqual([
      { count: 10 },
    ]);
  });
});
