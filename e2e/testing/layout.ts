import type { Page } from 'playwright-core';

/** What a finger can hit. */
export const fingerSize = 48;

/** Everything that can be pressed and is smaller than a finger needs, with its size. */
export function smallTargets(page: Page, least: number): Promise<readonly string[]> {
  return page.evaluate((side) => {
    const pressable = 'button, a[href], [role=button], [role=link], [role=radio], [role=switch]';
    return [...document.querySelectorAll(pressable)].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = width > 0 && height > 0 && element.closest('[aria-hidden=true]') === null;
      // Half a pixel is rounding, not a smaller target.
      if (!isShown || Math.min(width, height) > side - 0.5) return [];
      const name = element.getAttribute('data-testid') ?? element.textContent;
      return [`${name} ${width.toFixed(1)}×${height.toFixed(1)}`];
    });
  }, least);
}

/** What is wider than its window or its pane. */
export function sidewaysScrolling(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        const canScroll = overflowX === 'auto' || overflowX === 'scroll';
        const isPage = element === document.documentElement;
        return (canScroll || isPage) && element.scrollWidth > element.clientWidth;
      })
      .map((element) => {
        const name = element.getAttribute('data-testid') ?? element.className;
        return `${name}: ${element.scrollWidth} in ${element.clientWidth}`;
      }),
  );
}

/** The corners of it where something else lies over it, or that are outside of the window. */
export function coveredParts(page: Page, testID: string): Promise<readonly string[]> {
  return page.getByTestId(testID).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    // Borders are round.
    const inset = 6;
    const corners = { top: top + inset, middle: (top + bottom) / 2, bottom: bottom - inset };
    return Object.entries(corners).flatMap(([name, y]) => {
      const there = document.elementFromPoint((left + right) / 2, y);
      return element.contains(there) ? [] : [`${name} at ${y.toFixed(0)}`];
    });
  });
}

/** Choices that lie over each other, and choices whose words do not fit into them. */
export function brokenChoices(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const choices = [...document.querySelectorAll('[data-testid^="choice-"]')];
    const tops = choices.map((choice) => choice.getBoundingClientRect());
    const overlapping = tops.flatMap(({ bottom }, index) => {
      const next = tops[index + 1];
      return next !== undefined && next.top < bottom ? [`choice ${index + 1} overlaps`] : [];
    });
    const spilling = choices.flatMap((choice, index) => {
      const { left, right, top, bottom } = choice.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(choice.querySelector('[dir=auto]') ?? choice);
      const inside = words.getBoundingClientRect();
      const fits =
        inside.left >= left &&
        inside.right <= right &&
        inside.top >= top &&
        inside.bottom <= bottom;
      return fits ? [] : [`choice ${index + 1} spills`];
    });
    return [...overlapping, ...spilling];
  });
}
