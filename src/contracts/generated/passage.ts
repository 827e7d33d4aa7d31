// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ProvenanceMark } from './provenance-mark';

/**
 * Header of a passage: when the prose below it fits, and what telling it changes. Front matter gives the same keys to all passages of a file. All conditions given must hold, and the passage with the most of them is told.
 */
export type PassageHeader = ProvenanceMark & {
  /**
   * Which part of a scene it can be. A passage of choices has no prose: what a place or person always offers. A retelling is other words for another passage, for players who ask for them; it changes and offers nothing itself.
   */
  readonly part:
    | 'opening'
    | 'outcome'
    | 'place'
    | 'waylaid'
    | 'reaction'
    | 'pressure'
    | 'callback'
    | 'breather'
    | 'ending'
    | 'choices'
    | 'retelling';
  /**
   * Of a retelling: ids of the passages it has other words for.
   */
  readonly of?: string | readonly string[];
  /**
   * Ids of places; the scene plays at one of them.
   */
  readonly where?: string | readonly string[];
  /**
   * Ids of people, all of whom are here.
   */
  readonly who?: string | readonly string[];
  /**
   * Id of the person who speaks, and who is here.
   */
  readonly speaker?: string;
  /**
   * Type of the scene; one of these.
   */
  readonly scene?: string | readonly SceneType[];
  /**
   * Kind of the act the player took; one of these.
   */
  readonly intent?: string | readonly string[];
  /**
   * A word or a phrase in what the player did or said; one of these. Small letters, and the plural counts too.
   */
  readonly asks?: string | readonly string[];
  /**
   * Band of its roll; one of these: failure, partial, success, or ids of the rule block.
   */
  readonly outcome?: string | readonly string[];
  /**
   * Id of the beat it tells.
   */
  readonly beat?: string;
  /**
   * Ids of beats, all of which are behind.
   */
  readonly after?: string | readonly string[];
  /**
   * Ids of beats, all of which are still ahead.
   */
  readonly before?: string | readonly string[];
  /**
   * Part of the day; one of these.
   */
  readonly time?: string | readonly PartOfDay[];
  /**
   * Mood of the beat, else of the place; one of these.
   */
  readonly mood?: string | readonly string[];
  /**
   * True: only the first time here, or with this speaker. False: only after it.
   */
  readonly first?: boolean;
  /**
   * Ids of things, all of which the player holds.
   */
  readonly has?: string | readonly string[];
  /**
   * What someone thinks of the player, from -100 to 100.
   */
  readonly feeling?: string | readonly string[];
  /**
   * An expression that must hold.
   */
  readonly if?: string | readonly string[];
  readonly recalls?: Recalls;
  /**
   * Parts in this passage, each played by someone who fits; their names go into the prose.
   */
  readonly cast?: {
    readonly [k: string]: CastRole;
  };
  /**
   * False if it may be told again. A breather always may, after thirty scenes.
   */
  readonly once?: boolean;
  /**
   * Among passages that fit alike, the heavier is told.
   */
  readonly weight?: number;
  /**
   * What telling it changes.
   */
  readonly effects?: string | readonly string[];
  readonly memory?: MemoryEntry;
};
export type SceneType = 'travel' | 'dialogue' | 'danger' | 'resolution';
export type PartOfDay = 'dawn' | 'morning' | 'noon' | 'afternoon' | 'dusk' | 'evening' | 'night';
/**
 * What is remembered of it: a sentence, or with more about it.
 */
export type MemoryEntry =
  | string
  | {
      /**
       * The sentence.
       */
      readonly text: string;
      /**
       * Kind of memory; `recalls` may ask for it.
       */
      readonly kind?: string;
      /**
       * Id of the person it is about.
       */
      readonly about?: string;
      /**
       * How much it will matter.
       */
      readonly significance?: 'low' | 'medium' | 'high';
      /**
       * Of a promise or a debt: by when it is to be kept. If `settle` has not been told by then, the person it is about holds it against the player.
       */
      readonly due?: string;
    };
/**
 * A memory there must be; {memory} in the prose is its sentence.
 */
export type Recalls = {
  /**
   * Id of the person it is about.
   */
  readonly about?: string;
  /**
   * Kind of the memory.
   */
  readonly kind?: string;
  /**
   * How many scenes old it is at least.
   */
  readonly age?: number;
};
/**
 * Who fits the part.
 */
export type CastRole = {
  /**
   * A trait of theirs.
   */
  readonly trait?: string;
  /**
   * Ids of people who do not.
   */
  readonly not?: string | readonly string[];
};
