import type { Clock } from '@/ports/clock';

/** A sleep by the platform's timer. */
export const timedSleep: Clock['sleep'] = (ms, signal) =>
  new Promise((resolve) => {
    if (signal.aborted) {
      resolve('aborted');
      return;
    }
    const onAbort = (): void => {
      clearTimeout(timer);
      resolve('aborted');
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve('elapsed');
    }, ms);
    signal.addEventListener('abort', onAbort, { once: true });
  });
