import { useEffect, useState } from 'react';

const everyMs = 200;

/** The time while something runs, for those who watch it; null else. */
export function useNow(isRunning: boolean, elapsed: () => number): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      setNow(elapsed());
    }, everyMs);
    return () => {
      clearInterval(timer);
    };
  }, [isRunning, elapsed]);
  return isRunning ? now : null;
}
