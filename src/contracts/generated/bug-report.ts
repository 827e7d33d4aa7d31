// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { JsonObject } from '@/foundation/json';
import type { KeptBoundaries } from './story-rows';
import type { KeptChange } from './story-rows';

/**
 * One thing the player did.
 */
export type ReportedStep = ReportedBeginning | ReportedAct | ReportedMove | ReportedChange;
/**
 * What is needed to play a story again.
 */
export type ReportedPlay = {
  readonly story: ReportedStory;
  readonly campaign: ReportedCampaign;
  /**
   * Skills that were there.
   *
   * @maxItems 10000
   */
  readonly skills: readonly ReportedSkill[];
  /**
   * What the player did, in order.
   *
   * @maxItems 1000000
   */
  readonly inputs: readonly ReportedStep[];
};
/**
 * What the story was begun with.
 */
export type ReportedStory = {
  /**
   * Its id.
   */
  readonly id: string;
  /**
   * What chance begins with.
   */
  readonly seed: number;
  /**
   * How it is told.
   */
  readonly style: 'terse' | 'vivid' | 'poetic';
  readonly boundaries?: KeptBoundaries;
  /**
   * Whether its time is the seed's or the wall's.
   */
  readonly clock: 'seeded' | 'system';
  /**
   * What the player asked to change before the first scene.
   */
  readonly startingPatch: JsonObject;
  /**
   * Id of the beat it begins at; null for the first.
   */
  readonly startAtBeat: string | null;
};
/**
 * The campaign as it was.
 */
export type ReportedCampaign = {
  /**
   * Its id.
   */
  readonly id: string;
  /**
   * Its version.
   */
  readonly version: string;
  /**
   * Hash of all its texts.
   */
  readonly sha256: string;
};
/**
 * A skill that was there.
 */
export type ReportedSkill = {
  /**
   * Its name.
   */
  readonly name: string;
  /**
   * Its version.
   */
  readonly version: string;
};
/**
 * The story was begun, or a turn was tried again.
 */
export type ReportedBeginning = {
  /**
   * What the player did.
   */
  readonly kind: 'begin' | 'retry';
  /**
   * Milliseconds of the recorded clock.
   */
  readonly at: number;
  /**
   * What the secure source gave; null where it was not asked.
   */
  readonly secureSeed: number | null;
  /**
   * Whether the scene has words.
   */
  readonly isTold: boolean;
};
/**
 * Something was chosen or typed.
 */
export type ReportedAct = {
  /**
   * What the player did.
   */
  readonly kind: 'take';
  /**
   * Id of the choice; null for typed words.
   */
  readonly choice: string | null;
  /**
   * The words.
   */
  readonly text: string;
  /**
   * Milliseconds of the recorded clock.
   */
  readonly at: number;
  /**
   * What the secure source gave; null where it was not asked.
   */
  readonly secureSeed: number | null;
  /**
   * Whether the scene has words.
   */
  readonly isTold: boolean;
};
/**
 * The player went to another scene, or made a road of its own from one.
 */
export type ReportedMove = {
  /**
   * What the player did.
   */
  readonly kind: 'go' | 'branch';
  /**
   * Id of the scene.
   */
  readonly scene: string;
};
/**
 * The player changed something between two scenes.
 */
export type ReportedChange = {
  /**
   * What the player did.
   */
  readonly kind: 'change';
  readonly change: KeptChange;
};
