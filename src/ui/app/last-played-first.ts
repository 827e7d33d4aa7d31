import type { StoryCard } from '@/engine/library/library-cards';

/** Cards come by when a story was begun; the player goes on with the one that was open last. */
export function lastPlayedFirst(
  stories: readonly StoryCard[],
  last: string | null,
): readonly StoryCard[] {
  const isLast = ({ id }: StoryCard): boolean => id === last;
  return [...stories.filter(isLast), ...stories.filter((card) => !isLast(card))];
}
