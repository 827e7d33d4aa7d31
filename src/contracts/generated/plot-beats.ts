// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { JsonObject } from '@/foundation/json';
import type { ProvenanceMark } from './provenance-mark';

/**
 * Moments the story works toward.
 */
export type PlotBeats = ProvenanceMark & {
  /**
   * The beats. Of those that are due together and matter alike, the first here comes first.
   */
  readonly beats: readonly BeatEntry[];
};
/**
 * One line: the words alone, or with who says them.
 */
export type DialogueLine =
  | string
  | {
      /**
       * Id of who says it.
       */
      readonly speaker?: string;
      /**
       * The words.
       */
      readonly line: string;
    };
/**
 * One moment, told in the first scene in which all its conditions hold and no more pressing beat does.
 */
export type BeatEntry = {
  /**
   * Id that other beats and passages use.
   */
  readonly id: string;
  /**
   * Name of the moment; else the id.
   */
  readonly title?: string;
  /**
   * What happens, for whoever tells it.
   */
  readonly description?: string;
  readonly conditions?: BeatConditions;
  /**
   * Which beat comes first when several are due; critical is what the story cannot do without.
   */
  readonly priority?: 'critical' | 'high' | 'medium' | 'low' | 'optional';
  /**
   * What is true from then on, a sentence each. Conditions of other beats may ask for it.
   */
  readonly consequences?: readonly string[];
  /**
   * Whether the story goes on without it when it cannot be reached any more.
   */
  readonly skippable?: boolean;
  /**
   * How the scene feels, in a word; passages may ask for it.
   */
  readonly mood?: string;
  /**
   * Path of the music to play, inside the story's folder.
   */
  readonly music?: string;
  /**
   * Ways it can turn out. One is drawn by its probability.
   */
  readonly outcomes?: readonly BeatOutcome[];
  /**
   * Lines that are spoken in it, in order.
   */
  readonly dialogue?: readonly DialogueLine[];
  readonly timeout?: BeatTimeout;
};
/**
 * When it is due. All that are given must hold.
 */
export type BeatConditions = {
  readonly scene_count?: SceneWindow;
  /**
   * Id of a beat that must be behind, or a list of which all must be.
   */
  readonly requires_beat?: string | readonly string[];
  /**
   * Ids of beats of which one must be behind.
   */
  readonly requires_any_beat?: string | readonly string[];
  /**
   * A choice the player must have made: the id of a choice or outcome, or its sense in words.
   */
  readonly player_choice?: string;
  /**
   * Several such choices, all of which the player must have made.
   */
  readonly player_choices?: readonly string[];
  /**
   * What must be true of the player: a sentence the story knows to be true, or values by their path, where min and max make a window.
   */
  readonly player_state?: string | JsonObject;
  /**
   * What must be true of someone else: a sentence, or values by their path.
   */
  readonly npc_state?: string | JsonObject;
  /**
   * What must be true of the world: a sentence, or values by their path.
   */
  readonly world_state?: string | JsonObject;
  /**
   * An expression that must hold.
   */
  readonly custom?: string;
};
/**
 * Between which scenes it may come, counted from 1.
 */
export type SceneWindow = {
  /**
   * First scene.
   */
  readonly min?: number;
  /**
   * Last scene.
   */
  readonly max?: number;
};
/**
 * One way a beat can turn out.
 */
export type BeatOutcome = {
  /**
   * Id that the condition player_choice may name.
   */
  readonly id: string;
  /**
   * What happens then.
   */
  readonly description?: string;
  /**
   * How likely it is, from 0 to 1. Outcomes without one share what is left.
   */
  readonly probability?: number;
  /**
   * What is true from then on, a sentence each.
   */
  readonly consequences?: readonly string[];
  /**
   * Id of the beat it leads to.
   */
  readonly next_beat?: string;
};
/**
 * What happens when it does not come.
 */
export type BeatTimeout = {
  /**
   * Number of the scene after which it is given up.
   */
  readonly scenes: number;
  /**
   * Id of the beat that comes instead.
   */
  readonly fallback_beat?: string;
};
