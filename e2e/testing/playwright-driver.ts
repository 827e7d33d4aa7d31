import type { Locator, Page } from 'playwright-core';

import type { AppDriver } from '../pages/app-driver';

/** The app in a browser. */
export class PlaywrightDriver implements AppDriver {
  constructor(private readonly page: Page) {}

  async waitFor(testID: string): Promise<void> {
    await this.found(testID).last().waitFor();
  }

  async waitForAny(testIDs: readonly string[]): Promise<string> {
    const selector = testIDs.map((testID) => `[data-testid="${testID}"]`).join(', ');
    const shown = this.page.locator(selector).filter({ visible: true }).first();
    await shown.waitFor();
    return (await shown.getAttribute('data-testid')) ?? '';
  }

  async waitUntilGone(testID: string): Promise<void> {
    await this.found(testID).first().waitFor({ state: 'hidden' });
  }

  isShown(testID: string): Promise<boolean> {
    return this.found(testID).last().isVisible();
  }

  async tap(testID: string): Promise<void> {
    const tapped = this.found(testID).last();
    try {
      await tapped.click();
    } catch (reason) {
      // A click waits for two frames. On a starved machine the browser now and then stops drawing a window
      // whose app runs on; an app that hangs, or that never comes to rest, still fails here.
      if (!(await this.runsWithoutFrames())) throw reason;
      await this.page.bringToFront();
      await tapped.click();
    }
  }

  async tapWhile(shownID: string, testID: string): Promise<void> {
    await this.page.evaluate(
      async ([shown, tapped]) => {
        const all = (id: string) => [
          ...document.querySelectorAll<HTMLElement>(`[data-testid="${id}"]`),
        ];
        // Looked for and tapped without a pause: on a busy machine a second passes between two messages.
        if (all(shown).length > 0) all(tapped).at(-1)?.click();
        await new Promise(requestAnimationFrame);
      },
      [shownID, testID] as const,
    );
  }

  /** The app answers at once, and yet no frame comes within two seconds. */
  private async runsWithoutFrames(): Promise<boolean> {
    const frame = this.page.evaluate(
      () =>
        new Promise<'drawn' | 'no frame'>((resolve) => {
          requestAnimationFrame(() => {
            resolve('drawn');
          });
          setTimeout(resolve, 2000, 'no frame');
        }),
    );
    const deaf = new Promise<'deaf'>((resolve) => setTimeout(resolve, 10_000, 'deaf'));
    return (await Promise.race([frame, deaf])) === 'no frame';
  }

  async type(testID: string, text: string): Promise<void> {
    await this.found(testID).fill(text);
  }

  async textOf(testID: string, inside?: string): Promise<string> {
    return (await this.found(testID, inside).last().textContent()) ?? '';
  }

  partsOf(testID: string, inside?: string): Promise<readonly string[]> {
    return this.found(testID, inside).last().locator('> *').allTextContents();
  }

  nameOf(testID: string): Promise<string> {
    return this.found(testID)
      .last()
      .evaluate((element) => {
        const label = element.getAttribute('aria-label');
        if (label !== null) return label;
        const spoken = element.cloneNode(true) as Element;
        for (const hidden of spoken.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
        return spoken.textContent;
      });
  }

  /** Earlier scenes stand above the newest one: the last of several is meant. */
  private found(testID: string, inside?: string): Locator {
    const within = inside === undefined ? this.page : this.page.getByTestId(inside);
    return within.getByTestId(testID);
  }
}
