import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { DatabaseSync } from '@photostructure/sqlite';

import { HostFault } from '@/ports/host-fault';

/**
 * Holds a story for this process until it is released or the process ends, however it ends: the
 * operating system drops SQLite's file lock with a killed process, which a lock file would survive.
 */
export function lockStory(dataFolder: string, story: string): () => void {
  const folder = path.join(dataFolder, 'locks');
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(path.join(folder, `${story}.lock`), { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (reason) {
    lock.close();
    throw new HostFault(
      'locked',
      `The story ${story} is being played elsewhere; close it there first.`,
      { cause: reason },
    );
  }
  return () => {
    lock.close();
  };
}
