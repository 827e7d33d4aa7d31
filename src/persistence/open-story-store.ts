import { HostFault } from '@/ports/host-fault';
import type { SqlDatabase } from '@/ports/sql-database';
import { fail, succeed, type Result } from '@/foundation/result';
import { applicationId, migrate, migrations } from '@/persistence/schema/migrations';
import { StoryStore } from '@/persistence/story-store';

/** Brings the database to the newest version and opens it; a foreign or newer one is left alone. */
export async function openStoryStore(
  database: SqlDatabase,
  signal: AbortSignal,
): Promise<Result<StoryStore, HostFault>> {
  const [owner] = await database.read<{ application_id: number }>(
    'PRAGMA application_id',
    [],
    signal,
  );
  const [version] = await database.read<{ user_version: number }>(
    'PRAGMA user_version',
    [],
    signal,
  );
  const [tables] = await database.read<{ count: number }>(
    'SELECT count(*) AS count FROM sqlite_schema',
    [],
    signal,
  );
  const isOurs = owner?.application_id === applicationId;
  if (!isOurs && (tables?.count ?? 0) > 0)
    return fail(new HostFault('foreign-database', 'belongs to another program and was left alone'));
  const current = version?.user_version ?? 0;
  if (current > migrations.length)
    return fail(
      new HostFault(
        'newer-database',
        'was written by a newer Narratoria and was left alone; update Narratoria to open it',
      ),
    );
  await migrate(database, current, signal);
  return succeed(new StoryStore(database));
}
