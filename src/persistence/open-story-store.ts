import { HostFault } from '@/ports/host-fault';
import type { SqlDatabase } from '@/ports/sql-database';
import { noWitness, type StoryWitness } from '@/ports/story-witness';
import { fail, succeed, type Result } from '@/foundation/result';
import { applicationId, migrate, migrations, tablesAt } from '@/persistence/schema/migrations';
import { StoryStore } from '@/persistence/story-store';

/** Brings the database to the newest version and opens it; a foreign or newer one is left alone. */
export async function openStoryStore(
  database: SqlDatabase,
  signal: AbortSignal,
  witness: StoryWitness = noWitness,
): Promise<Result<StoryStore, HostFault>> {
  const current = await numberIn(database, 'PRAGMA user_version', signal);
  const owner = await numberIn(database, 'PRAGMA application_id', signal);
  const tables = await database.read<{ readonly name: string }>(
    "SELECT name FROM sqlite_schema WHERE type IN ('table', 'trigger')",
    [],
    signal,
  );
  if (owner !== applicationId && tables.length > 0)
    return fail(new HostFault('foreign-database', 'belongs to another program and was left alone'));
  if (current > migrations.length)
    return fail(
      new HostFault(
        'newer-database',
        'was written by a newer Narratoria and was left alone; update Narratoria to open it',
      ),
    );
  // Taken for an older one, a damaged database would be written to as if it were that.
  if (!isAtVersion(current, new Set(tables.map(({ name }) => name))))
    return fail(
      new HostFault('damaged-database', 'is damaged: its version does not fit what is in it'),
    );
  await migrate(database, current, signal);
  return succeed(new StoryStore(database, witness));
}

function isAtVersion(version: number, names: ReadonlySet<string>): boolean {
  const { there, notThere } = tablesAt(version);
  return there.every((name) => names.has(name)) && !notThere.some((name) => names.has(name));
}

async function numberIn(
  database: SqlDatabase,
  pragma: string,
  signal: AbortSignal,
): Promise<number> {
  const [row] = await database.read<Readonly<Record<string, number>>>(pragma, [], signal);
  return Object.values(row ?? {})[0] ?? 0;
}
