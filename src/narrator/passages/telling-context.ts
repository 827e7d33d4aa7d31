import type { Choice, Intent } from '@/contracts/generated/choice';
import type { Campaign } from '@/story/campaign/campaign';
import type { History } from '@/story/log/history';
import type { Memory, RecalledMemory } from '@/story/state/memory';
import type { Boundaries, NarrationStyle } from '@/story/log/playthrough';
import type { ToldPart } from '@/story/log/scene';
import type { StoryState } from '@/story/state/story-state';

/** The words of a scene as they were read. The same object as long as the scene is recent. */
export type RecentScene = {
  readonly text: string;
  /** What could be done then; absent where nothing was offered. */
  readonly offered?: readonly Pick<Choice, 'text' | 'intent'>[];
  /** Ids of what it was made of. */
  readonly told?: readonly string[];
  /** Band of its roll; null without one. */
  readonly band?: string | null;
  readonly beat?: string | null;
};

/** What is behind the player on this branch, as far as telling needs it. */
export type StoryPast = {
  /** Passage → number of the scene that told it last. */
  readonly toldPassages: Pick<ReadonlyMap<string, number>, 'get' | 'has' | 'keys'>;
  /** Sentences already read, in the form of `sentenceKey`. */
  readonly usedSentences: Pick<ReadonlySet<string>, 'has'>;
  /** What was told last, the newest at the end, as many scenes as `recentScenesKept` says. */
  readonly recentScenes: readonly RecentScene[];
  /** Passages the player said do not fit. */
  readonly unwanted?: ReadonlySet<string> | undefined;
  readonly memories: readonly Memory[];
  /** Memories that a passage has taken up, by id. */
  readonly paidMemories: Pick<ReadonlySet<string>, 'has'>;
  /** Scene → its number. */
  readonly sceneNumbers: Pick<ReadonlyMap<string, number>, 'get'>;
  readonly sceneCount: number;
  /** Passage → how often it was told. */
  readonly timesTold: Pick<ReadonlyMap<string, number>, 'get'>;
  readonly history: History;
};

/** A scene that is composed, and what its words must pass. */
export type ComposedScene = {
  readonly told: readonly ToldPart[];
  readonly paragraphs: readonly string[];
  /** Null in the first scene. */
  readonly stateBefore: StoryState | null;
  /** The player has come somewhere that nobody describes. */
  readonly hasArrivedUnseen: boolean;
  /** Before which part a beat turned the player back, where nobody tells it; null when they were not. */
  readonly waylaidAt: number | null;
  readonly mayBeTold: (paragraphs: readonly string[]) => boolean;
};

/** Words of the engine's own that come late, each under an id that starts with `@`. */
export type NarratorLibrary = {
  readonly text: (id: string) => string | null;
  /** Further lines of a kind. */
  readonly lines: (kind: string) => readonly string[];
  /** A breather that fits; null where none may be told. */
  readonly breather: (
    context: TellingContext,
    scene: Pick<ComposedScene, 'told' | 'mayBeTold'>,
  ) => string | null;
  /** The parts of a scene with at most one word of the engine's own between them. */
  readonly joined: (scene: ComposedScene, context: TellingContext) => readonly ToldPart[];
};

/** Everything the narrator knows when it tells one scene. */
export type TellingContext = {
  readonly campaign: Campaign;
  readonly past: StoryPast;
  readonly state: StoryState;
  readonly sceneNumber: number;
  /** Its number for windows of beats; absent where it is the same. */
  readonly windowScene?: number;
  /** Differs for every scene of every branch. */
  readonly seed: number;
  /** The same for the whole playthrough. */
  readonly storySeed: number;
  readonly style: NarrationStyle;
  /** What the player does not want to read of. */
  readonly boundaries: Boundaries;
  /** What the player did; null in the first scene. */
  readonly intent: Intent | null;
  /** Band of this turn's roll. */
  readonly band: string | null;
  /** The beat being told. */
  readonly beat: string | null;
  /** What the memory skill found for this act. */
  readonly recalled: readonly RecalledMemory[];
  /** More words of the engine's own; absent where they could not be had. */
  readonly library?: NarratorLibrary | null;
};
