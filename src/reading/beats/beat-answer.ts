import type { FoundPerson } from '@/reading/found/reading';
import type { ChoiceToMake } from '@/reading/story/made-passage';
import type { TurnStance } from '@/reading/turns/beat-turn';

/** What the player can do about a beat, and what comes of it. */
export type BeatAnswer = {
  readonly choice: ChoiceToMake;
  readonly stance: TurnStance;
  readonly words: readonly string[];
  readonly about: FoundPerson | null;
  readonly matter: string;
  /** After "you", where the author's words say what is done: "refused to sign the form". */
  readonly done: string | null;
  readonly effects: readonly string[];
  /** Who is not there any more afterwards. */
  readonly gone?: FoundPerson | null;
  readonly at: number;
};
