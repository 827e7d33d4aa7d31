import { useEffect, useState } from 'react';

import type { StoryActions } from '@/ui/story/player/story-actions';
import type { StoryView } from '@/ui/story/player/story-view';

/** Titles of chapters by the scene they begin with. */
export type ChapterTitles = ReadonlyMap<number, string>;

const none: ChapterTitles = new Map();
/** Shorter stories have one chapter; on the web nothing is fetched for them. */
const fewestScenes = 4;

/** Asked for while the player chooses, so that a heading never comes between the words that are read. */
export function useChapters(view: StoryView, actions: StoryActions): ChapterTitles {
  const [titles, setTitles] = useState(none);
  const { phase, pages } = view;
  const scenes = pages.length;
  const isAsking = scenes >= fewestScenes && (phase === 'choosing' || phase === 'ended');
  useEffect(() => {
    if (!isAsking) return;
    let isHere = true;
    void actions.chapters().then((chapters) => {
      // None are told where the code for it could not be fetched: what is known stays.
      if (isHere && chapters.length > 0)
        setTitles(new Map(chapters.map(({ from, title }) => [from, title])));
    });
    return () => {
      isHere = false;
    };
  }, [actions, isAsking, scenes]);
  return scenes < fewestScenes ? none : titles;
}
