import type { Choice, Intent } from '@/contracts/generated/choice';
import type { Plan } from '@/contracts/generated/plan-json';
import type { BranchId, PlaythroughId, SceneId } from '@/foundation/ids';
import type { JsonObject } from '@/foundation/json';
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

export type PlanTrace = {
  readonly plan: Plan;
  readonly success: boolean;
  readonly failureReason: string | null;
  readonly tools: readonly {
    readonly toolId: string;
    readonly state: string;
    readonly retryCount: number;
    readonly error: string | null;
  }[];
};

export type Notice = {
  readonly kind: string;
  readonly message: string;
  /** For those who want to know: what failed and how. */
  readonly details?: readonly string[];
};

export type ToldPart = { readonly part: ScenePart; readonly passage: string };

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
};

export type Rung = 'built-in' | 'template';

/** How it was told. */
export type SceneWords = {
  readonly place: string;
  readonly paragraphs: readonly Paragraph[];
  readonly choices: readonly Choice[];
  readonly rung: Rung;
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
};

export type NarrationStyle = 'terse' | 'vivid' | 'poetic';

export type Playthrough = {
  readonly id: PlaythroughId;
  readonly campaign: string;
  readonly campaignTitle: string;
  readonly seed: number;
  readonly style: NarrationStyle;
  /** `seeded` starts at 2000-01-01 and advances an hour a scene, so that bytes repeat. */
  readonly clock: 'seeded' | 'system';
  /** What the player asked to change before the first scene. */
  readonly startingPatch: JsonObject;
  readonly startAtBeat: string | null;
  readonly createdAt: number;
  readonly headScene: SceneId | null;
  readonly headBranch: BranchId;
};
