import type { Intent } from '@/contracts/generated/choice';
import type { JsonObject } from '@/foundation/json';
import type { PlannedRoll } from '@/story/rules/check';
import type { SceneKind } from '@/story/acts/scene-kind';

/** Why something was read into the player's words, and how sure that is. */
type Evidence = { readonly because: string; readonly score: number };

export type ActToPlan = {
  readonly text: string;
  readonly intent: Intent;
  readonly sceneType: SceneKind;
  /** What to look for in memory. */
  readonly query: string;
  /** The person it is done to or with. */
  readonly person: {
    readonly id: string;
    readonly isKnown: boolean;
    /** Belongs to a group of the story. */
    readonly hasGroup: boolean;
  } | null;
  /** It is for or against a group, or asks what one thinks. */
  readonly isAboutGroup: boolean;
  /** What is rolled as long as no skill weighs the act; null when nothing is. */
  readonly roll: PlannedRoll | null;
  /** What is to be remembered, and how that differs by the band of the roll. */
  readonly memory: JsonObject;
  readonly memoryByBand: JsonObject;
  /** What the act changes of what that person thinks, and their groups; null where the author says it. */
  readonly feeling: JsonObject | null;
  readonly standing: JsonObject | null;
  /** Whether the story has groups at all. */
  readonly hasFactions: boolean;
  /** Whether something may be met on the way. */
  readonly hasEncounters: boolean;
  /** How typed words were understood; of a choice, its intent is reason enough. */
  readonly why?: {
    readonly dice: Evidence | null;
    readonly person: Evidence | null;
    readonly group: Evidence | null;
    readonly memory: Evidence | null;
  };
};
