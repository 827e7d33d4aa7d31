// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { JsonObject } from '@/foundation/json';

/**
 * The story's state. These names belong to the engine; any other is free for skills.
 */
export type StoryState = {
  /**
   * Id of the place where the player is.
   */
  readonly place?: string;
  /**
   * When it is in the story.
   */
  readonly time?: {
    /**
     * Minutes since midnight of the first day.
     */
    readonly minutes: number;
  };
  readonly player?: PlayerState;
  /**
   * The people of the story, by id.
   */
  readonly people?: {
    readonly [k: string]: PersonState;
  };
  /**
   * What the player holds, by id of the thing.
   */
  readonly inventory?: {
    /**
     * How many; or true; or what is special about it, such as {"lit": true}. 0 and false mean none.
     */
    readonly [k: string]: number | JsonObject | boolean;
  };
  /**
   * What the player is good at, by name of the stat.
   */
  readonly stats?: {
    /**
     * Added to a roll on this stat.
     */
    readonly [k: string]: number;
  };
  /**
   * What the campaign counts, by name.
   */
  readonly counters?: {
    /**
     * How far it has come.
     */
    readonly [k: string]: number;
  };
  /**
   * What the campaign notes, by name: a yes or no, a number, a text, a list.
   */
  readonly flags?: JsonObject;
  /**
   * The beats that are behind, and those the story went on without, by id.
   */
  readonly beats?: {
    readonly [k: string]: BeatBehind;
  };
  /**
   * Id of the ending the story has come to; absent while it goes on.
   */
  readonly ending?: string;
};
/**
 * Who the player is in the story; absent where the campaign says nothing of it.
 */
export type PlayerState = {
  /**
   * What the player is called.
   */
  readonly name?: string;
  /**
   * What the player is called instead of the name.
   */
  readonly pronouns?: 'she' | 'he' | 'they' | 'it';
  /**
   * The people the player belongs to.
   */
  readonly race?: string;
  /**
   * The player's calling.
   */
  readonly class?: string;
  /**
   * Where the player comes from, in a line.
   */
  readonly background?: string;
  /**
   * What the player is like; each is a stat too.
   */
  readonly traits?: readonly string[];
  /**
   * What the player can do; each is a stat too.
   */
  readonly abilities?: readonly string[];
};
/**
 * What is true of one person now.
 */
export type PersonState = {
  /**
   * What they think of the player, from -100 to 100.
   */
  readonly feeling?: number;
  /**
   * Minute of the story at which the feeling last changed; it fades from then on. Without it, it does not.
   */
  readonly feltAt?: number;
  /**
   * Id of the place where they are.
   */
  readonly place?: string;
  /**
   * False once they are dead, and then for good; absent or true before.
   */
  readonly alive?: boolean;
  /**
   * What the player has kept or paid, by its kind: minute of the story at which it was settled last.
   */
  readonly settled?: {
    readonly [k: string]: number;
  };
  /**
   * What they have learned in the story.
   */
  readonly knows?: readonly string[];
};
/**
 * A beat that was told, or skipped.
 */
export type BeatBehind = {
  /**
   * Number of the scene that told it; 0 if before the first.
   */
  readonly scene?: number;
  /**
   * Id of the outcome that was drawn; absent where there are none.
   */
  readonly outcome?: string;
  /**
   * Number of the scene after which it could no longer come. Such a beat is not behind.
   */
  readonly skipped?: number;
};
