import { useEffect, useState } from 'react';

import { countSentences } from '@/ui/story/player/count-sentences';
import type { ScenePage } from '@/ui/story/player/story-view';
import { motion } from '@/ui/theme/layout';

type Reveal = {
  readonly page: ScenePage;
  readonly isTelling: boolean;
  readonly isWhole: boolean;
  readonly isStill: boolean;
  readonly onAllShown: () => void;
};

/** How many sentences are to be seen: the first at once, the others a moment apart, all of them on request. */
export function useReveal({ page, isTelling, isWhole, isStill, onAllShown }: Reveal): number {
  const known = countSentences(page.paragraphs);
  const [reached, setReached] = useState({ scene: page.number, count: 1 });
  const count = reached.scene === page.number ? reached.count : 1;
  const isPaced = isTelling && !isStill;
  const hasMore = count < known;

  useEffect(() => {
    if (!isPaced || !hasMore) return;
    const timer = setTimeout(() => {
      setReached({ scene: page.number, count: count + 1 });
    }, motion.sentenceGap);
    return () => {
      clearTimeout(timer);
    };
  }, [isPaced, hasMore, count, page.number]);

  const isDone = isTelling && isWhole && (isStill || !hasMore);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(onAllShown, isStill ? 0 : motion.sentence);
    return () => {
      clearTimeout(timer);
    };
  }, [isDone, isStill, onAllShown]);

  return isPaced ? Math.min(count, known) : known;
}
