import {
  closeSync,
  constants,
  fsyncSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

import { sha256Hex } from '@/foundation/sha256';
import type { StoryWitness } from '@/ports/story-witness';

/**
 * Small files beside the database whose names begin with `start`, one for each story: two processes play
 * two stories, and neither must write what the other has changed meanwhile. They are written after the
 * database is safe on the disk and are not waited for, so none is ever ahead of a whole database.
 */
export function fileWitness(start: string): StoryWitness {
  const folder = path.dirname(start);
  const prefix = `${path.basename(start)}-`;
  const fileOf = (story: string): string => path.join(folder, `${prefix}${story}`);
  return {
    recall: () => {
      const stories = namesIn(folder)
        .filter((name) => name.startsWith(prefix))
        .map((name) => name.slice(prefix.length));
      return new Map(
        stories.flatMap((story) => {
          const commits = read(fileOf(story), story);
          return commits === null ? [] : [[story, commits] as const];
        }),
      );
    },
    note: (story, commits) => {
      withoutFail(() => {
        overwrite(fileOf(story), `${checksum(story, commits)}\n${padded(commits)}`);
      });
    },
    forget: (story) => {
      withoutFail(() => {
        empty(fileOf(story));
        rmSync(fileOf(story), { force: true });
      });
    },
  };
}

/** As many digits as any number of commits has, so that every text is as long as the one before. */
function padded(commits: number): string {
  return String(commits).padStart(16, '0');
}

/** In place: a file that is first cut to nothing is flushed when it is closed, and every turn would wait. */
function overwrite(file: string, text: string): void {
  const opened = openSync(file, constants.O_WRONLY | constants.O_CREAT, 0o666);
  try {
    writeSync(opened, text, 0);
  } finally {
    closeSync(opened);
  }
}

/**
 * On the disk before anything else happens: after a power cut an old number would accuse the rows that
 * have come in its place of being too few.
 */
function empty(file: string): void {
  const opened = openSync(file, 'r+');
  try {
    ftruncateSync(opened);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** A full or read-only disk: the story itself says so where it matters. */
function withoutFail(work: () => void): void {
  try {
    work();
  } catch {
    return;
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A file that was torn by a power cut, or changed, remembers nothing. */
function read(file: string, story: string): number | null {
  try {
    const [found = '', commits = ''] = readFileSync(file, 'utf8').split('\n');
    return found === checksum(story, Number(commits)) ? Number(commits) : null;
  } catch {
    return null;
  }
}

function checksum(story: string, commits: number): string {
  return sha256Hex(`${story} ${String(commits)}`);
}
