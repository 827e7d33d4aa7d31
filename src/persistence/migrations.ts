import type { Statement } from '@/ports/sql-database';

/** "NRTR": marks a database as ours, so that another program's file is never written to. */
export const applicationId = 0x4e525452;

/** Never edit one that has been released: add the next. */
export const migrations: readonly (readonly string[])[] = [
  [
    `PRAGMA application_id = ${String(applicationId)}`,
    `CREATE TABLE playthroughs (
      id TEXT PRIMARY KEY,
      campaign TEXT NOT NULL,
      body TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      head_scene TEXT,
      head_branch TEXT NOT NULL
    ) STRICT`,
    `CREATE TABLE branches (
      id TEXT PRIMARY KEY,
      playthrough TEXT NOT NULL REFERENCES playthroughs(id),
      ordinal INTEGER NOT NULL,
      forked_from TEXT,
      UNIQUE (playthrough, ordinal)
    ) STRICT`,
    `CREATE TABLE scenes (
      id TEXT PRIMARY KEY,
      playthrough TEXT NOT NULL REFERENCES playthroughs(id),
      branch TEXT NOT NULL REFERENCES branches(id),
      parent TEXT REFERENCES scenes(id),
      number INTEGER NOT NULL,
      at INTEGER NOT NULL,
      outcome TEXT NOT NULL,
      hash TEXT NOT NULL,
      UNIQUE (branch, number)
    ) STRICT`,
    `CREATE TABLE scene_words (
      scene TEXT PRIMARY KEY REFERENCES scenes(id),
      words TEXT NOT NULL,
      hash TEXT NOT NULL
    ) STRICT`,
    `CREATE INDEX scenes_by_playthrough ON scenes (playthrough, number)`,
    `CREATE TRIGGER scenes_are_append_only BEFORE UPDATE ON scenes
      BEGIN SELECT RAISE(ABORT, 'a scene is never rewritten'); END`,
    `CREATE TRIGGER scene_words_are_append_only BEFORE UPDATE ON scene_words
      BEGIN SELECT RAISE(ABORT, 'the words of a scene are never rewritten'); END`,
  ],
  [
    `CREATE TABLE skill_storage (
      playthrough TEXT NOT NULL REFERENCES playthroughs(id),
      skill TEXT NOT NULL,
      key TEXT NOT NULL,
      value TEXT NOT NULL,
      PRIMARY KEY (playthrough, skill, key)
    ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE assets (
      id TEXT PRIMARY KEY,
      playthrough TEXT NOT NULL REFERENCES playthroughs(id),
      scene TEXT NOT NULL REFERENCES scenes(id),
      tool TEXT NOT NULL,
      kind TEXT NOT NULL,
      media_type TEXT NOT NULL,
      body TEXT NOT NULL,
      bytes BLOB NOT NULL,
      checksum TEXT NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT`,
    `CREATE INDEX assets_by_playthrough ON assets (playthrough, scene)`,
    `CREATE TRIGGER assets_are_append_only BEFORE UPDATE ON assets
      BEGIN SELECT RAISE(ABORT, 'an asset is never rewritten'); END`,
  ],
];

/** One transaction for each step, so that a kill in between leaves a whole older version. */
export function migrationStatements(fromVersion: number): readonly (readonly Statement[])[] {
  return migrations.slice(fromVersion).map((sqls, index) =>
    [...sqls, `PRAGMA user_version = ${String(fromVersion + index + 1)}`].map((sql) => ({
      sql,
      params: [],
    })),
  );
}
