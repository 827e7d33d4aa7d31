// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { JsonObject } from '@/foundation/json';
import type { ProvenanceMark } from './provenance-mark';

/**
 * Moments the story works toward.
 */
export type PlotBeats = ProvenanceMark & {
  /**
   * The beats. Of those that are due together and matter alike, one that could not come later goes first, then the first here.
   */
  readonly beats: readonly BeatEntry[];
};
/**
 * One line: with who says it, or the words alone, told as they stand.
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
   * What happens; told where no passage was written for the beat.
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
   * Whether the story may go on without it. If not, it comes even after its last scene, and then waits only for the beats it requires; those that were skipped count as behind.
   */
  readonly skippable?: boolean;
  /**
   * How the scene feels, in a word, until another beat or until the player goes elsewhere; passages told with the beat may ask for it.
   */
  readonly mood?: string;
  /**
   * Path of the music to play, inside the story's folder.
   */
  readonly music?: string;
  /**
   * Ways it can turn out. One is drawn by its probability when the beat is told, and kept as beats.<id>.outcome.
   */
  readonly outcomes?: readonly BeatOutcome[];
  /**
   * Lines that are spoken in it, in order; told where the beat's passage does not have them.
   */
  readonly dialogue?: readonly DialogueLine[];
  readonly timeout?: BeatTimeout;
  readonly situation?: BeatSituation;
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
   * Id that conditions ask for: beats.trial.outcome == "believed", or player_choice. Without one it is outcome_1, outcome_2, by its place.
   */
  readonly id?: string;
  /**
   * What happens then; told unless the beat's passage asks for the outcome.
   */
  readonly description?: string;
  /**
   * How likely it is, from 0 to 1. Outcomes without one share what is left; any other sum than 1 counts as the whole.
   */
  readonly probability?: number;
  /**
   * What is true from then on, a sentence each.
   */
  readonly consequences?: readonly string[];
  /**
   * Id of the beat it leads to: due from the next scene, whatever that asks for itself. A beat that asks for nothing and is named so, or by fallback_beat, waits to be called.
   */
  readonly next_beat?: string;
};
/**
 * How long it may take, and what happens when it does not come.
 */
export type BeatTimeout = {
  /**
   * How many scenes it may take to come once the beats it requires are behind; without any, from the first scene.
   */
  readonly scenes: number;
  /**
   * Id of the beat that comes instead when this one was skipped, whatever that asks for itself.
   */
  readonly fallback_beat?: string;
};
/**
 * What the player can do about it and what comes of that, in a campaign that has no passages: one of the situations of the engine, with people of this story.
 */
export type BeatSituation = {
  /**
   * Name of the situation.
   */
  readonly id: string;
  /**
   * Who or what has each role: the id of a person, thing or place, or words.
   */
  readonly cast?: {
    readonly [k: string]: string;
  };
};
