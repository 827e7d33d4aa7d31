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
   * Id or name of the place where the story starts; else the first of world/places.json.
   */
  readonly starting_location?: string;
  /**
   * What the player carries at the start: ids or names of world/items.json, or names of things that stand in no file.
   */
  readonly starting_items?: readonly string[];
  /**
   * Limits of your own on who the player can be. With must_be_human only races called human are offered, where there is one.
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
  /**
   * Name of the player's character, where the story gives one.
   */
  readonly name?: string;
  /**
   * What the player's character is called instead of the name.
   */
  readonly pronouns?: 'she' | 'he' | 'they' | 'it';
  /**
   * Where the player's character comes from, in a line.
   */
  readonly background?: string;
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
   * What its people are like; counts in rolls that it bears on.
   */
  readonly traits?: readonly string[];
  /**
   * What its people can do; counts in rolls that it bears on.
   */
  readonly abilities?: readonly string[];
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
   * What those who have it are like; counts in rolls that it bears on.
   */
  readonly traits?: readonly string[];
  /**
   * What one can do with it; counts in rolls that it bears on.
   */
  readonly abilities?: readonly string[];
};
