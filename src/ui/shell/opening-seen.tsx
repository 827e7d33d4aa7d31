import { useEffect } from 'react';

import { useApp, useStoryView } from '@/ui/app/app-context';
import { showsStory } from '@/ui/shell/destinations';
import { newest } from '@/ui/story/player/story-view';

/** Draws nothing: notes that the story that was opened came up. Stands behind the screen, whose faults are known first. */
export function OpeningSeen({ pathname }: { readonly pathname: string }) {
  const { openings } = useApp();
  const view = useStoryView();
  const isThere =
    !view.isOpening && view.phase !== 'stuck' && (newest(view)?.paragraphs.length ?? 0) > 0;
  // After every drawing: a story that is opened again must be seen again.
  useEffect(() => {
    if (!isThere) return;
    if (showsStory(pathname)) openings.shown();
    else openings.unseen();
  });
  return null;
}
