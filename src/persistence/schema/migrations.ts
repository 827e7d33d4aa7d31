import { besideTables, derivedTables } from '@/persistence/schema/derived';
import { embeddingTables } from '@/persistence/schema/embeddings';
import { playthroughTables } from '@/persistence/schema/playthroughs';
import { sealedTables, sealTables } from '@/persistence/schema/seals';
import { skillOutputTables } from '@/persistence/schema/skill-output';
import { sealOlderRows } from '@/persistence/schema/seal-older-rows';
import type { SqlDatabase, Statement } from '@/ports/sql-database';

export { applicationId } from '@/persistence/schema/playthroughs';

/** What one step of the schema runs: always the same, or dependent on what the database holds. */
type Migration =
  | readonly string[]
  | ((database: SqlDatabase, signal: AbortSignal) => Promise<readonly Statement[]>);

/** Never edit one that has been released: add the next. */
export const migrations: readonly Migration[] = [
  playthroughTables,
  skillOutputTables,
  sealTables,
  async (database, signal) => [
    ...(await sealOlderRows(database, signal)),
    ...sealedTables.map(plain),
  ],
  derivedTables,
  besideTables,
  embeddingTables,
];

/** One transaction for each step, so that a kill in between leaves a whole older version. */
export async function migrate(
  database: SqlDatabase,
  fromVersion: number,
  signal: AbortSignal,
): Promise<void> {
  for (const [index, migration] of migrations.slice(fromVersion).entries()) {
    const version = fromVersion + index + 1;
    const statements =
      typeof migration === 'function' ? await migration(database, signal) : migration.map(plain);
    await database.write(
      [...statements, plain(`PRAGMA user_version = ${String(version)}`)],
      signal,
    );
  }
}

function plain(sql: string): Statement {
  return { sql, params: [] };
}

/** What each step brings that the one before does not have. */
const marks = [
  'playthroughs',
  'skill_storage',
  'saves',
  'assets_are_append_only',
  'memory_events',
  'lore_chunks',
  'embeddings',
] as const;

/** By what a version can be told: the trigger on assets is away for one step only. */
export function tablesAt(version: number): {
  readonly there: readonly string[];
  readonly notThere: readonly string[];
} {
  const isTrigger = (name: string): boolean => name === 'assets_are_append_only';
  return {
    there: marks.slice(0, version),
    notThere: marks.slice(version).filter((name) => !isTrigger(name) || version === 3),
  };
}
