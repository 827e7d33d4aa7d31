// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ProvenanceMark } from './provenance-mark';

/**
 * Groups that think well or badly of the player.
 */
export type Factions = ProvenanceMark & {
  /**
   * The groups.
   */
  readonly factions: readonly FactionEntry[];
};
/**
 * One group.
 */
export type FactionEntry = {
  /**
   * Id that other files use.
   */
  readonly id: string;
  /**
   * Name as it stands in a sentence; else the id.
   */
  readonly name?: string;
  /**
   * Who they are and what they want.
   */
  readonly description?: string;
};
