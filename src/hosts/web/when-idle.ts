/** Not every browser has it. */
type MayBeIdle = { readonly requestIdleCallback?: Window['requestIdleCallback'] };

const longestWaitMs = 5_000;
const guessMs = 500;

/** Later, when the page has nothing better to do. */
export function whenIdle(work: () => void): void {
  const { requestIdleCallback } = globalThis as MayBeIdle;
  if (requestIdleCallback === undefined) setTimeout(work, guessMs);
  else requestIdleCallback(work, { timeout: longestWaitMs });
}
