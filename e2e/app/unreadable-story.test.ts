import { readFile } from 'node:fs/promises';

import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';

import { texts } from '@/ui/texts/texts';

import { barriersOn } from '../testing/accessibility';
import { fingerSize, sidewaysScrolling, smallTargets } from '../testing/layout';
import { spell, twoStories, type TwoStories } from '../testing/two-stories';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();

/** Whatever shows these words throws: what a fault of our own would do. */
async function breakOn(page: Page, words: string): Promise<void> {
  await page.addInitScript((broken) => {
    const replace = Reflect.get(String.prototype, 'replace') as () => string;
    const breaking = new Proxy(replace, {
      apply: (work, text: unknown, given: []) => {
        if (String(text) === broken) throw new TypeError('it cannot be drawn');
        return Reflect.apply(work, text, given);
      },
    });
    Object.assign(String.prototype, { replace: breaking });
  }, words);
  web.forgiveFaults(/it cannot be drawn/);
}

async function barriers(page: Page): Promise<readonly string[]> {
  return [
    ...(await barriersOn(page)),
    ...(await smallTargets(page, fingerSize)),
    ...(await sidewaysScrolling(page)),
  ];
}

async function playsOn({ library, story, page }: TwoStories): Promise<number> {
  await library.goOn();
  await story.waitUntilTold(2);
  await story.choose(1);
  await story.waitUntilTold(3);
  await page.reload();
  await story.waitUntilTold(3);
  return (await story.scene(3)).number;
}

it('a story that cannot be shown leaves the page alive, and is not opened a third time', async () => {
  const window = await twoStories(web, 'phone');
  const { page, app, story, library, broken } = window;
  await breakOn(page, spell);

  const found: string[] = [];
  for (let start = 0; start < 2; start += 1) {
    await page.reload();
    await app.waitFor('story-failed');
    await app.waitFor('save-aside');
    found.push(...(await barriers(page)));
  }
  const panel = page.getByTestId('story-failed');
  expect(await panel.getAttribute('role')).toBe('alert');
  expect(await panel.textContent()).toContain(texts.trouble.storyBody);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    texts.trouble.storyTitle,
  );

  const [download] = await Promise.all([page.waitForEvent('download'), app.tap('save-aside')]);
  const files = unzipSync(await readFile(await download.path()));
  expect(download.suggestedFilename()).toBe('forty-three-smokes-aside.narratoria');
  expect(strFromU8(files[`stories/${broken}.ndjson`] ?? new Uint8Array())).toContain(spell);
  const [report] = await Promise.all([page.waitForEvent('download'), app.tap('report-aside')]);
  expect(report.suggestedFilename()).toBe('report-forty-three-smokes.narratoria');
  await app.tap('story-failed-action');
  await app.waitFor('library');

  await page.goto(web.address());
  await app.waitFor(`unreadable-${broken}`);
  await app.waitFor('save-aside');
  found.push(...(await barriers(page)));
  expect(await app.textOf(`unreadable-${broken}`)).toContain(texts.trouble.held);
  expect(new URL(page.url()).pathname).toBe('/library');
  expect(await playsOn(window)).toBe(3);

  await library.open();
  await app.tap(`try-again-${broken}`);
  await app.waitFor('story-failed');
  expect(found).toEqual([]);
  expect(await story.hasEnded()).toBe(false);
}, 90_000);
