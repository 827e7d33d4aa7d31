// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { Json, JsonObject } from '@/foundation/json';
import type { Choice } from './choice';

/**
 * One line of the second channel between a script and the engine: a call, or the answer to one. x-permission says what a skill must ask for in skill.json.
 */
export type ServiceLine = ServiceEnvelope & (ServiceRequest | ServiceAnswer);
/**
 * A script asks the engine for something.
 */
export type ServiceRequest =
  | MemoryStoreRequest
  | MemoryRecallRequest
  | ReputationUpdateRequest
  | ReputationQueryRequest
  | PerceptionInitRequest
  | PerceptionUpdateRequest
  | PerceptionQueryRequest
  | LoreSearchRequest
  | PortraitsPutRequest
  | PortraitsFindRequest
  | NarratorGenerateRequest
  | StoryReadRequest
  | RulesCheckRequest
  | StorageGetRequest
  | StorageSetRequest
  | StorageDeleteRequest
  | StorageListRequest
  | AssetsWriteRequest
  | RandomSecureRequest
  | HttpFetchRequest;
/**
 * The engine answers a call.
 */
export type ServiceAnswer = ServiceFailure | ServiceSuccess;
/**
 * What every line has.
 */
export type ServiceEnvelope = {
  /**
   * Version of JSON-RPC; always the text "2.0".
   */
  readonly jsonrpc: '2.0';
  /**
   * Number or name the script chose for the call; the answer repeats it.
   */
  readonly id: number | string;
};
/**
 * Keeps one sentence about what happened. It is written with the turn, and dropped if the script fails.
 */
export type MemoryStoreRequest = {
  /**
   * The service that is asked.
   */
  readonly method: 'memory.store';
  /**
   * What it is asked with.
   */
  readonly params: {
    /**
     * What happened, in one sentence.
     */
    readonly summary: string;
    /**
     * Whom it has to do with, there or not; the player always, named or not.
     *
     * @maxItems 256
     */
    readonly characters?: readonly string[];
    /**
     * Who saw it, and so knows of it; else those who are where the player is.
     *
     * @maxItems 256
     */
    readonly witnesses?: readonly string[];
    /**
     * Id of the person it is about.
     */
    readonly about?: string | null;
    /**
     * Id of the place where it happened.
     */
    readonly location?: string | null;
    /**
     * How much it matters.
     */
    readonly significance?: 'low' | 'medium' | 'high';
    /**
     * What kind of thing it is, such as promise or debt; passages ask for it.
     */
    readonly kind?: string | null;
    /**
     * Words to find it by.
     *
     * @maxItems 64
     */
    readonly tags?: readonly string[];
    /**
     * Marks a triumph or a failure that mattered: it is recalled wherever it applies.
     */
    readonly episode?: 'triumph' | 'failure';
  };
};
/**
 * Finds what was kept that bears on a question.
 */
export type MemoryRecallRequest = {
  /**
   * The service that is asked.
   */
  readonly method: 'memory.recall';
  /**
   * What it is asked with.
   */
  readonly params: {
    /**
     * What to look for, in words.
     */
    readonly query: string;
    /**
     * The most entries wanted.
     */
    readonly limit?: number;
    /**
     * How well an entry must fit to be worth mentioning.
     */
    readonly threshold?: number;
    /**
     * Only memories that fit all of these.
     */
    readonly filters?: {
      /**
       * Id of the place where it happened.
       */
      readonly location?: string;
      /**
       * Id of a person it has to do with, or whom it is about.
       */
      readonly character?: string;
      /**
       * All of these, each as with character.
       *
       * @maxItems 256
       */
      readonly characters?: readonly string[];
      /**
       * Id of the person it is about.
       */
      readonly about?: string;
      /**
       * What kind of thing it is.
       */
      readonly kind?: string;
      /**
       * At least one of these, if there are any.
       *
       * @maxItems 64
       */
      readonly tags?: readonly string[];
      /**
       * Only triumphs, or only failures.
       */
      readonly episode?: 'triumph' | 'failure';
      /**
       * What mattered at least so much.
       */
      readonly significance?: 'low' | 'medium' | 'high';
      /**
       * Id of a person: only what they saw. The player saw all of it.
       */
      readonly witness?: string;
      /**
       * Not before this time.
       */
      readonly since?: string;
      /**
       * Not after this time.
       */
      readonly until?: string;
    };
  };
};
/**
 * Changes what a faction thinks of the player.
 */
export type ReputationUpdateRequest = {
  /**
   * The service that is asked.
   */
  readonly method: 'reputation.update';
  /**
   * What it is asked with.
   */
  readonly params: {
    /**
     * Id of the faction.
     */
    readonly faction: string;
    /**
     * What is added to its score; less than 0 for the worse.
     */
    readonly change: number;
    /**
     * Why, in a few words.
     */
    readonly reason?: string;
    /**
     * Factions there are where the campaign names none.
     *
     * @maxItems 256
     */
    readonly factions?: readonly string[];
    readonly scale?: ReputationScale;
    /**
     * Part of the score that is lost in a week of the story; half of it while the score is strong.
     */
    readonly decayRate?: number;
  };
};
/**
 * Least and greatest score of a faction the campaign does not name.
 */
export type ReputationScale = {
  /**
   * The least score.
   */
  readonly min?: number;
  /**
   * The greatest score.
   */
  readonly max?: number;
};
/**
 * Says what factions think of the player.
 */
export type ReputationQueryRequest = {
  /**
   * The service that is asked.
   */
  readonly method: 'reputation.query';
  /**
   * What it is asked with.
   */
  readonly params: {
    /**
     * Id of the only faction wanted; without it all of them are told.
     */
    readonly faction?: string;
    /**
     * Factions there are where the campaign names none.
     *
     * @maxItems 256
     */
    readonly factions?: readonly string[];
  };
};
/**
 * Gives a person a first impression of the player, unless there is one already.
 */
export type PerceptionInitRequest = {
  /**
   * The service that is asked.
   */
  readonly method: 'perception.init';
  /**
   * What it is asked with.
   */
  readonly params: {
    /**
     * Id of the person.
     */
    readonly npc: string;
    /**
     * What the player's looks, traits and belongings make them think; without it, it follows from likes and dislikes.
     */
    readonly impression?: number;
    /**
     * Factions whose opinion they share.
     *
     * @maxItems 256
     */
    readonly factions?: readonly string[];
    /**
     * What they like to see on the player: ids of things, names of stats.
     *
     * @maxItems 256
     */
    readonly likes?: readonly string[];
    /**
     * What they dislike to see on the player: ids of things, names of stats.
     *
     * @maxItems 256
     */
    readonly dislikes?: readonly string[];
    /**
     * What part of the impression their factions make; looks and chance share the rest, three to two.
     */
    readonly factionInfluenceWeight?: number;
    /**
     * Part of the score that is lost in a week of the story; half of it while the score is strong.
     */
    readonly decayRate?: number;
  };
};
/**
 * Changes what a person thinks of the player.
 */
export type PerceptionUpdateRequest = {
  /**
   * The service that is asked.
   */
  readonly method: 'perception.update';
  /**
   * What it is asked with.
   */
  readonly params: {
    /**
     * Id of the person.
     */
    readonly npc: string;
    /**
     * What is added to their score; less than 0 for the worse.
     */
    readonly change: number;
    /**
     * Why, in a few words.
     */
    readonly reason?: string;
    /**
     * Who saw it: they feel half of it, and word of it spreads from them. Who is not among them only hears of it. Without it the person alone knows, and tells nobody.
     *
     * @maxItems 256
     */
    readonly witnesses?: readonly string[];
    /**
     * Part of the score that is lost in a week of the story; half of it while the score is strong.
     */
    readonly decayRate?: number;
  };
};
/**
 * Says what a person thinks of the player.
 */
export type PerceptionQueryRequest = {
  /**
   * The service that is asked.
   */
  readonly method: 'perception.query';
  /**
   * What it is asked with.
   */
  readonly params: {
    /**
     * Id of the person.
     */
    readonly npc: string;
    /**
     * What each step of the feeling counts in a roll.
     */
    readonly modifierScale?: number;
  };
};
/**
 * Finds what the campaign's lore says about a question; secrets only once they are revealed.
 */
export type LoreSearchRequest = {
  /**
   * The service that is asked.
   */
  readonly method: 'lore.search';
  /**
   * What it is asked with.
   */
  readonly params: {
    /**
     * What to look for, in words.
     */
    readonly query: string;
    /**
     * The most entries wanted.
     */
    readonly limit?: number;
  };
};
/**
 * Keeps a picture as the portrait of a character.
 */
export type PortraitsPutRequest = {
  /**
   * The service that is asked.
   */
  readonly method: 'portraits.put';
  /**
   * What it is asked with.
   */
  readonly params: {
    /**
     * Id of the character.
     */
    readonly characterId: string;
    /**
     * The picture, as assets.write returned it.
     */
    readonly imagePath: string;
    /**
     * The description it was made from; a new one asks for a new portrait.
     */
    readonly description?: string;
  };
};
/**
 * Finds the portrait of a character.
 */
export type PortraitsFindRequest = {
  /**
   * The service that is asked.
   */
  readonly method: 'portraits.find';
  /**
   * What it is asked with.
   */
  readonly params: {
    /**
     * Id of the character.
     */
    readonly characterId: string;
    /**
     * What they look like; finds the same character under another id.
     */
    readonly description?: string;
  };
};
/**
 * Lets the narrator write: the player's model if there is one, else the built-in narrator.
 */
export type NarratorGenerateRequest = {
  /**
   * The service that is asked.
   */
  readonly method: 'narrator.generate';
  /**
   * What it is asked with.
   */
  readonly params: {
    /**
     * Whether the scene or what can be done next is to be written.
     */
    readonly purpose?: 'prose' | 'choices';
    /**
     * How it should read; without it as the player likes it.
     */
    readonly style?: 'terse' | 'vivid' | 'poetic';
    /**
     * Further wishes for the writing, in words.
     */
    readonly guidance?: string;
  };
};
/**
 * Reads the story's state as it is in this turn.
 */
export type StoryReadRequest = {
  /**
   * The service that is asked.
   */
  readonly method: 'story.read';
  /**
   * What it is asked with.
   */
  readonly params: {
    /**
     * What to read, such as inventory.torch.lit; without it the whole state.
     */
    readonly path?: string;
  };
};
/**
 * Says what would be rolled for an act, what counts in it and why, and how likely it is to come off. Nothing is rolled.
 */
export type RulesCheckRequest = {
  /**
   * The service that is asked.
   */
  readonly method: 'rules.check';
  /**
   * What it is asked with.
   */
  readonly params: {
    /**
     * Name of the stat that is rolled on.
     */
    readonly stat?: string;
    /**
     * How hard the act is.
     */
    readonly difficulty?: 'low' | 'even' | 'high';
    /**
     * Id of the person it is done to or with; their feeling counts.
     */
    readonly npc?: string;
    /**
     * What their feeling adds before the cap of the rules, as perception.query says it; without it the engine asks itself.
     */
    readonly feeling?: number;
    /**
     * Kind of the act, as its intent says it: what the player can do of that kind counts.
     */
    readonly kind?: string;
    /**
     * The act in words: what of it the player is good at counts.
     */
    readonly text?: string;
    /**
     * A triumph or failure that bears on the act, in words; it counts for the player.
     */
    readonly episode?: string;
  };
};
/**
 * Reads what the skill has kept for itself.
 */
export type StorageGetRequest = {
  /**
   * The service that is asked.
   */
  readonly method: 'storage.get';
  /**
   * What it is asked with.
   */
  readonly params: {
    /**
     * The name it is kept under.
     */
    readonly key: string;
  };
};
/**
 * Keeps something for the skill itself, beside the story and its branches.
 */
export type StorageSetRequest = {
  /**
   * The service that is asked.
   */
  readonly method: 'storage.set';
  /**
   * What it is asked with.
   */
  readonly params: {
    /**
     * The name it is kept under.
     */
    readonly key: string;
    /**
     * What to keep; anything but the story's state.
     */
    readonly value: JsonObject | readonly Json[] | string | number | boolean | null;
  };
};
/**
 * Forgets what the skill has kept under a name.
 */
export type StorageDeleteRequest = {
  /**
   * The service that is asked.
   */
  readonly method: 'storage.delete';
  /**
   * What it is asked with.
   */
  readonly params: {
    /**
     * The name it is kept under.
     */
    readonly key: string;
  };
};
/**
 * Lists the names under which the skill has kept something.
 */
export type StorageListRequest = {
  /**
   * The service that is asked.
   */
  readonly method: 'storage.list';
  /**
   * What it is asked with.
   */
  readonly params: {
    /**
     * Only names that begin with this.
     */
    readonly prefix?: string;
  };
};
/**
 * Writes a file; the path it returns goes into an asset event.
 */
export type AssetsWriteRequest = {
  /**
   * The service that is asked.
   */
  readonly method: 'assets.write';
  /**
   * What it is asked with.
   */
  readonly params: {
    /**
     * Its MIME type.
     */
    readonly mediaType: string;
    /**
     * The text, or the bytes in base64.
     */
    readonly content: string;
    /**
     * How content is written.
     */
    readonly encoding?: 'utf8' | 'base64';
    /**
     * A file name for people; need not be unique.
     */
    readonly name?: string;
  };
};
/**
 * Draws a seed from the device's secure source; it is recorded, so a replay draws the same.
 */
export type RandomSecureRequest = {
  /**
   * The service that is asked.
   */
  readonly method: 'random.secure';
  /**
   * What it is asked with.
   */
  readonly params: JsonObject;
};
/**
 * Asks a server; the skill needs the permission network:<host> for the host of the address.
 */
export type HttpFetchRequest = {
  /**
   * The service that is asked.
   */
  readonly method: 'http.fetch';
  /**
   * What it is asked with.
   */
  readonly params: {
    /**
     * The address.
     */
    readonly url: string;
    /**
     * What to do there.
     */
    readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';
    /**
     * Headers to send, by name.
     */
    readonly headers?: {
      /**
       * Value of a header.
       */
      readonly [k: string]: string;
    };
    /**
     * What to send.
     */
    readonly body?: string;
  };
};
/**
 * The call was refused, or failed; the script may go on.
 */
export type ServiceFailure = {
  /**
   * Why.
   */
  readonly error: {
    /**
     * The number JSON-RPC wants: -32601 unknown method, -32602 wrong parameters, -32603 internal, -32000 anything else.
     */
    readonly code: number;
    /**
     * What went wrong, in one sentence.
     */
    readonly message: string;
    /**
     * The same for programs.
     */
    readonly data: {
      /**
       * unknown-method, permission-denied, not-available, invalid-params, too-large, storage-full, internal, or a word of the service.
       */
      readonly code: string;
    };
  };
};
/**
 * The call did what it was asked.
 */
export type ServiceSuccess = {
  /**
   * What came of it; ServiceResults says what each method gives.
   */
  readonly result: JsonObject;
};
/**
 * What each method gives when it succeeds.
 */
export type ServiceResults = {
  /**
   * Where it was kept.
   */
  readonly 'memory.store': {
    /**
     * Id of the memory.
     */
    readonly id: string;
  };
  /**
   * What is remembered.
   */
  readonly 'memory.recall': {
    /**
     * What was found, the best first.
     */
    readonly memories: readonly RecalledMemoryEntry[];
  };
  /**
   * Where the faction stands now.
   */
  readonly 'reputation.update': {
    /**
     * Id of the faction.
     */
    readonly faction: string;
    /**
     * Its score after the change.
     */
    readonly score: number;
  };
  /**
   * Where the factions stand.
   */
  readonly 'reputation.query': {
    /**
     * The factions and their scores.
     */
    readonly standings: readonly FactionStanding[];
  };
  /**
   * The first impression.
   */
  readonly 'perception.init': {
    /**
     * Id of the person.
     */
    readonly npc: string;
    /**
     * What they think of the player.
     */
    readonly score: number;
    /**
     * False when they had an opinion already; it stays as it is.
     */
    readonly isNew: boolean;
  };
  /**
   * What they think now.
   */
  readonly 'perception.update': {
    /**
     * Id of the person.
     */
    readonly npc: string;
    /**
     * What they think of the player after the change.
     */
    readonly score: number;
  };
  /**
   * What they think.
   */
  readonly 'perception.query': {
    /**
     * Id of the person.
     */
    readonly npc: string;
    /**
     * What they think of the player now; 0 for a stranger.
     */
    readonly score: number;
    /**
     * Whether they have met the player.
     */
    readonly isKnown: boolean;
    /**
     * What it adds to a roll, before the cap of the rules: one to three steps, for or against.
     */
    readonly modifier: number;
    /**
     * The same in a word.
     */
    readonly attitude: 'warm' | 'neutral' | 'cold';
    /**
     * What they saw or were told that changed it, the newest first.
     */
    readonly why: readonly StandingReason[];
  };
  /**
   * What the lore says.
   */
  readonly 'lore.search': {
    /**
     * What was found, the best first.
     */
    readonly chunks: readonly LoreChunk[];
  };
  /**
   * The portrait as it was kept.
   */
  readonly 'portraits.put': {
    readonly portrait: Portrait;
  };
  /**
   * The portrait, if there is one.
   */
  readonly 'portraits.find': {
    /**
     * The portrait; null when there is none.
     */
    readonly portrait: Portrait | null;
  };
  /**
   * What the narrator wrote.
   */
  readonly 'narrator.generate': {
    /**
     * What was written.
     */
    readonly text: string;
    /**
     * Which narrator wrote it, such as built-in.
     */
    readonly rung: string;
    /**
     * Whose words they are, or the first of them: author, engine, or model:<id>.
     */
    readonly by: string;
    /**
     * The prose sentence by sentence, each with who wrote it.
     */
    readonly sentences?: readonly WrittenSentence[];
    /**
     * The choices, when they were asked for.
     */
    readonly choices?: readonly Choice[];
  };
  /**
   * A part of the state, and where the story stands.
   */
  readonly 'story.read': {
    /**
     * What stands there; null when nothing does.
     */
    readonly value: JsonObject | readonly Json[] | string | number | boolean | null;
    /**
     * Number of the scene this turn makes.
     */
    readonly scene: number;
    /**
     * Title of the campaign.
     */
    readonly campaign: string;
  };
  /**
   * The roll as it would be made.
   */
  readonly 'rules.check': {
    /**
     * Dice and the names of what counts, such as 2d6+nerve.
     */
    readonly formula: string;
    /**
     * What each name counts.
     */
    readonly modifiers: {
      /**
       * For or against.
       */
      readonly [k: string]: number;
    };
    /**
     * Why each counts, in words the player may read.
     */
    readonly reasons: {
      /**
       * A few words.
       */
      readonly [k: string]: string;
    };
    /**
     * How totals are read: the first band that holds the total.
     */
    readonly bands: readonly RollBand[];
    /**
     * How likely it is not to fail; null for dice too many or too odd to reckon.
     */
    readonly chance: number | null;
    /**
     * The same in a word; null when it cannot be reckoned.
     */
    readonly difficulty: 'low' | 'even' | 'high' | null;
  };
  /**
   * What was kept.
   */
  readonly 'storage.get': {
    /**
     * What was kept; null when nothing was.
     */
    readonly value: JsonObject | readonly Json[] | string | number | boolean | null;
  };
  /**
   * Nothing to say.
   */
  readonly 'storage.set': JsonObject;
  /**
   * Nothing to say.
   */
  readonly 'storage.delete': JsonObject;
  /**
   * The names.
   */
  readonly 'storage.list': {
    /**
     * The names, sorted.
     */
    readonly keys: readonly string[];
  };
  /**
   * Where it was written.
   */
  readonly 'assets.write': {
    /**
     * Where the file is.
     */
    readonly path: string;
  };
  /**
   * A seed.
   */
  readonly 'random.secure': {
    /**
     * The seed.
     */
    readonly seed: number;
  };
  /**
   * What the server answered.
   */
  readonly 'http.fetch': {
    /**
     * The status the server answered with.
     */
    readonly status: number;
    /**
     * Headers of the answer, by name in lowercase.
     */
    readonly headers: {
      /**
       * Value of a header.
       */
      readonly [k: string]: string;
    };
    /**
     * What the server answered.
     */
    readonly body: string;
  };
};
/**
 * A memory that was found.
 */
export type RecalledMemoryEntry = {
  /**
   * Id of the memory.
   */
  readonly id: string;
  /**
   * What happened, in one sentence.
   */
  readonly summary: string;
  /**
   * When it was kept, as an ISO 8601 date and time.
   */
  readonly timestamp: string;
  /**
   * How well it fits what was asked, from 0 to 1; 0.7 and more means related.
   */
  readonly relevance: number;
  /**
   * How near the meanings are before calibration, as the embedder measured it; null where only words were compared.
   */
  readonly cosine?: number | null;
  readonly why?: RecallReasons;
  /**
   * What it was, if it was a triumph or a failure that mattered.
   */
  readonly episode?: 'triumph' | 'failure';
};
/**
 * Why a memory was found.
 */
export type RecallReasons = {
  /**
   * Words of the question that the memory has too.
   */
  readonly words: readonly string[];
  /**
   * How well the words alone fit, before they were joined with the meaning.
   */
  readonly lexical: number;
  /**
   * How many scenes lie between then and now; null where that is not known.
   */
  readonly scenesAgo: number | null;
  /**
   * Who saw it and is here again.
   */
  readonly witnesses: readonly string[];
  /**
   * How much it mattered.
   */
  readonly significance: 'low' | 'medium' | 'high';
};
/**
 * One faction.
 */
export type FactionStanding = {
  /**
   * Id of the faction.
   */
  readonly faction: string;
  /**
   * What it thinks of the player now.
   */
  readonly score: number;
  /**
   * Its name as it stands in a sentence; else its id.
   */
  readonly name: string;
  /**
   * What changed its score last, the newest first.
   */
  readonly why: readonly StandingReason[];
};
/**
 * Why a score changed.
 */
export type StandingReason = {
  /**
   * Minute of the story.
   */
  readonly at: number;
  /**
   * What was added to the score.
   */
  readonly change: number;
  /**
   * Why, in a few words.
   */
  readonly reason: string;
  /**
   * Id of the person who told them; absent when they saw it themselves.
   */
  readonly toldBy?: string;
};
/**
 * One piece of lore.
 */
export type LoreChunk = {
  /**
   * Its text.
   */
  readonly content: string;
  /**
   * The file it comes from.
   */
  readonly filePath: string;
  /**
   * Its place in that file, counted from 0.
   */
  readonly chunkIndex?: number;
  /**
   * How well it fits what was asked, from 0 to 1; 0.7 and more means related.
   */
  readonly relevance: number;
};
/**
 * A portrait that was kept.
 */
export type Portrait = {
  /**
   * Id of the character.
   */
  readonly characterId: string;
  /**
   * Where the picture is.
   */
  readonly imagePath: string;
  /**
   * When it was made, as an ISO 8601 date and time.
   */
  readonly generatedAt: string;
};
/**
 * One sentence.
 */
export type WrittenSentence = {
  /**
   * Its words.
   */
  readonly text: string;
  /**
   * Who wrote it.
   */
  readonly by: string;
  /**
   * The paragraph it stands in, counted from 0.
   */
  readonly paragraph: number;
};
/**
 * One way it can turn out.
 */
export type RollBand = {
  /**
   * Id of the band.
   */
  readonly id: string;
  /**
   * Its name for players.
   */
  readonly label: string;
  /**
   * The least total.
   */
  readonly min: number | null;
  /**
   * The greatest total.
   */
  readonly max: number | null;
};

/** The permission each method needs. */
export const permissionOf = {
  'memory.store': 'memory.write',
  'memory.recall': 'memory.read',
  'reputation.update': 'reputation.write',
  'reputation.query': 'reputation.read',
  'perception.init': 'perception.write',
  'perception.update': 'perception.write',
  'perception.query': 'perception.read',
  'lore.search': 'lore.read',
  'portraits.put': 'portraits.write',
  'portraits.find': 'portraits.read',
  'narrator.generate': 'narrator',
  'story.read': 'story.read',
  'rules.check': 'story.read',
  'storage.get': 'storage.read',
  'storage.set': 'storage.write',
  'storage.delete': 'storage.write',
  'storage.list': 'storage.read',
  'assets.write': 'assets.write',
  'random.secure': 'random.secure',
  'http.fetch': 'network:<host>',
} as const;
