import type { Page } from 'playwright-core';

import type { AppWindow } from '../testing/app-window';
import { bringPicturedCampaign } from '../testing/pictured-campaign';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();

async function opened(): Promise<AppWindow> {
  const window = await web.visit({
    ...{ size: 'desktop', at: '?seed=7', motion: 'still', serviceWorker: 'none' },
    prepare: bringPicturedCampaign,
  });
  await window.firstRun.wait();
  await window.firstRun.begin();
  await window.story.tellAtOnce(1);
  return window;
}

/** Waits until the pictures that are shown have these widths in the files they come from, in any order. */
async function seen(page: Page, widths: readonly number[]): Promise<void> {
  await page.waitForFunction((wanted) => {
    const frames = [...document.querySelectorAll('[data-testid="author-picture"]')];
    const shown = frames
      .filter((frame) => getComputedStyle(frame).opacity !== '0')
      .flatMap((frame) => [...frame.querySelectorAll('img')])
      .map((image) => image.naturalWidth);
    return shown.sort((one, other) => one - other).join() === wanted;
  }, widths.join());
}

/** Addresses of pictures in memory that nobody has released. */
function held(page: Page): Promise<number> {
  return page.evaluate(
    () => (globalThis as unknown as { heldPictures: Set<string> }).heldPictures.size,
  );
}

it('[arch §6.2.8] shows an author’s pictures of a place and of a person, and the drawn ones where those cannot be shown', async () => {
  const { page, story } = await opened();
  await seen(page, [48, 64]);
  expect(await held(page)).toBe(2);

  await story.chooseByText('Go down to the river.');
  await story.tellAtOnce(2);
  // A picture that cannot be decoded: the person alone has one.
  await seen(page, [48]);

  await story.chooseByText('Go on to the mill.');
  await story.tellAtOnce(3);
  // And a file that is no picture at all.
  await seen(page, [48]);
  expect(await held(page)).toBe(1);
  expect(await page.getByTestId('portrait').count()).toBe(1);
});
