// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { JsonObject } from '@/foundation/json';

/**
 * Its sentences.
 *
 * @maxItems 10000
 */
export type KeptParagraph = readonly KeptSentence[];
/**
 * The text, by paragraph.
 *
 * @maxItems 10000
 */
export type KeptParagraphs = readonly KeptParagraph[];
/**
 * Something the player changed between two scenes, as a story keeps it.
 */
export type KeptChange =
  | MemoryStored
  | MemoryCorrected
  | MemoryForgotten
  | MemoryPinned
  | StatePatched
  | ToldDifferently
  | TellingChosen
  | SentenceEdited
  | SentenceFlagged;
/**
 * What the rows of a story hold as JSON; each row has its own part of it.
 */
export type RowContent = {
  readonly body?: StoryBody;
  readonly outcome?: SceneRecord;
  readonly words?: SceneText;
  readonly change?: KeptChange;
  readonly file?: AssetBody;
};
/**
 * What a story was begun with.
 */
export type StoryBody = {
  /**
   * Id of the campaign.
   */
  readonly campaign: string;
  /**
   * Its title.
   */
  readonly campaignTitle: string;
  readonly campaignPin?: KeptPin;
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
 * The campaign as it was when the story was begun; absent in older stories.
 */
export type KeptPin = {
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
 * What the player does not want to read of; absent where they gave nothing.
 */
export type KeptBoundaries = {
  /**
   * What is never told of.
   *
   * @maxItems 10000
   */
  readonly lines: readonly string[];
  /**
   * What is at most touched on.
   *
   * @maxItems 10000
   */
  readonly veils: readonly string[];
};
/**
 * What happened in a scene, as a story keeps it.
 */
export type SceneRecord = {
  /**
   * What the player did; null in the first scene.
   */
  readonly taken: KeptAction | null;
  /**
   * The plans that were made, in their order.
   *
   * @maxItems 10000
   */
  readonly plans: readonly KeptPlanTrace[];
  /**
   * The dice; null when nothing was rolled.
   */
  readonly roll: KeptRoll | null;
  /**
   * What it changed in the story's state.
   */
  readonly patch: JsonObject;
  /**
   * The passages it is told by.
   *
   * @maxItems 10000
   */
  readonly told: readonly KeptToldPart[];
  /**
   * Id of the beat it brought; null for none.
   */
  readonly beat: string | null;
  /**
   * What that beat made true; absent in older scenes.
   *
   * @maxItems 10000
   */
  readonly consequences?: readonly string[];
  /**
   * Id of the ending it came to; null for none.
   */
  readonly ending: string | null;
  /**
   * What is remembered of it.
   *
   * @maxItems 10000
   */
  readonly memories: readonly KeptMemory[];
  /**
   * Memories that were found for it.
   *
   * @maxItems 10000
   */
  readonly recalled: readonly KeptRecall[];
  /**
   * What was said beside the story.
   *
   * @maxItems 10000
   */
  readonly notices: readonly KeptNotice[];
  /**
   * What skills offered; absent for nothing.
   *
   * @maxItems 10000
   */
  readonly offered?: readonly KeptOffer[];
  /**
   * What skills made; absent for nothing.
   *
   * @maxItems 10000
   */
  readonly assets?: readonly KeptAsset[];
  /**
   * What nothing here could show; absent for nothing.
   *
   * @maxItems 10000
   */
  readonly uiEvents?: readonly KeptUiEvent[];
  /**
   * For those who look into it; absent for nothing.
   *
   * @maxItems 10000
   */
  readonly log?: readonly KeptLogLine[];
  /**
   * What the host's secure source gave; absent where it was not asked.
   */
  readonly secureSeed?: number;
  /**
   * Branch whose dice a retry rolls; absent elsewhere.
   */
  readonly diceOf?: string;
};
/**
 * What the player did.
 */
export type KeptAction = {
  /**
   * Id of the choice; null for typed words.
   */
  readonly choice: string | null;
  /**
   * The words.
   */
  readonly text: string;
  readonly intent: KeptIntent;
};
/**
 * What a choice does.
 */
export type KeptIntent = {
  /**
   * What is done.
   */
  readonly kind: string;
  /**
   * Id of the place, person or thing meant.
   */
  readonly target?: string;
  /**
   * Id of the thing used.
   */
  readonly with?: string;
  /**
   * Name of the stat that is rolled on.
   */
  readonly stat?: string;
  /**
   * How hard it is.
   */
  readonly difficulty?: 'low' | 'even' | 'high';
  /**
   * How it meets a person or a group.
   */
  readonly tone?: string;
  /**
   * Id of the group it turns to.
   */
  readonly faction?: string;
  readonly requires?: KeptRequiredStat;
  /**
   * Why typed words cannot be done here.
   */
  readonly refused?: string;
  /**
   * Place the player was going to.
   */
  readonly goal?: string;
  /**
   * Whether more was asked for than is done.
   */
  readonly left?: boolean;
  /**
   * Passage told without a roll or after a success.
   */
  readonly leadsTo?: string;
  /**
   * Passage told after a failure.
   */
  readonly elseTo?: string;
};
/**
 * A stat that must be high.
 */
export type KeptRequiredStat = {
  /**
   * Name of the stat.
   */
  readonly stat: string;
  /**
   * It must be more than this.
   */
  readonly above?: number;
};
/**
 * A plan and how it went.
 */
export type KeptPlanTrace = {
  readonly plan: KeptPlan;
  /**
   * Milliseconds of the recorded clock; absent in older scenes.
   */
  readonly at?: number;
  /**
   * Who made it; absent for the built-in planner.
   */
  readonly rung?: string;
  /**
   * Whether it came through.
   */
  readonly success: boolean;
  /**
   * Why not; null when it did.
   */
  readonly failureReason: string | null;
  /**
   * How each of its tools ended.
   *
   * @maxItems 10000
   */
  readonly tools: readonly KeptToolRun[];
  /**
   * What tools reported; absent for nothing.
   *
   * @maxItems 10000
   */
  readonly faults?: readonly KeptToolFault[];
};
/**
 * A plan as it was made; also one that was refused.
 */
export type KeptPlan = {
  /**
   * Its id.
   */
  readonly requestId: string;
  /**
   * Words to show at once.
   */
  readonly narrative?: string | null;
  /**
   * The invocations.
   *
   * @maxItems 10000
   */
  readonly tools: readonly KeptPlannedTool[];
  /**
   * Whether tools may run at the same time.
   */
  readonly parallel?: boolean;
  /**
   * Skills that failed before.
   *
   * @maxItems 10000
   */
  readonly disabledSkills?: readonly string[];
  readonly metadata?: KeptPlanMetadata;
};
/**
 * One invocation of a script.
 */
export type KeptPlannedTool = {
  /**
   * Its name in the plan.
   */
  readonly toolId: string;
  /**
   * Which script it runs.
   */
  readonly toolPath: string;
  /**
   * What the script was given.
   */
  readonly input?: JsonObject;
  /**
   * Tools that end before it starts.
   *
   * @maxItems 10000
   */
  readonly dependencies?: readonly string[];
  /**
   * Whether the plan fails with it.
   */
  readonly required?: boolean;
  /**
   * Whether it may run beside others.
   */
  readonly async?: boolean;
  readonly retryPolicy?: KeptRetryPolicy;
};
/**
 * How often it is tried again.
 */
export type KeptRetryPolicy = {
  /**
   * Retries after the first run.
   */
  readonly maxRetries?: number;
  /**
   * Pause before the first retry in milliseconds.
   */
  readonly backoffMs?: number;
};
/**
 * Where it stands among the plans for one action.
 */
export type KeptPlanMetadata = {
  /**
   * Which attempt it is.
   */
  readonly generationAttempt?: number;
  /**
   * Id of the plan that failed before; null for the first.
   */
  readonly parentPlanId?: string | null;
  /**
   * What the scene is about.
   */
  readonly sceneType?: string;
  /**
   * Why each skill was chosen.
   *
   * @maxItems 10000
   */
  readonly reasons?: readonly KeptPlanReason[];
};
/**
 * Why a skill was chosen.
 */
export type KeptPlanReason = {
  /**
   * Name of the skill.
   */
  readonly skill: string;
  /**
   * The reason in words.
   */
  readonly because: string;
  /**
   * How sure the planner was.
   */
  readonly score?: number;
};
/**
 * How one tool ended.
 */
export type KeptToolRun = {
  /**
   * Its name in the plan.
   */
  readonly toolId: string;
  /**
   * How it ended.
   */
  readonly state: string;
  /**
   * How often it was tried again.
   */
  readonly retryCount: number;
  /**
   * Which kind of error; null for none, absent in older scenes.
   */
  readonly code?: string | null;
  /**
   * What went wrong, in words; null for nothing.
   */
  readonly error: string | null;
};
/**
 * What a tool reported.
 */
export type KeptToolFault = {
  /**
   * Its name in the plan.
   */
  readonly toolId: string;
  /**
   * Name of the skill.
   */
  readonly skill: string;
  /**
   * Which kind of fault.
   */
  readonly code: string;
  /**
   * What went wrong, in words.
   */
  readonly message: string;
  /**
   * Further data.
   */
  readonly details?: JsonObject;
};
/**
 * A roll as the player saw it.
 */
export type KeptRoll = {
  /**
   * What was rolled.
   */
  readonly formula: string;
  /**
   * Each die.
   *
   * @maxItems 10000
   */
  readonly dice: readonly KeptDie[];
  /**
   * Each modifier.
   *
   * @maxItems 10000
   */
  readonly modifiers: readonly KeptModifier[];
  /**
   * What it came to.
   */
  readonly total: number;
  /**
   * How it went; null where nothing says so.
   */
  readonly band: string | null;
};
/**
 * One die.
 */
export type KeptDie = {
  /**
   * How many sides it has; null where a script of an earlier version did not say.
   */
  readonly sides: number | null;
  /**
   * What it shows; null where a script of an earlier version did not say.
   */
  readonly value: number | null;
  /**
   * Whether it was thrown and does not count.
   */
  readonly dropped?: boolean;
};
/**
 * What was added.
 */
export type KeptModifier = {
  /**
   * Its name.
   */
  readonly name: string;
  /**
   * How much; null where a script of an earlier version did not say.
   */
  readonly value: number | null;
  /**
   * Why, in words.
   */
  readonly reason: string;
};
/**
 * A passage that was told.
 */
export type KeptToldPart = {
  /**
   * Which part of the scene.
   */
  readonly part: string;
  /**
   * Id of the passage.
   */
  readonly passage: string;
  /**
   * Id of the memory it takes up.
   */
  readonly memory?: string;
  /**
   * Id of the passage whose question it puts to the player once more.
   */
  readonly asks?: string;
  /**
   * What was otherwise when it was told.
   */
  readonly asOf?: JsonObject;
};
/**
 * A memory as a story keeps it.
 */
export type KeptMemory = {
  /**
   * Its id.
   */
  readonly id: string;
  /**
   * Id of the scene it was made in.
   */
  readonly scene: string;
  /**
   * What happened, in a sentence.
   */
  readonly summary: string;
  /**
   * When, by the recorded clock, as an ISO 8601 date and time.
   */
  readonly timestamp: string;
  /**
   * Whom it has to do with.
   *
   * @maxItems 10000
   */
  readonly characters: readonly string[];
  /**
   * Who saw it; absent where nobody asked.
   *
   * @maxItems 10000
   */
  readonly witnesses?: readonly string[];
  /**
   * Whom it is about; null for nobody in particular.
   */
  readonly about: string | null;
  /**
   * Id of the place; null for none.
   */
  readonly location: string | null;
  /**
   * How much it means.
   */
  readonly significance: 'low' | 'medium' | 'high';
  /**
   * promise, debt, or another word; null for none.
   */
  readonly kind: string | null;
  readonly due?: KeptDue;
  /**
   * Words to find it by.
   *
   * @maxItems 10000
   */
  readonly tags?: readonly string[];
  /**
   * Whether the player wants it kept in mind.
   */
  readonly isPinned?: boolean;
  /**
   * What it is in the player's life; absent for most.
   */
  readonly episode?: 'triumph' | 'failure';
};
/**
 * By when a promise or a debt is to be kept, in minutes of the story.
 */
export type KeptDue = {
  /**
   * Minute it was made in.
   */
  readonly since: number;
  /**
   * Minute by which it is to be kept.
   */
  readonly by: number;
};
/**
 * A memory that was found.
 */
export type KeptRecall = {
  /**
   * Id of the memory.
   */
  readonly id: string;
  /**
   * What happened, in a sentence.
   */
  readonly summary: string;
  /**
   * When it happened.
   */
  readonly timestamp: string;
  /**
   * How well it fits, from 0 to 1; null where a script of an earlier version did not say.
   */
  readonly relevance: number | null;
  /**
   * As the embedder measured it; null where only words were compared.
   */
  readonly cosine?: number | null;
  readonly why?: KeptRecallReasons;
  /**
   * What it is in the player's life; absent for most.
   */
  readonly episode?: 'triumph' | 'failure';
};
/**
 * Why it was found.
 */
export type KeptRecallReasons = {
  /**
   * Words it has in common with the question.
   *
   * @maxItems 10000
   */
  readonly words: readonly string[];
  /**
   * How well the words alone fit.
   */
  readonly lexical: number;
  /**
   * How long ago; null where nobody knows.
   */
  readonly scenesAgo: number | null;
  /**
   * Who saw it and is here again.
   *
   * @maxItems 10000
   */
  readonly witnesses: readonly string[];
  /**
   * How much it means.
   */
  readonly significance: 'low' | 'medium' | 'high';
};
/**
 * Something that was said beside the story.
 */
export type KeptNotice = {
  /**
   * What kind of notice.
   */
  readonly kind: string;
  /**
   * What is said.
   */
  readonly message: string;
  /**
   * For those who want to know.
   *
   * @maxItems 10000
   */
  readonly details?: readonly string[];
};
/**
 * What a skill would have the player do.
 */
export type KeptOffer = {
  /**
   * What the player would do.
   */
  readonly text: string;
  /**
   * How hard the roll is; null when nothing is rolled.
   */
  readonly difficulty: 'low' | 'even' | 'high' | null;
  /**
   * A word of warning or promise; null for none.
   */
  readonly hint: string | null;
  /**
   * Who wrote the text.
   */
  readonly by: string;
  /**
   * Name of the skill.
   */
  readonly skill: string;
  /**
   * What it does; null for plain words.
   */
  readonly intent: KeptIntent | null;
};
/**
 * A file a script made.
 */
export type KeptAsset = {
  /**
   * Its id.
   */
  readonly id: string;
  /**
   * Id of the scene it belongs to.
   */
  readonly scene: string;
  /**
   * What the script calls it.
   */
  readonly name: string;
  /**
   * What it is.
   */
  readonly kind: string;
  /**
   * Its media type.
   */
  readonly mediaType: string;
  /**
   * What the script says of it.
   */
  readonly metadata: JsonObject;
  readonly madeBy: KeptMaker;
  /**
   * How long it is.
   */
  readonly bytes: number;
  /**
   * SHA-256 of its bytes.
   */
  readonly checksum: string;
  /**
   * Milliseconds of the recorded clock.
   */
  readonly at: number;
};
/**
 * Which script made it.
 */
export type KeptMaker = {
  /**
   * Name of the skill.
   */
  readonly skill: string;
  /**
   * Version of the skill.
   */
  readonly version: string;
  /**
   * Name of the script.
   */
  readonly script: string;
  /**
   * Its name in the plan.
   */
  readonly toolId: string;
};
/**
 * Something a skill asked to show.
 */
export type KeptUiEvent = {
  /**
   * Name of the tool.
   */
  readonly toolId: string;
  /**
   * Name of the skill.
   */
  readonly skill: string;
  /**
   * What was to be shown.
   */
  readonly event: string;
  /**
   * With what.
   */
  readonly payload: JsonObject;
};
/**
 * What came to pass behind the story.
 */
export type KeptLogLine = {
  /**
   * What kind of line.
   */
  readonly kind: string;
  /**
   * What came to pass.
   */
  readonly message: string;
  /**
   * Id of the beat concerned.
   */
  readonly beat?: string;
  /**
   * Id of the passage concerned.
   */
  readonly passage?: string;
};
/**
 * How a scene was told, as a story keeps it.
 */
export type SceneText = {
  /**
   * Where it is, in words.
   */
  readonly place: string;
  readonly paragraphs: KeptParagraphs;
  /**
   * What the player could do next.
   *
   * @maxItems 10000
   */
  readonly choices: readonly KeptChoice[];
  /**
   * Who found the words.
   */
  readonly rung: string;
  /**
   * Plans it was told by; absent for none.
   *
   * @maxItems 10000
   */
  readonly plans?: readonly KeptPlanTrace[];
  /**
   * What skills made while they told it; absent for nothing.
   *
   * @maxItems 10000
   */
  readonly assets?: readonly KeptAsset[];
};
/**
 * A sentence and who wrote it.
 */
export type KeptSentence = {
  /**
   * The words.
   */
  readonly text: string;
  /**
   * Who wrote them.
   */
  readonly by: string;
  /**
   * What it was told by; absent where nobody knows.
   */
  readonly from?: string;
  readonly original?: KeptOriginal;
  /**
   * Whether the player said that it does not fit.
   */
  readonly isFlagged?: boolean;
};
/**
 * As it was before the player put their own in its place.
 */
export type KeptOriginal = {
  /**
   * The words.
   */
  readonly text: string;
  /**
   * Who wrote them.
   */
  readonly by: string;
};
/**
 * Something the player could do, and why it was offered.
 */
export type KeptChoice = {
  /**
   * Its place in the list: c1.
   */
  readonly id: string;
  /**
   * What the player would do.
   */
  readonly text: string;
  readonly intent: KeptIntent;
  /**
   * What it comes from.
   *
   * @maxItems 10000
   */
  readonly because: readonly KeptBecause[];
  /**
   * How hard the roll is; null when nothing is rolled.
   */
  readonly difficulty: 'low' | 'even' | 'high' | null;
  /**
   * A word of warning or promise; null for none.
   */
  readonly hint: string | null;
  /**
   * What a failed roll may cost.
   */
  readonly risked?: string;
  /**
   * Who wrote the text.
   */
  readonly by: string;
};
/**
 * One reason.
 */
export type KeptBecause = {
  /**
   * What kind of thing it is.
   */
  readonly kind: 'memory' | 'person' | 'beat' | 'item' | 'place' | 'stat' | 'skill';
  /**
   * Its id.
   */
  readonly id: string;
  /**
   * The reason in words.
   */
  readonly text: string;
};
/**
 * The player added a memory.
 */
export type MemoryStored = {
  /**
   * What kind of change it is.
   */
  readonly kind: 'memory-stored';
  /**
   * How many scenes the story had by then; absent in older entries.
   */
  readonly scenesBefore?: number;
  readonly memory: KeptMemory;
};
/**
 * The player corrected a memory.
 */
export type MemoryCorrected = {
  /**
   * What kind of change it is.
   */
  readonly kind: 'memory-corrected';
  /**
   * How many scenes the story had by then; absent in older entries.
   */
  readonly scenesBefore?: number;
  /**
   * Id of the memory.
   */
  readonly memory: string;
  /**
   * What it says now.
   */
  readonly summary: string;
};
/**
 * The player took a memory away.
 */
export type MemoryForgotten = {
  /**
   * What kind of change it is.
   */
  readonly kind: 'memory-forgotten';
  /**
   * How many scenes the story had by then; absent in older entries.
   */
  readonly scenesBefore?: number;
  /**
   * Id of the memory.
   */
  readonly memory: string;
};
/**
 * The player wants a memory kept in mind, or no longer.
 */
export type MemoryPinned = {
  /**
   * What kind of change it is.
   */
  readonly kind: 'memory-pinned';
  /**
   * How many scenes the story had by then; absent in older entries.
   */
  readonly scenesBefore?: number;
  /**
   * Id of the memory.
   */
  readonly memory: string;
  /**
   * Whether it is to be kept in mind.
   */
  readonly isPinned: boolean;
};
/**
 * The player changed the story's state.
 */
export type StatePatched = {
  /**
   * What kind of change it is.
   */
  readonly kind: 'state-patched';
  /**
   * How many scenes the story had by then; absent in older entries.
   */
  readonly scenesBefore?: number;
  /**
   * What is changed.
   */
  readonly patch: JsonObject;
};
/**
 * The scene was told in other words.
 */
export type ToldDifferently = {
  /**
   * What kind of change it is.
   */
  readonly kind: 'told-differently';
  /**
   * How many scenes the story had by then; absent in older entries.
   */
  readonly scenesBefore?: number;
  readonly telling: KeptTelling;
};
/**
 * Those words.
 */
export type KeptTelling = {
  readonly paragraphs: KeptParagraphs;
  /**
   * What they were told by.
   *
   * @maxItems 10000
   */
  readonly told: readonly KeptToldPart[];
};
/**
 * The player went to other words the scene has.
 */
export type TellingChosen = {
  /**
   * What kind of change it is.
   */
  readonly kind: 'telling-chosen';
  /**
   * How many scenes the story had by then; absent in older entries.
   */
  readonly scenesBefore?: number;
  /**
   * Which telling, counted from 0.
   */
  readonly telling: number;
};
/**
 * The player put their own sentence in the place of one.
 */
export type SentenceEdited = {
  /**
   * What kind of change it is.
   */
  readonly kind: 'sentence-edited';
  /**
   * How many scenes the story had by then; absent in older entries.
   */
  readonly scenesBefore?: number;
  /**
   * Which sentence, counted from 0.
   */
  readonly sentence: number;
  /**
   * The sentence that was meant.
   */
  readonly of: string;
  /**
   * What stands there now; null gives back what stood there.
   */
  readonly text: string | null;
};
/**
 * The player said that a sentence does not fit, or that it does.
 */
export type SentenceFlagged = {
  /**
   * What kind of change it is.
   */
  readonly kind: 'sentence-flagged';
  /**
   * How many scenes the story had by then; absent in older entries.
   */
  readonly scenesBefore?: number;
  /**
   * Which sentence, counted from 0.
   */
  readonly sentence: number;
  /**
   * The sentence that was meant.
   */
  readonly of: string;
  /**
   * What it was told by; null where nobody knows.
   */
  readonly from: string | null;
  /**
   * Whether it does not fit.
   */
  readonly isFlagged: boolean;
};
/**
 * What is kept beside the bytes of a file a script made.
 */
export type AssetBody = {
  /**
   * What the script calls it.
   */
  readonly name: string;
  /**
   * What the script says of it.
   */
  readonly metadata: JsonObject;
  readonly madeBy: KeptMaker;
};
