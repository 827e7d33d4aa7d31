// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.

/**
 * Where a counter starts: a number, or with its greatest value.
 */
export type CounterStart =
  | number
  | {
      /**
       * Where it starts.
       */
      readonly start?: number;
      /**
       * Where it stops; without it, it does not.
       */
      readonly max?: number;
      /**
       * By how much it goes on by itself: with every `scene`, every `journey`, or a roll that falls into the band of that id.
       */
      readonly ticks?: {
        readonly [k: string]: number;
      };
    };
/**
 * The fenced json block of world/rules.md: how dice are rolled and what is counted. What it leaves out stays as it is by default.
 */
export type RulesBlock = {
  readonly rules: RuleSettings;
};
/**
 * The rules of this story.
 */
export type RuleSettings = {
  /**
   * Dice of a roll.
   */
  readonly roll?: string;
  /**
   * Whether a high total is good, or one that stays under the stat.
   */
  readonly mode?: 'over' | 'under';
  /**
   * What a total means, from the worst to the best. The one called failure fails, else the lowest.
   *
   * @minItems 1
   */
  readonly bands?: readonly RollBand[];
  /**
   * What the player is good at, with where each starts.
   */
  readonly stats?: {
    readonly [k: string]: number;
  };
  /**
   * What the story counts, such as a clock that ticks.
   */
  readonly counters?: {
    readonly [k: string]: CounterStart;
  };
  /**
   * Groups that think well or badly of the player, by id.
   */
  readonly factions?: {
    readonly [k: string]: FactionStart;
  };
  /**
   * What is added to a roll, by what it is for: skill (a fitting stat or trait), sentiment (what the person thinks of you), memory (something like it happened before), or a name of your own.
   */
  readonly modifiers?: {
    readonly [k: string]: number;
  };
  /**
   * The most that what a person thinks of the player can add to a roll, or take from it.
   */
  readonly sentimentCap?: number;
  /**
   * How long a scene lasts in the story.
   */
  readonly sceneTime?: string;
  /**
   * Time of day at which the story starts.
   */
  readonly startTime?: string;
  /**
   * Weekday on which the story starts. Without it, days are only counted.
   */
  readonly startDay?: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
};
/**
 * One way a roll can turn out.
 */
export type RollBand = {
  /**
   * Id that passages ask for with `outcome`.
   */
  readonly id: string;
  /**
   * Name shown to the player; else the id.
   */
  readonly label?: string;
  /**
   * Least total; without it there is no least.
   */
  readonly min?: number;
  /**
   * Greatest total; without it there is no greatest.
   */
  readonly max?: number;
  /**
   * Instead of min and max: by how much at least the total must make it.
   */
  readonly margin?: number;
};
/**
 * What a group thinks of the player at the start.
 */
export type FactionStart = {
  /**
   * Name as it stands in a sentence; else the id.
   */
  readonly name?: string;
  /**
   * Reputation at the start.
   */
  readonly start?: number;
  /**
   * Greatest reputation, for good or ill.
   */
  readonly scale?: number;
};
