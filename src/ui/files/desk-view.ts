import type { OpenedCampaign } from '@/engine/files/open-campaign';
import type { ImportedStory } from '@/engine/files/story-files';
import type { BytesRead } from '@/ports/file-exchange';

export type DeskTask = 'save' | 'transcript' | 'report' | 'delete' | 'backUp' | 'read' | 'takeIn';

/** A story of a file that was opened, and what became of it. */
export type ArrivedStory = ImportedStory & {
  /** Milliseconds since 1970; null when nobody knows. */
  readonly begunAt: number | null;
  /** The file with the story that gave way to this one. */
  readonly keptAs: string | null;
  /** It was to give way, and could not be saved first. */
  readonly isUnsafe: boolean;
};

/** What is here now is what the file holds. */
export function hasCome({ outcome }: ImportedStory): boolean {
  return outcome === 'added' || outcome === 'went on' || outcome === 'replaced';
}

/** What is being done with files, or what came of it. */
export type DeskWork =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly task: DeskTask; readonly read: BytesRead | null }
  | { readonly kind: 'saved'; readonly file: string }
  | { readonly kind: 'reported'; readonly file: string }
  | { readonly kind: 'deleted' }
  | {
      readonly kind: 'backed-up';
      readonly file: string;
      readonly stories: number;
      /** A sentence for each story that is damaged and not in it. */
      readonly leftOut: readonly string[];
    }
  | { readonly kind: 'arrived'; readonly file: string; readonly stories: readonly ArrivedStory[] }
  | { readonly kind: 'opened'; readonly campaign: OpenedCampaign }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly sentence: string };

export type DeskView = {
  readonly work: DeskWork;
  /** The player is asked whether to delete so many scenes; null when nothing is asked. */
  readonly toDelete: number | null;
};
