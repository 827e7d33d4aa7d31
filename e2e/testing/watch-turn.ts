import type { Page } from 'playwright-core';

/** Milliseconds from the tap. */
export type TurnTimes = {
  readonly firstWords: number;
  readonly choices: number;
  /** The longest time in which the page could not answer. */
  readonly longestTask: number;
};

type Watching = { turnTimes?: Promise<TurnTimes> };

/** Watches from the next tap until the scene has been told; `told` gives the times. */
export async function watchTurn(
  page: Page,
  scene: number,
): Promise<{ readonly told: () => Promise<TurnTimes> }> {
  await page.evaluate(startWatching, scene);
  return {
    told: () =>
      page.evaluate(() => {
        const { turnTimes } = globalThis as Watching;
        if (turnTimes === undefined) throw new Error('no turn is watched');
        return turnTimes;
      }),
  };
}

/** Runs in the page. */
function startWatching(scene: number): void {
  const tasks: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  observer.observe({ type: 'longtask' });
  const inScene = (selector: string): Element | null =>
    document.querySelector(`[data-testid="scene-${scene}"] ${selector}`);
  const isSeen = (element: Element | null): boolean =>
    element !== null && element.textContent !== '' && getComputedStyle(element).opacity !== '0';
  (globalThis as Watching).turnTimes = new Promise((resolve) => {
    const onTap = ({ timeStamp: tapped }: Event): void => {
      let firstWords: number | undefined;
      const look = (): void => {
        const now = performance.now() - tapped;
        if (firstWords === undefined && isSeen(inScene('[data-testid="prose"] > * > *')))
          firstWords = now;
        if (inScene('[data-testid="choice-1"], [data-testid="story-end"]') === null) {
          requestAnimationFrame(look);
          return;
        }
        tasks.push(...observer.takeRecords());
        observer.disconnect();
        const within = tasks.filter(({ startTime }) => startTime >= tapped);
        const longestTask = Math.max(0, ...within.map(({ duration }) => duration));
        resolve({ firstWords: firstWords ?? now, choices: now, longestTask });
      };
      requestAnimationFrame(look);
    };
    addEventListener('pointerup', onTap, { capture: true, once: true });
  });
}
