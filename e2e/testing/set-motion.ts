import type { Page } from 'playwright-core';

/** Resolves when the app has heard of it, which is with the next frame. */
export async function setMotion(
  page: Page,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<void> {
  await page.emulateMedia({ reducedMotion });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}
