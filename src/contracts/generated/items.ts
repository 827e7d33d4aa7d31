// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ProvenanceMark } from './provenance-mark';

/**
 * Things the player can hold.
 */
export type Items = ProvenanceMark & {
  /**
   * The things.
   */
  readonly items: readonly ItemEntry[];
};
/**
 * One thing.
 */
export type ItemEntry = {
  /**
   * Id that other files use.
   */
  readonly id: string;
  /**
   * Name as it stands in a sentence, with its article; else the id.
   */
  readonly name?: string;
  /**
   * What one sees, holding it.
   */
  readonly description?: string;
  /**
   * True if the story needs it: only your own choices and effects part the player from it, never words they type.
   */
  readonly keep?: boolean;
};
