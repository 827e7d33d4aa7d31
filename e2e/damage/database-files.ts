import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { DatabaseFiles } from './damage';

export const databaseFile = 'narratoria.db';
const logFile = `${databaseFile}-wal`;
/** SQLite makes it anew. */
const sharedMemoryFile = `${databaseFile}-shm`;

export function filesOf(folder: string): DatabaseFiles {
  const read = (name: string): Buffer => readFileSync(path.join(folder, name));
  const log = existsSync(path.join(folder, logFile)) ? read(logFile) : Buffer.alloc(0);
  const others = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .filter((name) => ![databaseFile, logFile, sharedMemoryFile].includes(name));
  return {
    database: read(databaseFile),
    log: log.length === 0 ? null : log,
    beside: new Map(others.map((name) => [name, read(name)])),
  };
}

export function layDown({ database, log, beside }: DatabaseFiles, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, bytes: Buffer): void => {
    writeFileSync(path.join(folder, name), bytes);
  };
  write(databaseFile, database);
  if (log !== null) write(logFile, log);
  for (const [name, bytes] of beside) write(name, bytes);
}
