import type { Intent } from '@/contracts/generated/choice';

/** What the player did: a choice that was offered, or words of their own read as an intent. */
export type TakenAction = {
  readonly choice: string | null;
  readonly text: string;
  readonly intent: Intent;
};
