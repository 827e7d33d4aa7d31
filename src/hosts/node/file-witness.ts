import { readFileSync, writeFileSync } from 'node:fs';

import { sha256Hex } from '@/foundation/sha256';
import type { StoryWitness } from '@/ports/story-witness';

/**
 * A small file beside the database. It is written after the database is safe on the disk and is not
 * waited for itself, so it is never ahead of a whole database. Read afresh each time: another process
 * may play another story, or have deleted one.
 */
export function fileWitness(file: string): StoryWitness {
  const change = (alter: (known: Map<string, number>) => void): void => {
    const known = read(file);
    alter(known);
    write(file, known);
  };
  return {
    recall: () => read(file),
    note: (story, commits) => {
      change((known) => known.set(story, commits));
    },
    forget: (story) => {
      change((known) => known.delete(story));
    },
  };
}

function write(file: string, known: ReadonlyMap<string, number>): void {
  const text = JSON.stringify(Object.fromEntries(known));
  try {
    writeFileSync(file, `${sha256Hex(text)}\n${text}`);
  } catch {
    // A full or read-only disk: the story itself says so where it matters.
  }
}

/** A file that was torn by a power cut, or changed, remembers nothing. */
function read(file: string): Map<string, number> {
  try {
    const [checksum = '', text = ''] = readFileSync(file, 'utf8').split('\n');
    if (checksum !== sha256Hex(text)) return new Map();
    return new Map(Object.entries(JSON.parse(text) as Record<string, number>));
  } catch {
    return new Map();
  }
}
