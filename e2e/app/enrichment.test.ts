import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';

import { sparseCampaigns } from '@/engine/testing/sparse-campaigns';
import { barriersOn } from '../testing/accessibility';
import type { AppWindow } from '../testing/app-window';
import { coveredParts, fingerSize, sidewaysScrolling, smallTargets } from '../testing/layout';
import { screenSizeNames, type ScreenSize } from '../testing/screen-sizes';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();

const understudy = Buffer.from(
  zipSync(
    Object.fromEntries(
      Object.entries(sparseCampaigns['understudy'] ?? {}).map(
        ([path, text]) => [`understudy/${path}`, strToU8(text)] as const,
      ),
    ),
  ),
);

/** A campaign of three files was opened, and lies in the library. */
async function opened(size: ScreenSize): Promise<AppWindow> {
  const window = await web.visit({ size, at: 'library', motion: 'still', serviceWorker: 'none' });
  const { page, app } = window;
  await app.waitFor('choose-story-file');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByTestId('choose-story-file').click(),
  ]);
  const file = { name: 'understudy.zip', mimeType: 'application/zip', buffer: understudy };
  await chooser.setFiles(file);
  await app.waitFor('begin-opened');
  await app.tap('device-files-close');
  await app.waitFor('enrich-understudy');
  return window;
}

async function layoutOf(page: Page, size: ScreenSize): Promise<object> {
  return {
    barriers: await barriersOn(page, { include: ['[role="dialog"]'] }),
    sideways: await sidewaysScrolling(page),
    small: await smallTargets(page, size === 'desktop' ? 40 : fingerSize),
    covered: await coveredParts(page, 'enrichment-accept'),
  };
}

const nothingWrong = { barriers: [], sideways: [], small: [], covered: [] };

it.each(screenSizeNames)(
  '[arch §6.2.12] more is offered for a campaign of three files, looked at, and left: %s',
  async (size) => {
    const { page, app } = await opened(size);
    expect(await app.textOf('enrichment-of-understudy')).toMatch(/^Two files tell this story\./);
    // What came with Narratoria stays as it came.
    expect(await page.locator('[data-testid^="enrich-"]').count()).toBe(1);
    await app.tap('enrich-understudy');
    await app.waitFor('enrichment-accept');
    for (const kind of ['person', 'beats', 'ending', 'lore'])
      await app.waitFor(`enrichment-${kind}`);
    await app.tap('enrichment-person-0');
    expect(await app.textOf('enrichment-person')).toContain('Madame Corvina owns it.');
    expect(await layoutOf(page, size)).toEqual(nothingWrong);
    await app.tap('enrichment-not-now');
    await app.waitUntilGone('enrichment-sheet');
    expect(await app.textOf('enrichment-of-understudy')).toMatch(/^Two files tell this story\./);
  },
);

it('[arch §6.2.12] it is accepted, told of when the story is begun, there after a reload, and taken away again', async () => {
  const { page, app, library, story } = await opened('phone');
  await app.tap('enrich-understudy');
  await app.tap('enrichment-accept');
  await app.waitFor('enrichment-take-away');
  expect(await app.textOf('enrichment-status')).toBe(
    '9 files are written. What the author wrote is as it was.',
  );
  await app.tap('enrichment-done');
  expect(await app.textOf('enrichment-of-understudy')).toMatch(
    /^Narratoria has written 9 files more for this story\./,
  );

  await library.begin('understudy');
  await story.tellAtOnce(1);
  await page
    .getByText(
      'Campaign contains 9 AI-generated asset(s). Review generated flags and provenance metadata to verify correctness.',
    )
    .waitFor();

  await page.reload();
  await story.tellAtOnce(1);
  await library.open();
  await app.tap('enrich-understudy');
  await app.tap('enrichment-take-away');
  await page.getByText('9 files are gone. What the author wrote is as it was.').waitFor();
  await app.tap('enrichment-done');
  expect(await app.textOf('enrichment-of-understudy')).toMatch(/^Two files tell this story\./);
});
