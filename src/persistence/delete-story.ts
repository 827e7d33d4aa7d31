import type { PlaythroughId } from '@/foundation/ids';
import { derivedTableNames } from '@/persistence/mending/rebuild-derived';
import type { Statement } from '@/ports/sql-database';

/** Children before what they refer to. */
export function deleteStoryStatements(playthrough: PlaythroughId): readonly Statement[] {
  const params = [playthrough];
  return [
    {
      sql: 'DELETE FROM scene_words WHERE scene IN (SELECT id FROM scenes WHERE playthrough = ?)',
      params,
    },
    // One that follows refers to the one before it.
    { sql: 'PRAGMA defer_foreign_keys = ON', params: [] },
    ...storyTables.map((table) => ({ sql: `DELETE FROM ${table} WHERE playthrough = ?`, params })),
    { sql: 'DELETE FROM embeddings WHERE owner = ?', params },
    { sql: 'DELETE FROM playthroughs WHERE id = ?', params },
  ];
}

const storyTables = [
  'entries',
  'saves',
  'assets',
  'skill_storage',
  'portraits',
  'session_scenes',
  'sessions',
  'scenes',
  'branches',
  ...derivedTableNames,
] as const;
