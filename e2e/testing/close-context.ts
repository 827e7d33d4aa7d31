import type { BrowserContext } from 'playwright-core';

/** A file still being fetched for a changed answer would fail the next test when its window goes. */
export async function closeContext(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}
