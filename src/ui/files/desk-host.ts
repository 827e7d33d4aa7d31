import type { Engine } from '@/engine/engine';
import type { StoryCard } from '@/engine/library/library-cards';
import type { PlaythroughId } from '@/foundation/ids';
import type { ChosenFile, FileExchange } from '@/ports/file-exchange';

/** What must be known of a story to hand out its files. */
export type StoryAtHand = Pick<StoryCard, 'id' | 'title' | 'scenes'>;

/** What is open over the screens: the files of one story, of one campaign, or of the whole device. */
export type OpenFiles =
  | { readonly kind: 'none' }
  | { readonly kind: 'story'; readonly id: PlaythroughId }
  | { readonly kind: 'campaign'; readonly id: string }
  /** `file`: what the player has chosen, to be taken in. */
  | { readonly kind: 'device'; readonly file?: ChosenFile };

/** What whoever moves stories in and out needs of the app. */
export type DeskHost = {
  readonly engine: Engine;
  /** Null where files cannot be exchanged yet. */
  readonly exchange: FileExchange | null;
  /** Resolves when nothing is being told: a turn must not be written while its story gives way. */
  readonly whenStill: () => Promise<void>;
  /** These stories are not what they were: the open one is read again, and so is the library. */
  readonly changed: (ids: readonly PlaythroughId[]) => Promise<void>;
  /** A campaign came, or other files of one: a story of it that is open goes on with those. */
  readonly campaignCame: (campaign: string) => Promise<void>;
  /** Deletes a story, which may be the open one. */
  readonly deleteStory: (id: PlaythroughId) => Promise<void>;
};
