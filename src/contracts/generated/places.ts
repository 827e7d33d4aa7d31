// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ProvenanceMark } from './provenance-mark';

/**
 * Where the story plays. It starts at the first place unless the player's template names another.
 */
export type Places = ProvenanceMark & {
  /**
   * The places.
   */
  readonly places: readonly PlaceEntry[];
  /**
   * What the picture of no place may leave out, such as the weather; a room shows it through its windows.
   */
  readonly features?: readonly PlaceFeature[];
};
/**
 * Something that is seen: by its name alone always, with a condition while that holds.
 */
export type PlaceFeature =
  | string
  | {
      /**
       * Its name.
       */
      readonly feature: string;
      /**
       * An expression; without it, it is always seen.
       */
      readonly if?: string;
    };
/**
 * A way to another place: its id, or the id and when the way is open.
 */
export type PlaceExit =
  | string
  | {
      /**
       * Id of the place.
       */
      readonly to: string;
      /**
       * An expression over the state: the way is open while it holds.
       */
      readonly if?: string;
    };
/**
 * One place.
 */
export type PlaceEntry = {
  /**
   * Id that other files use.
   */
  readonly id: string;
  /**
   * Name as it stands in a sentence, with its article; else the id.
   */
  readonly name?: string;
  /**
   * Other words that mean it when a player types where to go, in small letters; those of up to three letters only from next door.
   */
  readonly called?: readonly string[];
  /**
   * What it looks like from afar: its picture is drawn by this. Without it, it is guessed from the words of the name.
   */
  readonly kind?: 'village' | 'water' | 'sky' | 'interior' | 'forest' | 'road' | 'field';
  /**
   * The larger place it belongs to.
   */
  readonly region?: string;
  /**
   * What its picture must not leave out.
   */
  readonly features?: readonly PlaceFeature[];
  /**
   * What one sees there.
   */
  readonly description?: string;
  /**
   * The places one can go to from here.
   */
  readonly exits?: readonly PlaceExit[];
  /**
   * How it feels to be there, in a word; passages may ask for it.
   */
  readonly mood?: string;
};
