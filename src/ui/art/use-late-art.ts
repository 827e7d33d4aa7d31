import { useEffect, useState } from 'react';

import type * as lateArt from '@/ui/art/late-art';

type LateArt = typeof lateArt;

let loaded: LateArt | null = null;

/**
 * What draws portraits and what is special about a place. On the web it is fetched after the first words
 * and the picture is plain until then; where that fails it stays so, and nothing is missing in words.
 */
export function useLateArt(need: 'needed' | 'not needed'): LateArt | null {
  const [art, setArt] = useState(loaded);
  useEffect(() => {
    if (need === 'not needed' || art !== null) return;
    let isHere = true;
    void import('@/ui/art/late-art')
      .then((code) => {
        loaded = code;
        if (isHere) setArt(code);
      })
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [need, art]);
  return art;
}
