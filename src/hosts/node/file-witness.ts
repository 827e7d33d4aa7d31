import { readFileSync, writeFileSync } from 'node:fs';

import type { StoryWitness } from '@/ports/story-witness';

/**
 * A small file beside the database. It is written after the database is safe on the disk and is not
 * waited for itself, so it is never ahead of a whole database.
 */
export function fileWitness(file: string): StoryWitness {
  const known = read(file);
  const write = (): void => {
    try {
      writeFileSync(file, JSON.stringify(Object.fromEntries(known)));
    } catch {
      // A full or read-only disk: the story itself says so where it matters.
    }
  };
  return {
    recall: () => known,
    note: (story, commits) => {
      known.set(story, commits);
      write();
    },
    forget: (story) => {
      known.delete(story);
      write();
    },
  };
}

function read(file: string): Map<string, number> {
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof found !== 'object' || found === null) return new Map();
    return new Map(
      Object.entries(found).filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number',
      ),
    );
  } catch {
    // Not there yet, or torn by a power cut.
    return new Map();
  }
}
