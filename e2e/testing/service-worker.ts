import type { Page } from 'playwright-core';

/** Until everything is kept on the device; the next load is then the service worker's. */
export async function whenKeptForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active === null || active.state === 'activated') return;
    await new Promise<void>((resolve) => {
      active.addEventListener('statechange', () => {
        resolve();
      });
    });
  });
}
