import type { BeatEntry } from '@/contracts/generated/plot-beats';
import type { JsonObject } from '@/foundation/json';
import type { PassageMemory } from '@/story/campaign/passage';
import type { Condition } from '@/story/conditions/condition';

export const beatPriorities = [
  'critical',
  'high',
  'medium',
  'low',
  'optional',
] as const satisfies readonly BeatEntry['priority'][];
export type BeatPriority = (typeof beatPriorities)[number];

/**
 * What must be true of the player, of people or of the world: values by their path (people's start below
 * `people`), or a sentence that some fact says.
 */
export type StateCondition =
  | { readonly about: 'player' | 'npc' | 'world'; readonly equals: JsonObject }
  | { readonly about: 'player' | 'npc' | 'world'; readonly says: string };

export type BeatOutcome = {
  readonly id: string;
  readonly description: string | null;
  readonly probability: number | null;
  readonly consequences: readonly string[];
  readonly nextBeat: string | null;
};

/** A moment the story works toward (arch §6.2.5). */
export type Beat = {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly priority: BeatPriority;
  readonly mood: string | null;
  readonly music: string | null;
  readonly sceneCount: { readonly min: number | null; readonly max: number | null };
  readonly requires: readonly string[];
  readonly requiresAny: readonly string[];
  /** All of them must have been made. */
  readonly playerChoices: readonly string[];
  readonly states: readonly StateCondition[];
  readonly custom: Condition | null;
  /** What is true once it is told, a sentence each. */
  readonly consequences: readonly string[];
  /** Whether the story may go on without it. */
  readonly isSkippable: boolean;
  readonly outcomes: readonly BeatOutcome[];
  readonly dialogue: readonly { readonly speaker: string | null; readonly line: string }[];
  /** How many scenes it may take once what it requires is behind. */
  readonly timeout: { readonly scenes: number; readonly fallbackBeat: string | null } | null;
  /** What stays in mind of it where no passage tells it; absent unless the engine read it. */
  readonly memory?: PassageMemory;
  /** What can be done about it, where it is one of the situations that are read along with prose. */
  readonly situation?: {
    readonly id: string;
    /** By role: the id of a person, thing or place, or words. */
    readonly cast: Readonly<Record<string, string>>;
  };
};
