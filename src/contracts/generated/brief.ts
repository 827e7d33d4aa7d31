// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.

/**
 * What a narrator is told before it tells a scene whose outcome stands.
 */
export type Brief = {
  /**
   * Number of the scene.
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
    /**
     * Its genre in a word or two.
     */
    readonly genre: string | null;
  };
  /**
   * How the player wants it told.
   */
  readonly style: 'terse' | 'vivid' | 'poetic';
  /**
   * What the player did; null in the first scene.
   */
  readonly act: {
    /**
     * In the player's words or those of the choice.
     */
    readonly text: string;
  } | null;
  /**
   * What is to be told, in this order. Each sentence that is told names the part it belongs to by its place in this list, counted from 0.
   */
  readonly parts: readonly BriefPart[];
  /**
   * Sentences that were shown already; what is told goes on from there.
   */
  readonly begun: readonly string[];
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
  readonly cast: readonly PersonInBrief[];
  /**
   * What the player carries.
   */
  readonly carried: readonly string[];
  /**
   * The roll of this scene; null without one.
   */
  readonly roll: {
    /**
     * What was rolled in all.
     */
    readonly total: number;
    /**
     * How it came out; null where the rules have no bands.
     */
    readonly band: string | null;
  } | null;
  /**
   * What is remembered that bears on the scene.
   */
  readonly memories: readonly MemoryInBrief[];
  /**
   * What the campaign's lore says of what the act touched, the nearest first; nothing that is still secret.
   */
  readonly lore: readonly LoreInBrief[];
  /**
   * What may not be told.
   */
  readonly never: {
    /**
     * What the player never wants to read of.
     */
    readonly lines: readonly string[];
    /**
     * What may at most be touched on.
     */
    readonly veils: readonly string[];
    /**
     * What the campaign says is never told.
     */
    readonly constraints: readonly string[];
  };
  /**
   * How much is taken of what is told.
   */
  readonly limits: {
    /**
     * Words of the whole scene.
     */
    readonly words: number;
    /**
     * Characters of one sentence.
     */
    readonly characters: number;
  };
  readonly attempt: TellingAttempt;
};
/**
 * One part of the scene, in words that could be shown as they are.
 */
export type BriefPart = {
  /**
   * What the words were made from.
   */
  readonly from: string;
  /**
   * Its sentences, in their order.
   */
  readonly sentences: readonly SentenceOfBrief[];
};
/**
 * One sentence as the built-in narrator would tell it.
 */
export type SentenceOfBrief = {
  /**
   * The sentence.
   */
  readonly text: string;
  /**
   * Who wrote it: author or engine.
   */
  readonly by: string;
  /**
   * Paragraph of the part, counted from 0.
   */
  readonly paragraph: number;
};
/**
 * One person the player has met.
 */
export type PersonInBrief = {
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
  /**
   * Their pronoun as subject, such as she.
   */
  readonly pronouns: string;
  /**
   * Words for what they are like.
   */
  readonly traits: readonly string[];
};
/**
 * One memory that bears on the moment.
 */
export type MemoryInBrief = {
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
export type LoreInBrief = {
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
 * Which try it is.
 */
export type TellingAttempt = {
  /**
   * 1 for the first, 2 after words that could not be shown.
   */
  readonly number: number;
  /**
   * Why words of the try before could not be shown.
   */
  readonly objections: readonly string[];
};
