/**
 * 5: what follows from the log, laid out so that it can be asked for. It may be thrown away and made
 * again; a row is seen through a branch by the scene it came with.
 */
export const derivedTables: readonly string[] = [
  `CREATE TABLE memory_events (
    id TEXT PRIMARY KEY,
    playthrough TEXT NOT NULL,
    branch TEXT NOT NULL,
    scene_number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    summary TEXT NOT NULL,
    location TEXT,
    about TEXT,
    significance TEXT NOT NULL,
    action_type TEXT,
    body TEXT NOT NULL,
    hash TEXT NOT NULL,
    embedder TEXT,
    embedding BLOB
  ) STRICT`,
  `CREATE INDEX memory_events_by_scene ON memory_events (playthrough, branch, scene_number)`,
  `CREATE INDEX memory_events_by_time ON memory_events (playthrough, at)`,
  `CREATE INDEX memory_events_by_place ON memory_events (playthrough, location)`,
  `CREATE TABLE memory_labels (
    memory TEXT NOT NULL REFERENCES memory_events(id) ON DELETE CASCADE,
    playthrough TEXT NOT NULL,
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    PRIMARY KEY (playthrough, kind, label, memory)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX memory_labels_by_memory ON memory_labels (memory)`,
  `CREATE TABLE memory_revisions (
    memory TEXT NOT NULL,
    playthrough TEXT NOT NULL,
    branch TEXT NOT NULL,
    scene_number INTEGER NOT NULL,
    ordinal INTEGER NOT NULL,
    summary TEXT,
    hash TEXT,
    is_forgotten INTEGER,
    is_pinned INTEGER,
    PRIMARY KEY (memory, branch, scene_number, ordinal)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX memory_revisions_by_story ON memory_revisions (playthrough)`,
  `CREATE TABLE standings (
    playthrough TEXT NOT NULL,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    branch TEXT NOT NULL,
    scene_number INTEGER NOT NULL,
    score REAL NOT NULL,
    since INTEGER NOT NULL,
    decay_rate REAL NOT NULL,
    PRIMARY KEY (playthrough, kind, subject, branch, scene_number)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE facts (
    playthrough TEXT NOT NULL,
    branch TEXT NOT NULL,
    scene_number INTEGER NOT NULL,
    ordinal INTEGER NOT NULL,
    kind TEXT NOT NULL,
    about TEXT NOT NULL,
    value TEXT,
    witnesses TEXT,
    PRIMARY KEY (playthrough, branch, scene_number, ordinal)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE used_text (
    playthrough TEXT NOT NULL,
    branch TEXT NOT NULL,
    scene_number INTEGER NOT NULL,
    sentence TEXT NOT NULL,
    PRIMARY KEY (playthrough, sentence, branch, scene_number)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE plan_log (
    id TEXT PRIMARY KEY,
    playthrough TEXT NOT NULL,
    branch TEXT NOT NULL,
    scene_number INTEGER NOT NULL,
    parent TEXT,
    generation INTEGER NOT NULL,
    at INTEGER,
    is_success INTEGER NOT NULL,
    failure_reason TEXT,
    failed_tools TEXT NOT NULL,
    retries INTEGER NOT NULL
  ) STRICT`,
  `CREATE INDEX plan_log_by_scene ON plan_log (playthrough, branch, scene_number)`,
  `CREATE TABLE state_snapshots (
    playthrough TEXT NOT NULL,
    branch TEXT NOT NULL,
    scene_number INTEGER NOT NULL,
    state TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (playthrough, branch, scene_number)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE derived_marks (
    playthrough TEXT PRIMARY KEY,
    version INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
];

/** 6: what belongs to the device, a campaign or a visit and not to a branch. */
export const besideTables: readonly string[] = [
  `CREATE TABLE lore_chunks (
    id TEXT PRIMARY KEY,
    campaign TEXT NOT NULL,
    file_path TEXT NOT NULL,
    chunk_index INTEGER NOT NULL,
    paragraph_id INTEGER NOT NULL,
    content TEXT NOT NULL,
    token_count INTEGER NOT NULL,
    embedder TEXT,
    embedding BLOB,
    UNIQUE (campaign, file_path, chunk_index)
  ) STRICT`,
  `CREATE TABLE portraits (
    id TEXT PRIMARY KEY,
    playthrough TEXT NOT NULL REFERENCES playthroughs(id),
    character TEXT NOT NULL,
    image_path TEXT NOT NULL,
    description_hash TEXT NOT NULL,
    generated_at INTEGER NOT NULL,
    UNIQUE (playthrough, character, description_hash)
  ) STRICT`,
  `CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    playthrough TEXT NOT NULL REFERENCES playthroughs(id),
    started_at INTEGER NOT NULL,
    ended_at INTEGER,
    location TEXT
  ) STRICT`,
  `CREATE INDEX sessions_by_playthrough ON sessions (playthrough, started_at)`,
  `CREATE TABLE session_scenes (
    playthrough TEXT NOT NULL,
    branch TEXT NOT NULL,
    scene_number INTEGER NOT NULL,
    session TEXT NOT NULL,
    PRIMARY KEY (playthrough, branch, scene_number)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,
];
