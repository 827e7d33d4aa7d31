import type { Preferences } from '@/ui/preferences/preferences';

/** What the player can ask for on the story screen; none of it is awaited there. */
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
  /** Skills failed in the newest scene: the same act once more, with the same dice. */
  readonly retry: () => void;
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
