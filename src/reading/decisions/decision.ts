import type { FoundPerson } from '@/reading/found/reading';
import type { TurnStance } from '@/reading/turns/beat-turn';

/** What an author's words leave to the player. */
export type Decision = {
  /** "Witness a count for Rahela." */
  readonly text: string;
  /** After "you": "witness a count". */
  readonly deed: string;
  /** After "you" once it is done: "witnessed a count". */
  readonly done: string;
  readonly stance: TurnStance;
  /** Who asks for it, or whom it is done to. */
  readonly person: FoundPerson | null;
};
