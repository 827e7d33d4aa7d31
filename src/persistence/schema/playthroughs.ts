/** "NRTR": marks a database as ours, so that another program's file is never written to. */
export const applicationId = 0x4e525452;

/** 1: stories, their branches and their scenes. */
export const playthroughTables: readonly string[] = [
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
];
