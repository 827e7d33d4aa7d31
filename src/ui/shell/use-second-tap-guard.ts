import { useCallback, useEffect, useRef } from 'react';

/** The second tap of a double tap comes within this time. */
const doubleTapMs = 400;

/**
 * Says whether a tap was meant for what was there before: who taps Begin twice has the navigation under
 * the finger at the second tap, and did not mean it.
 */
export function useSecondTapGuard(isBare: boolean): () => boolean {
  const wasBare = useRef(isBare);
  const isSecondTap = useRef(false);
  useEffect(() => {
    const hasCome = wasBare.current && !isBare;
    wasBare.current = isBare;
    if (!hasCome) return;
    isSecondTap.current = true;
    const timer = setTimeout(() => {
      isSecondTap.current = false;
    }, doubleTapMs);
    return () => {
      clearTimeout(timer);
      isSecondTap.current = false;
    };
  }, [isBare]);
  return useCallback(() => isSecondTap.current, []);
}
