import { useEffect, useState } from 'react';

import type { SceneWhy } from '@/engine/why/reasons';
import type { ScenePage } from '@/ui/story/player/story-view';

/** Null while it is on its way; asked again when a sentence of the scene has changed. */
export function useWhy(
  page: ScenePage | null,
  explain: (scene: number) => Promise<SceneWhy | null>,
): SceneWhy | 'failed' | null {
  const [why, setWhy] = useState<SceneWhy | 'failed' | null>(null);
  const number = page?.number ?? null;
  const paragraphs = page?.paragraphs ?? null;
  useEffect(() => {
    if (number === null) return;
    let isHere = true;
    const show = (found: SceneWhy | 'failed' | null): void => {
      if (isHere) setWhy(found);
    };
    explain(number).then(show, () => {
      show('failed');
    });
    return () => {
      isHere = false;
    };
  }, [number, paragraphs, explain]);
  return why;
}
