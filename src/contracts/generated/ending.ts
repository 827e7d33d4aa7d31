// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ProvenanceMark } from './provenance-mark';

/**
 * Front matter of an ending. The text below it is the epilogue.
 */
export type EndingHeader = ProvenanceMark & {
  /**
   * Id that the effect `end` names; else the name of the file.
   */
  readonly id?: string;
  /**
   * Title shown to the player.
   */
  readonly title?: string;
  /**
   * What this ending means, in a sentence.
   */
  readonly description?: string;
  /**
   * The last choice that leads here, in a campaign that has no passages.
   */
  readonly choice?: string;
  /**
   * Expressions that speak for this ending. While most of them have come true, and more than for any other, the story offers first what leads here. Without it, what its passages and choices need is counted.
   */
  readonly trend?: readonly string[];
};
