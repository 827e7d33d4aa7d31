import type { JsonObject } from '@/foundation/json';
import type { TellingContext } from '@/narrator/passages/telling-context';
import type { PassageMemory } from '@/story/campaign/passage';
import type { SceneLogEntry } from '@/story/log/notice';
import type { ToldPart } from '@/story/log/scene';
import type { Memory } from '@/story/state/memory';
import type { StoryState } from '@/story/state/story-state';

/** Which passages a scene is made of and what telling them changes, decided before the first commit. */
export type Composition = {
  readonly told: readonly ToldPart[];
  readonly patch: JsonObject;
  readonly beat: string | null;
  /** What the beat, and the way it turned out, made true. */
  readonly consequences: readonly string[];
  readonly log: readonly SceneLogEntry[];
  readonly ending: string | null;
  readonly memories: readonly PassageMemory[];
};

export const nothingComposed: Composition = {
  told: [],
  patch: {},
  beat: null,
  consequences: [],
  log: [],
  ending: null,
  memories: [],
};

export type ComposeRequest = {
  /** `state` is the state after the plan, the passing of time and the player's own steps. */
  readonly context: TellingContext;
  readonly placeBefore: string | null;
  /** The state before all that; absent in the first scene. */
  readonly stateBefore?: StoryState;
  /** The player's own words, or those of the choice. */
  readonly input?: string | null;
  /** A beat the player asked to start at. */
  readonly startAtBeat: string | null;
  /** On this journey something is met. */
  readonly isEncounter?: boolean;
  /** A crossroads stays open: only what answers the act is told. */
  readonly isAside?: boolean;
  /** One of the offered choices was taken. */
  readonly isChosen?: boolean;
  /** Ids of passages that asked what nobody has answered yet, the newest first. */
  readonly openQuestions?: readonly string[];
  /** Promises and debts of which nothing has spoken for long, the oldest first. */
  readonly owed?: readonly Memory[];
  /** The player walks away from what is asked of them. */
  readonly isLeaving?: boolean;
};
