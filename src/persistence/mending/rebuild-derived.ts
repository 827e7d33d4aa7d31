import { deepMerge } from '@/foundation/json-trees/deep-merge';
import type { SceneId } from '@/foundation/ids';
import {
  derivedVersion,
  markDerived,
  rowsOfEntry,
  rowsOfOutcome,
  rowsOfWords,
} from '@/persistence/rows/derive-rows';
import type { StoryLog } from '@/persistence/rows/story-log';
import type { SqlDatabase, Statement } from '@/ports/sql-database';
import type { StoryState } from '@/story/state/story-state';
import { firstTold } from '@/story/log/tellings';

/** What follows from a log and from nothing else. */
export const derivedTableNames = [
  'memory_events',
  'memory_revisions',
  'standings',
  'facts',
  'used_text',
  'plan_log',
  'state_snapshots',
  'derived_marks',
] as const;

export async function isDerived(
  database: SqlDatabase,
  playthrough: string,
  signal: AbortSignal,
): Promise<boolean> {
  const rows = await database.read<{ readonly version: number }>(
    'SELECT version FROM derived_marks WHERE playthrough = ?',
    [playthrough],
    signal,
  );
  return rows[0]?.version === derivedVersion;
}

/** Everything again, in one transaction: who asks meanwhile sees the old rows or the new ones. */
export function rebuildStatements({
  playthrough,
  scenes,
  entries,
}: StoryLog): readonly Statement[] {
  const { id } = playthrough;
  const states = new Map<SceneId, StoryState>();
  const statements: Statement[] = derivedTableNames.map((table) => ({
    sql: `DELETE FROM ${table} WHERE playthrough = ?`,
    params: [id],
  }));
  // A parent has a smaller number than its children.
  for (const scene of [...scenes.values()].sort((one, other) => one.number - other.number)) {
    const { branch, number, outcome } = scene;
    // What it was told in later is written with the entries that say so.
    const { words } = firstTold(scene);
    const before = scene.parent === null ? {} : (states.get(scene.parent) ?? {});
    statements.push(...rowsOfOutcome(scene, before));
    if (words !== null) statements.push(...rowsOfWords(scene, words));
    let state = deepMerge(before, outcome.patch);
    for (const { change } of entries.filter((entry) => entry.scene === scene.id)) {
      const place = { playthrough: id, branch, number };
      statements.push(...rowsOfEntry(change, place, { before: state }));
      if (change.kind === 'state-patched') state = deepMerge(state, change.patch);
    }
    states.set(scene.id, state);
  }
  return [...statements, markDerived(id)];
}
