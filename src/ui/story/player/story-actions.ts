import type { EndingsReached } from '@/engine/library/endings-reached';
import type { ChapterOfStory } from '@/engine/library/recap';
import type { SceneWhy } from '@/engine/why/reasons';
import type { Preferences } from '@/ui/preferences/preferences';

/** What the player wants of a sentence of some scene, counted from 0. */
export type SentenceWish =
  /** Null gives back what stood there. */
  | {
      readonly kind: 'edit';
      readonly scene: number;
      readonly sentence: number;
      readonly text: string | null;
    }
  | {
      readonly kind: 'flag';
      readonly scene: number;
      readonly sentence: number;
      readonly isFlagged: boolean;
    };

/** What the player can ask for on the story screen; but for `explain`, none of it is awaited there. */
export type StoryActions = {
  readonly choose: (choice: string) => void;
  readonly say: (text: string) => void;
  readonly stop: () => void;
  readonly showAll: () => void;
  readonly undo: () => void;
  readonly goBackTo: (scene: number) => void;
  readonly dismissNotices: () => void;
  readonly dismissMended: () => void;
  readonly dismissRecap: () => void;
  /** What was begun in the player's own words is there when they come back to it. */
  readonly keepDraft: (draft: string) => void;
  /** Skills failed in the newest scene: the same act once more, with the same dice. */
  readonly retry: () => void;
  /** The newest scene in other words, or in those before. */
  readonly tellAgain: (which: 'differently' | 'earlier') => void;
  readonly changeSentence: (wish: SentenceWish) => void;
  /** Why a scene has these words and choices. */
  readonly explain: (scene: number) => Promise<SceneWhy | null>;
  /** Of the road the player is on. */
  readonly chapters: () => Promise<readonly ChapterOfStory[]>;
  /** How many endings of this campaign are known here. */
  readonly endings: () => Promise<EndingsReached | null>;
  readonly continueWithFallback: () => void;
  readonly restartSession: () => void;
  readonly openTools: () => void;
  readonly openTree: () => void;
  readonly openMemories: () => void;
  /** Save, report or delete the story. */
  readonly openFiles: () => void;
  readonly beginAgain: () => void;
  readonly openLibrary: () => void;
  readonly openSettings: () => void;
  readonly reopen: () => void;
  readonly prefer: (change: Partial<Preferences>) => void;
};
