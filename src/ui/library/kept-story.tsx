import type { ReactElement, ReactNode } from 'react';

import type { StoryCard } from '@/engine/library/library-cards';
import type { PlaythroughId } from '@/foundation/ids';
import { FaultBoundary } from '@/ui/kit/fault-boundary';
import { StoryItem } from '@/ui/library/story-item';
import { UnreadableStory } from '@/ui/library/unreadable-story';
import { texts } from '@/ui/texts/texts';

export type KeptStoryProps = {
  /** Stories that were opened twice and never came up. */
  readonly held: readonly string[];
  readonly onOpen: (story: PlaythroughId) => void;
  readonly onFiles: (story: PlaythroughId) => void;
  /** What can be had of a story that cannot be shown. */
  readonly rescueOf: (story: StoryCard) => ReactNode;
};

/** One story of the library; one whose card cannot be drawn says so in its place. */
export function KeptStory(
  props: KeptStoryProps & {
    readonly story: StoryCard;
    /** How it looks when nothing is wrong with it. */
    readonly children?: ReactElement;
  },
) {
  const { story, held, onOpen, onFiles, rescueOf, children } = props;
  const trouble = troubleOf(story, held);
  const unreadable = (why: string, onTryAgain: typeof onOpen | null) => (
    <UnreadableStory
      onFiles={onFiles}
      onTryAgain={onTryAgain}
      rescue={rescueOf(story)}
      story={story}
      why={why}
    />
  );
  if (trouble !== null) return unreadable(trouble, story.fault === null ? onOpen : null);
  return (
    <FaultBoundary fallback={() => unreadable(texts.trouble.unreadable, onOpen)}>
      {children ?? <StoryItem onFiles={onFiles} onOpen={onOpen} story={story} />}
    </FaultBoundary>
  );
}

/** Why a story is not simply opened; null when it is. */
function troubleOf({ id, fault }: StoryCard, held: readonly string[]): string | null {
  return fault ?? (held.includes(id) ? texts.trouble.held : null);
}
