import { useApp, useAppView } from '@/ui/app/app-context';
import type { StoryAtHand } from '@/ui/files/desk-host';

/** The story that was asked for last, also when it cannot be opened. */
export function useStoryAtHand(): StoryAtHand | null {
  const app = useApp();
  const view = useAppView();
  const id = app.wanted;
  if (id === null || view.kind !== 'ready') return null;
  const { title } = app.story.getState();
  return view.stories.find((story) => story.id === id) ?? { id, title, scenes: 0 };
}
