import type { Because, Choice } from '@/contracts/generated/choice';
import type { StoryPast } from '@/narrator/passages/telling-context';
import type { Campaign } from '@/story/campaign/campaign';
import type { Memory } from '@/story/state/memory';
import type { Sentence } from '@/story/words/provenance';
import type { Scene } from '@/story/log/scene';
import type { StoryState } from '@/story/state/story-state';

export type ReasonKind =
  | Because['kind']
  | 'choice'
  | 'roll'
  | 'passage'
  | 'ending'
  | 'time'
  | 'engine'
  | 'player'
  | 'file';

/** One thing that a sentence or a choice comes from, in words for the player. */
export type Reason = {
  readonly kind: ReasonKind;
  /** For those who ask for it; null where it has none. */
  readonly id: string | null;
  readonly text: string;
  /** What more there is to say of it. */
  readonly note: string | null;
  /** Number of the scene it comes from. */
  readonly scene: number | null;
};

export type SentenceWhy = Sentence & {
  /** Counted from 1 through the scene. */
  readonly number: number;
  readonly reasons: readonly Reason[];
};

export type ChoiceWhy = Pick<Choice, 'id' | 'text'> & {
  /** Counted from 1, as it stands below the scene. */
  readonly number: number;
  readonly reasons: readonly Reason[];
};

export type SceneWhy = {
  readonly scene: number;
  /** Which telling is read, counted from 1, and of how many. */
  readonly telling: number;
  readonly tellings: number;
  readonly sentences: readonly SentenceWhy[];
  readonly choices: readonly ChoiceWhy[];
};

/** What a scene is explained by. */
export type SceneToExplain = {
  readonly campaign: Campaign;
  readonly scene: Scene;
  /** The scenes before it, the first one first. */
  readonly before: readonly Scene[];
  /** When it was over. */
  readonly state: StoryState;
  readonly memories: readonly Memory[];
  /** Whom the player had met by then. */
  readonly met: ReadonlySet<string>;
  /** When it began. */
  readonly past: StoryPast;
};
