// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ProvenanceMark } from './provenance-mark';

/**
 * What a story is, for those who choose it and for the narrator who tells it.
 */
export type Manifest = ProvenanceMark & {
  /**
   * Name of the story, as the library shows it.
   */
  readonly title: string;
  /**
   * Version of the story in three numbers. Raise it with each release.
   */
  readonly version: string;
  /**
   * Who wrote it.
   */
  readonly author?: string;
  /**
   * Two or three sentences that make someone want to play it.
   */
  readonly description?: string;
  /**
   * Genre in a word or two.
   */
  readonly genre?: string;
  /**
   * How it should sound, in a few adjectives.
   */
  readonly tone?: string;
  /**
   * Whom it suits.
   */
  readonly content_rating?: 'Everyone' | 'Everyone 10+' | 'Teen' | 'Mature' | 'Adults Only';
  /**
   * How often dice decide: rules-light the least, tactical the most.
   */
  readonly rules_hint?: 'rules-light' | 'narrative' | 'crunchy' | 'tactical';
  /**
   * What the narrator may add to your words, and what it must leave alone.
   */
  readonly hydration_guidance?: string;
  /**
   * What a player may want to know beforehand.
   */
  readonly content_warnings?: readonly string[];
  /**
   * How long one playthrough takes, in hours.
   */
  readonly estimated_playtime_hours?: number;
  /**
   * Words to find it by.
   */
  readonly tags?: readonly string[];
  /**
   * Licence others may use it under.
   */
  readonly license?: string;
  /**
   * Page about the story.
   */
  readonly homepage?: string;
  /**
   * Language of all its prose, as a language tag. In any but English the engine uses only your words.
   */
  readonly language?: string;
  /**
   * Who the player is in the prose: I, you, or she, he or they.
   */
  readonly point_of_view?: 'first' | 'second' | 'third';
  /**
   * Tense of the prose.
   */
  readonly tense?: 'present' | 'past';
  /**
   * False if the player may only choose among what is offered, never type an action.
   */
  readonly typed_actions?: boolean;
};
