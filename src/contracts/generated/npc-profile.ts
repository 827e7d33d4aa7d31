// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { JsonObject } from '@/foundation/json';
import type { ProvenanceMark } from './provenance-mark';

/**
 * Someone the player can meet. The name of the folder is the id that other files use.
 */
export type NpcProfile = ProvenanceMark & {
  /**
   * Full name, told at the first mention.
   */
  readonly name: string;
  /**
   * Name after the first mention; else the first word of the name.
   */
  readonly short_name?: string;
  /**
   * she, he, it or they; anything else is read as they.
   */
  readonly pronouns?: string;
  /**
   * What they are called instead of their name.
   */
  readonly epithets?: readonly string[];
  /**
   * What they are in the story, in a word or two.
   */
  readonly role: string;
  /**
   * Id of the place where they are at the start.
   */
  readonly place?: string;
  /**
   * Ids of the factions they belong to.
   */
  readonly factions?: readonly string[];
  /**
   * Age, as a number or in words.
   */
  readonly age?: string | number;
  /**
   * What one sees of them.
   */
  readonly appearance?: string | JsonObject;
  /**
   * Where they come from and what happened to them.
   */
  readonly background?: string | JsonObject;
  readonly personality: Personality;
  /**
   * What drives them.
   */
  readonly motivations?: readonly string[];
  /**
   * What they want to bring about.
   */
  readonly goals?: readonly Goal[];
  readonly speech_patterns?: SpeechPatterns;
  /**
   * What they think of other people, by id.
   */
  readonly relationships?: {
    readonly [k: string]: string;
  };
  /**
   * What they hide, or a pointer to secrets.md beside this file. Nothing of it is told before it is revealed.
   */
  readonly secrets?: string;
  /**
   * Path of their picture inside the story's folder.
   */
  readonly portrait?: string;
  /**
   * Their stats, by name.
   */
  readonly stats?: {
    readonly [k: string]: number;
  };
  /**
   * Ids or names of what they carry.
   */
  readonly inventory?: readonly string[];
  readonly metadata?: NpcMetadata;
};
/**
 * One thing they want to bring about.
 */
export type Goal =
  | string
  | {
      /**
       * The goal in a sentence.
       */
      readonly goal?: string;
      /**
       * The goal in a sentence, where goal is not given.
       */
      readonly description?: string;
      /**
       * How much it matters to them.
       */
      readonly priority?: string;
      /**
       * How far it has come.
       */
      readonly status?: string;
    };
/**
 * What they are like.
 */
export type Personality = {
  /**
   * What one notices first.
   */
  readonly traits?: readonly string[];
  /**
   * What gets them into trouble.
   */
  readonly flaws?: readonly string[];
  /**
   * What one can rely on.
   */
  readonly virtues?: readonly string[];
};
/**
 * How they speak.
 */
export type SpeechPatterns = {
  /**
   * Their way of speaking in a sentence or two.
   */
  readonly style?: string;
  /**
   * Lines they might say.
   */
  readonly examples?: readonly string[];
};
/**
 * Notes about their part in the story.
 */
export type NpcMetadata = {
  /**
   * How large their part is.
   */
  readonly importance?: string;
  /**
   * Beat, passage or place where they first appear.
   */
  readonly first_appearance?: string;
  /**
   * Words to find them by.
   */
  readonly tags?: readonly string[];
};
