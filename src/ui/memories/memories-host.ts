import type { StorySession } from '@/engine/session/story-session';

/** What is asked of the story whose memories are shown. */
export type Remembering = Pick<StorySession, 'memories' | 'path' | 'records' | 'embeddingProgress'>;

/** What whoever shows and mends memories needs of the app. */
export type MemoriesHost = {
  /** The story that is open; null when there is none. */
  readonly story: () => Remembering | null;
  /** Why memories are found by their words alone; null when nothing is wrong. */
  readonly recallFault: () => string | null;
  /** When nothing is being told; no choice is taken until it is done. */
  readonly betweenScenes: (work: () => Promise<void>) => Promise<void>;
};
