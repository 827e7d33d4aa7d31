import type { Intent } from '@/contracts/generated/choice';
import type { Campaign } from '@/story/campaign';
import type { History } from '@/story/history';
import type { Memory, RecalledMemory } from '@/story/memory';
import type { NarrationStyle } from '@/story/scene';
import type { StoryState } from '@/story/story-state';

/** What is behind the player on this branch, as far as telling needs it. */
export type StoryPast = {
  /** Passage → number of the scene that told it last. */
  readonly toldPassages: Pick<ReadonlyMap<string, number>, 'get' | 'has' | 'keys'>;
  /** Sentences already read, in the form of `sentenceKey`. */
  readonly usedSentences: Pick<ReadonlySet<string>, 'has'>;
  readonly memories: readonly Memory[];
  readonly history: History;
};

/** Everything the narrator knows when it tells one scene. */
export type TellingContext = {
  readonly campaign: Campaign;
  readonly past: StoryPast;
  readonly state: StoryState;
  readonly sceneNumber: number;
  /** Differs for every scene of every branch. */
  readonly seed: number;
  /** The same for the whole playthrough. */
  readonly storySeed: number;
  readonly style: NarrationStyle;
  /** What the player did; null in the first scene. */
  readonly intent: Intent | null;
  /** Band of this turn's roll. */
  readonly band: string | null;
  /** The beat being told. */
  readonly beat: string | null;
  /** What the memory skill found for this act. */
  readonly recalled: readonly RecalledMemory[];
};
