import type { Page } from 'playwright-core';

const mostStops = 60;

export function focusedTestID(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? null);
}

/** Presses Tab until the focus is there; the stops on the way are returned. */
export async function tabTo(page: Page, testID: string): Promise<readonly (string | null)[]> {
  const stops: (string | null)[] = [];
  while (stops.length < mostStops) {
    await page.keyboard.press('Tab');
    const stop = await focusedTestID(page);
    stops.push(stop);
    if (stop === testID) return stops;
  }
  throw new Error(`Tab never came to ${testID}: ${stops.join(' ')}`);
}
