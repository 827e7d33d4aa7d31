import { createStore, type StoreApi } from 'zustand/vanilla';

import { isJsonObject } from '@/foundation/json';
import { parseJson } from '@/foundation/parse-text';
import type { PreferenceStore } from '@/ports/preference-store';

const openingsKey = 'unfinished-openings';

/** So many in a row that showed nothing: the next start leaves the story alone. */
const mostUnfinished = 2;

type Opening = {
  readonly story: string;
  /** How many in a row had come to nothing before this one. */
  readonly before: number;
  readonly hasFailed: boolean;
};

/**
 * How often stories were opened in a row without being seen. Kept before the opening itself: a page that
 * dies of a story has no chance to say so afterwards.
 */
export class StoryOpenings {
  /** Stories that a start leaves alone. */
  readonly held: StoreApi<readonly string[]>;
  private latest: Opening | null = null;

  constructor(private readonly preferences: PreferenceStore) {
    const counts = this.counts();
    this.held = createStore<readonly string[]>(() => heldBy(counts));
  }

  isHeld(story: string): boolean {
    return this.held.getState().includes(story);
  }

  readonly begin = (story: string): void => {
    const before = this.counts().get(story) ?? 0;
    this.latest = { story, before, hasFailed: false };
    this.keep(story, before + 1);
  };

  /** The player sees the story. */
  shown(): void {
    const { latest } = this;
    if (latest !== null && !latest.hasFailed) this.keep(latest.story, 0);
  }

  /** It is open, and the player looks at something else: that says nothing about it. */
  unseen(): void {
    const { latest } = this;
    if (latest !== null && !latest.hasFailed) this.keep(latest.story, latest.before);
  }

  /** It could not be shown, perhaps after some of it had been. */
  failed(): void {
    const { latest } = this;
    if (latest === null) return;
    this.latest = { ...latest, hasFailed: true };
    this.keep(latest.story, latest.before + 1);
  }

  forget(story: string): void {
    this.keep(story, 0);
    if (this.latest?.story === story) this.latest = null;
  }

  private keep(story: string, count: number): void {
    const counts = this.counts();
    if ((counts.get(story) ?? 0) === count) return;
    if (count === 0) counts.delete(story);
    else counts.set(story, count);
    this.preferences.write(openingsKey, JSON.stringify(Object.fromEntries(counts)));
    this.held.setState(heldBy(counts), REPLACE);
  }

  private counts(): Map<string, number> {
    const kept = parseJson(this.preferences.read(openingsKey) ?? '{}');
    const found = kept.ok && isJsonObject(kept.value) ? Object.entries(kept.value) : [];
    return new Map(found.flatMap(([story, count]) => (isCount(count) ? [[story, count]] : [])));
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

function heldBy(counts: ReadonlyMap<string, number>): readonly string[] {
  return [...counts].flatMap(([story, count]) => (count >= mostUnfinished ? [story] : []));
}

const REPLACE = true;
