import type { StoryCard } from '@/engine/library/library-cards';
import { texts } from '@/ui/texts/texts';

export function storyProgress({ scenes, endingTitle }: StoryCard): string {
  return endingTitle === null ? texts.story.scene(scenes) : texts.library.ended(endingTitle);
}
