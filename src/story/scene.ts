import type { Choice, Intent } from '@/contracts/generated/choice';
import type { Plan } from '@/contracts/generated/plan-json';
import type { BranchId, PlaythroughId, SceneId } from '@/foundation/ids';
import type { JsonObject } from '@/foundation/json';
import type { Asset } from '@/story/asset';
import type { Memory, RecalledMemory } from '@/story/memory';
import type { ScenePart } from '@/story/passage';
import type { Paragraph } from '@/story/provenance';
import type { Roll } from '@/story/roll';

/** What the player did: a choice that was offered, or words of their own read as an intent. */
export type TakenAction = {
  readonly choice: string | null;
  readonly text: string;
  readonly intent: Intent;
};

/** What a tool reported (001 §4.5), or what was refused of it; for those who look into a run. */
export type ToolFault = {
  readonly toolId: string;
  readonly skill: string;
  readonly code: string;
  readonly message: string;
  readonly details?: JsonObject;
};

export type PlanTrace = {
  readonly plan: Plan;
  /** Milliseconds of the recorded clock; absent in scenes told before plans had a time. */
  readonly at?: number;
  readonly success: boolean;
  readonly failureReason: string | null;
  readonly tools: readonly {
    readonly toolId: string;
    readonly state: string;
    readonly retryCount: number;
    /** Which kind of error; absent in scenes told before there was a code. */
    readonly code?: string | null;
    readonly error: string | null;
  }[];
  /** Absent when there are none. */
  readonly faults?: readonly ToolFault[];
};

/** What a skill would have the player do next (001 §4.4). */
export type SkillOffer = Pick<Choice, 'text' | 'difficulty' | 'hint' | 'by'> & {
  readonly skill: string;
  /** Null for plain words. */
  readonly intent: Intent | null;
};

/** Something a skill asked to show that nothing here can show (001 §4.4). */
export type UnknownUiEvent = {
  readonly toolId: string;
  readonly skill: string;
  readonly event: string;
  readonly payload: JsonObject;
};

export type Notice = {
  readonly kind: string;
  readonly message: string;
  /** For those who want to know: what failed and how. */
  readonly details?: readonly string[];
};

export type BeatSkipped = {
  readonly kind: 'beat-skipped';
  readonly beat: string;
  readonly message: string;
};

/** What came to pass behind the story, for those who look into it; never shown as part of it. */
export type SceneLogEntry =
  | BeatSkipped
  /** What may not be told so, and was told because the player's choice or the story led to it. */
  | { readonly kind: 'guard-failed'; readonly passage: string; readonly message: string };

export type ToldPart = {
  readonly part: ScenePart;
  readonly passage: string;
  /** Id of the memory it takes up; absent where it takes up none, and in scenes told before that was kept. */
  readonly memory?: string;
  /** What was otherwise when it was told, merged into the state after the scene; absent where nothing was. */
  readonly asOf?: JsonObject;
};

/** What happened, committed before a word is told. Dice in here are never rolled again. */
export type SceneOutcome = {
  readonly taken: TakenAction | null;
  readonly plans: readonly PlanTrace[];
  readonly roll: Roll | null;
  readonly patch: JsonObject;
  readonly told: readonly ToldPart[];
  readonly beat: string | null;
  /** What that beat made true, a sentence each; absent in scenes told before beats had any. */
  readonly consequences?: readonly string[];
  readonly ending: string | null;
  readonly memories: readonly Memory[];
  readonly recalled: readonly RecalledMemory[];
  readonly notices: readonly Notice[];
  /** What follows is absent in a scene that has none of it. */
  readonly offered?: readonly SkillOffer[];
  readonly assets?: readonly Asset[];
  readonly uiEvents?: readonly UnknownUiEvent[];
  readonly log?: readonly SceneLogEntry[];
  /** Drawn from the host's secure source; who plays the turn again reads it here. */
  readonly secureSeed?: number;
  /** A retry rolls the dice of the scene it retries, not those of the branch it makes. */
  readonly diceOf?: BranchId;
};

export type Rung = 'built-in' | 'template';

/** How it was told. */
export type SceneWords = {
  readonly place: string;
  readonly paragraphs: readonly Paragraph[];
  readonly choices: readonly Choice[];
  readonly rung: Rung;
  /** What follows is absent in words that need none of it. The plan they were told by: */
  readonly plans?: readonly PlanTrace[];
  /** What skills made while they told it. */
  readonly assets?: readonly Asset[];
};

export type Scene = {
  readonly id: SceneId;
  readonly playthrough: PlaythroughId;
  readonly branch: BranchId;
  readonly parent: SceneId | null;
  readonly number: number;
  /** Milliseconds of the recorded clock at the turn's start. */
  readonly at: number;
  readonly outcome: SceneOutcome;
  /** Null only when the story was cut off between its two commits. */
  readonly words: SceneWords | null;
  /** Absent in a scene whose words are as they were told first. */
  readonly retold?: Retold;
};

/** One way a scene was told: its words, and what they were told by. */
export type Telling = {
  readonly paragraphs: readonly Paragraph[];
  readonly told: readonly ToldPart[];
};

/** Every telling of a scene, the first one first; `words` has the paragraphs of the current one. */
export type Retold = { readonly tellings: readonly Telling[]; readonly current: number };

/** What came to pass and how it was told: every plan of a scene, in their order. */
export function plansOf({ outcome, words }: Scene): readonly PlanTrace[] {
  return [...outcome.plans, ...(words?.plans ?? [])];
}

export type NarrationStyle = 'terse' | 'vivid' | 'poetic';

/** Topics in the player's own words: a line is never told of, a veil at most touched on. */
export type Boundaries = { readonly lines: readonly string[]; readonly veils: readonly string[] };

export const noBoundaries: Boundaries = { lines: [], veils: [] };

export type Playthrough = {
  readonly id: PlaythroughId;
  readonly campaign: string;
  readonly campaignTitle: string;
  readonly seed: number;
  readonly style: NarrationStyle;
  /** Absent where the player gave none, and in stories from before there were any. */
  readonly boundaries?: Boundaries;
  /** `seeded` starts at 2000-01-01 and advances an hour a scene, so that bytes repeat. */
  readonly clock: 'seeded' | 'system';
  /** What the player asked to change before the first scene. */
  readonly startingPatch: JsonObject;
  readonly startAtBeat: string | null;
  readonly createdAt: number;
  readonly headScene: SceneId | null;
  readonly headBranch: BranchId;
};
