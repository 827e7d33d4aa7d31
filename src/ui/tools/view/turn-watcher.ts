import type { StorySession } from '@/engine/session/story-session';
import type { TurnEvent } from '@/engine/turn-data/turn-event';

/** Looks on while a story is played; the player of the story does not wait for it. */
export interface TurnWatcher {
  /** A story was opened, or the player went back in it. */
  onOpened(session: Watched): void;
  onEvent(event: TurnEvent): void;
  /** However it ended. */
  onTurnEnded(session: Watched): void;
  onLeft(): void;
}

export type Watched = Pick<StorySession, 'path' | 'skillHealth' | 'setting' | 'tree' | 'stateAt'>;
