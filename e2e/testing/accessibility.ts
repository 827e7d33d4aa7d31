import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** By selectors; without `include` the whole page is meant. */
export type PartOfPage = {
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
};

/** What keeps somebody out of the screen as it stands: one line for each thing and place. */
export async function barriersOn(page: Page, part: PartOfPage = {}): Promise<readonly string[]> {
  await untilStill(page);
  // Not a script element: the page's content policy would stop it.
  await page.evaluate(`if (!('axe' in globalThis)) { ${axe.source} }`);
  const context = JSON.stringify({ include: ['html'], ...part });
  const results = await page.evaluate<AxeResults>(
    `axe.run(${context}, { resultTypes: ['violations'] })`,
  );
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => {
        const [, reason = ''] = failureSummary.split('\n');
        return `${id}: ${reason.trim()} ${html.slice(0, 160)}`;
      }),
    );
}

/** Half faded in, words have colours that nobody chose. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
