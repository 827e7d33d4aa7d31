/**
 * 3: every row of a story can be checked, and so can their number. Named saves, and what players change
 * between scenes, are part of the story too.
 */
export const sealTables: readonly string[] = [
  `ALTER TABLE playthroughs ADD COLUMN commits INTEGER`,
  `ALTER TABLE playthroughs ADD COLUMN digest TEXT`,
  `ALTER TABLE playthroughs ADD COLUMN hash TEXT`,
  `ALTER TABLE branches ADD COLUMN hash TEXT`,
  `ALTER TABLE skill_storage ADD COLUMN hash TEXT`,
  `DROP TRIGGER assets_are_append_only`,
  `ALTER TABLE assets ADD COLUMN hash TEXT`,
  `CREATE TABLE saves (
    playthrough TEXT NOT NULL REFERENCES playthroughs(id),
    name TEXT NOT NULL,
    scene TEXT NOT NULL REFERENCES scenes(id),
    at INTEGER NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (playthrough, name)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE entries (
    id TEXT PRIMARY KEY,
    playthrough TEXT NOT NULL REFERENCES playthroughs(id),
    scene TEXT NOT NULL REFERENCES scenes(id),
    ordinal INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    hash TEXT NOT NULL,
    UNIQUE (playthrough, ordinal)
  ) STRICT`,
  `CREATE TRIGGER entries_are_append_only BEFORE UPDATE ON entries
    BEGIN SELECT RAISE(ABORT, 'an entry is never rewritten'); END`,
];

/** After the rows of an older database were sealed. */
export const sealedTables: readonly string[] = [
  `CREATE TRIGGER assets_are_append_only BEFORE UPDATE ON assets
    BEGIN SELECT RAISE(ABORT, 'an asset is never rewritten'); END`,
];
