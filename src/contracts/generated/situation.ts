// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { JsonObject } from '@/foundation/json';

/**
 * What a planner is told before it makes a plan.
 */
export type Situation = {
  /**
   * Number of the scene the plan is for.
   */
  readonly scene: number;
  /**
   * The story it belongs to.
   */
  readonly campaign: {
    /**
     * Its title.
     */
    readonly title: string;
    /**
     * Tag of the language it is told in.
     */
    readonly language: string;
  };
  /**
   * What the player does.
   */
  readonly act: {
    /**
     * In the player's words or those of the choice.
     */
    readonly text: string;
    /**
     * Id of the choice that was tapped; null for typed words.
     */
    readonly choice: string | null;
    /**
     * What the act means, in the form of a choice's intent.
     */
    readonly intent: {
      /**
       * What kind of act it is.
       */
      readonly kind: string;
    };
  };
  /**
   * Where the scene plays.
   */
  readonly place: {
    /**
     * Id of the place.
     */
    readonly id: string;
    /**
     * What it is called.
     */
    readonly name: string;
  };
  /**
   * When it plays.
   */
  readonly time: {
    /**
     * Day of the story, from 1.
     */
    readonly day: number;
    /**
     * Day of the week, where the campaign has any.
     */
    readonly weekday: string | null;
    /**
     * Part of the day, where the campaign says at what hour it begins.
     */
    readonly part: string | null;
  };
  /**
   * Those the player has met, who is here first.
   */
  readonly people: readonly PersonInSituation[];
  /**
   * The story's state before the act.
   */
  readonly state: JsonObject;
  /**
   * What is remembered that bears on the act, the nearest first.
   */
  readonly memories: readonly MemoryInSituation[];
  /**
   * What the campaign's lore says of what the act touches, the nearest first; nothing that is still secret.
   */
  readonly lore: readonly LoreInSituation[];
  /**
   * What a plan may use.
   */
  readonly skills: readonly SkillAtHand[];
  readonly attempt: PlanAttempt;
};
/**
 * One person the player has met.
 */
export type PersonInSituation = {
  /**
   * Id of the person.
   */
  readonly id: string;
  /**
   * Their name.
   */
  readonly name: string;
  /**
   * What they are here, in a word or two.
   */
  readonly role: string | null;
  /**
   * Whether they stand before the player.
   */
  readonly isHere: boolean;
  /**
   * What they think of the player, from −100 to 100.
   */
  readonly feeling: number;
};
/**
 * One memory that bears on the moment.
 */
export type MemoryInSituation = {
  /**
   * Id of the memory.
   */
  readonly id: string;
  /**
   * What happened, in a sentence.
   */
  readonly summary: string;
};
/**
 * One piece of the campaign's lore.
 */
export type LoreInSituation = {
  /**
   * The file it comes from.
   */
  readonly file: string;
  /**
   * What it says.
   */
  readonly text: string;
  /**
   * How well it fits the act, from 0 to 1.
   */
  readonly relevance: number;
};
/**
 * One installed skill.
 */
export type SkillAtHand = {
  /**
   * Name of the skill.
   */
  readonly name: string;
  /**
   * What it does.
   */
  readonly description: string;
  /**
   * Words for what it can do.
   */
  readonly capabilities: readonly string[];
  /**
   * What it has to say to a planner; null when nothing.
   */
  readonly prompt: string | null;
  /**
   * How it has done in this session.
   */
  readonly health: 'healthy' | 'degraded' | 'temporaryFailure' | 'permanentFailure';
  /**
   * What of it can be run.
   */
  readonly scripts: readonly ScriptAtHand[];
};
/**
 * One script.
 */
export type ScriptAtHand = {
  /**
   * Name of the script.
   */
  readonly name: string;
  /**
   * How a plan names it.
   */
  readonly toolPath: string;
  /**
   * A JSON Schema of what it wants as input; null when its manifest names none.
   */
  readonly inputSchema: JsonObject | null;
  /**
   * Whether its manifest says that a plan that asks for it is worth nothing without it.
   */
  readonly required: boolean;
};
/**
 * Which plan for this act it is, and what is known of those before.
 */
export type PlanAttempt = {
  /**
   * Counted from 1; five at most.
   */
  readonly generation: number;
  /**
   * Skills that may not be used any more.
   */
  readonly disabledSkills: readonly string[];
  /**
   * What was wrong with the plan before this one, a sentence each.
   */
  readonly faults: readonly string[];
};
