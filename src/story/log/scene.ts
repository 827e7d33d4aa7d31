import type { Choice } from '@/contracts/generated/choice';
import type { BranchId, PlaythroughId, SceneId } from '@/foundation/ids';
import type { JsonObject } from '@/foundation/json';
import type { Asset } from '@/story/log/asset';
import type { Memory, RecalledMemory } from '@/story/state/memory';
import type { Notice, SceneLogEntry } from '@/story/log/notice';
import type { ScenePart } from '@/story/campaign/passage';
import type { PlanTrace } from '@/story/log/plan-trace';
import type { Paragraph } from '@/story/words/provenance';
import type { Rung } from '@/story/log/rung';
import type { Roll } from '@/story/rules/roll';
import type { SkillOffer, UnknownUiEvent } from '@/story/log/skill-offer';
import type { TakenAction } from '@/story/log/taken-action';

export type ToldPart = {
  readonly part: ScenePart;
  readonly passage: string;
  /** Id of the memory it takes up; absent where it takes up none, and in scenes told before that was kept. */
  readonly memory?: string;
  /** Id of the passage whose question it puts to the player once more; absent where it puts none. */
  readonly asks?: string;
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
