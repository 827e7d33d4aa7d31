/** 2: what skills keep for themselves, and the files they make. */
export const skillOutputTables: readonly string[] = [
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
];
