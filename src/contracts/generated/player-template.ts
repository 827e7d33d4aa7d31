// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { JsonObject } from '@/foundation/json';
import type { ProvenanceMark } from './provenance-mark';

/**
 * Who the player can be, and how the story starts for them.
 */
export type PlayerTemplate = ProvenanceMark & {
  readonly character_creation?: CharacterCreation;
  /**
   * Peoples the player may belong to.
   */
  readonly allowed_races?: readonly Race[];
  /**
   * Callings the player may have.
   */
  readonly allowed_classes?: readonly CharacterClass[];
  /**
   * Id of the place where the story starts; else the first of world/places.json.
   */
  readonly starting_location?: string;
  /**
   * Ids of what the player carries at the start.
   */
  readonly starting_items?: readonly string[];
  /**
   * Limits of your own on who the player can be.
   */
  readonly constraints?: JsonObject;
};
/**
 * How the player's character comes about.
 */
export type CharacterCreation = {
  /**
   * freeform: anyone; guided: within what this file allows; preset: given by the story.
   */
  readonly mode?: 'freeform' | 'guided' | 'preset';
  /**
   * What the player is told about who they are.
   */
  readonly guidance?: string;
};
/**
 * A people the player may belong to.
 */
export type Race = {
  /**
   * Its name.
   */
  readonly name: string;
  /**
   * A sentence about it.
   */
  readonly description?: string;
  /**
   * What its people are like.
   */
  readonly traits?: readonly string[];
};
/**
 * A calling the player may have.
 */
export type CharacterClass = {
  /**
   * Its name.
   */
  readonly name: string;
  /**
   * A sentence about it.
   */
  readonly description?: string;
  /**
   * What one can do with it.
   */
  readonly abilities?: readonly string[];
};
