import { isJsonObject } from '@/foundation/json';
import type { Scene } from '@/story/log/scene';
import type { StoryState } from '@/story/state/story-state';

const madeMark = /^read[-_]/;
const groups = ['flags', 'counters', 'beats'] as const;

/** Whether it was made of prose: then the premise is told first, by a passage that only the reading makes. */
export function isToldOfProse([first]: readonly Scene[]): boolean {
  return first?.outcome.told.some(({ passage }) => passage === 'read-opening') ?? false;
}

/** What the reading of a campaign keeps in mind for itself would be riddles to a player. */
export function withoutOwnMarks(state: StoryState, hour: 'known' | 'unknown'): StoryState {
  return Object.fromEntries(
    Object.entries(state).flatMap(([root, value]) => {
      if (root === 'time' && hour === 'unknown') return [];
      if (!groups.some((group) => group === root) || !isJsonObject(value)) return [[root, value]];
      const all = Object.entries(value);
      const kept = all.filter(([key]) => !madeMark.test(key) && key !== quiet);
      return kept.length === 0 && all.length > 0 ? [] : [[root, Object.fromEntries(kept)]];
    }),
  );
}

/** Counts the scenes in which nothing happens between people. */
const quiet = 'quiet';
