import { readFile } from 'node:fs/promises';

import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';

import { FilesPage } from '../pages/files-page';
import { barriersOn } from '../testing/accessibility';
import { fingerSize, sidewaysScrolling, smallTargets } from '../testing/layout';
import { playInto } from '../testing/play-into';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();

type Downloaded = { readonly name: string; readonly bytes: Buffer };

async function downloadedBy(page: Page, press: Promise<void>): Promise<Downloaded> {
  const [download] = await Promise.all([page.waitForEvent('download'), press]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

async function handOver(page: Page, press: Promise<void>, file: Downloaded): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press]);
  const mimeType = 'application/octet-stream';
  await chooser.setFiles({ name: file.name, mimeType, buffer: file.bytes });
}

/** The version of Narratoria that stands in the file. */
function madeBy({ bytes }: Downloaded): unknown {
  const { 'narratoria.json': manifest = new Uint8Array() } = unzipSync(bytes);
  return (JSON.parse(strFromU8(manifest)) as { readonly madeBy: unknown }).madeBy;
}

/** The one story in the library. */
async function storyIn(page: Page): Promise<string> {
  const way = page.locator('[data-testid^="files-story-"]');
  return ((await way.getAttribute('data-testid')) ?? '').slice('files-'.length);
}

it('[arch SC-026] a story that was saved to a file and deleted comes back from it, byte for byte', async () => {
  const known = { at: '?seed=7', motion: 'still', serviceWorker: 'none' } as const;
  const window = await web.visit({ size: 'phone', ...known });
  const { app, page, library, story } = window;
  const files = new FilesPage(app);
  const barriers: string[] = [];
  const look = async (): Promise<void> => {
    barriers.push(
      ...(await barriersOn(page, { include: ['[role="dialog"]'] })),
      ...(await smallTargets(page, fingerSize)),
      ...(await sidewaysScrolling(page)),
    );
  };
  await playInto(window, [2]);
  const told = await story.scene(2);

  await library.open();
  const id = await storyIn(page);
  await files.openOf(id);
  await look();
  const saved = await downloadedBy(page, app.tap('save-story'));
  await page.getByText(`Saved as ${saved.name}, with your downloads.`).waitFor();
  expect(madeBy(saved)).toMatch(/^\d+\.\d+\.\d+$/);
  const report = await downloadedBy(page, app.tap('report-story'));
  await page.getByText(`The report is ${report.name}, with your downloads.`).waitFor();

  const toRead = await downloadedBy(page, app.tap('save-html'));
  expect(toRead.name).toMatch(/-scene-2\.html$/);
  expect(toRead.bytes.toString()).toContain('<h3>Scene 2 · ');

  await app.tap('delete-story');
  await app.waitFor('delete-dialog');
  expect(await app.textOf('delete-dialog')).toMatch(/^Delete 2 scenes of /);
  await look();
  await files.confirmDeletion();
  expect(await page.locator('[data-testid^="files-story-"]').count()).toBe(0);

  await files.openOfDevice();
  const rubbish = { name: 'holiday.jpg', bytes: Buffer.from('no story in here') };
  await handOver(page, app.tap('open-file'), rubbish);
  await page.getByText('The file is no zip file, or is cut off.').waitFor();
  await handOver(page, app.tap('open-file'), report);
  await page.getByText('The file is a bug report, not a save').waitFor();
  await handOver(page, app.tap('open-file'), saved);
  await app.waitFor(`arrived-${id}`);
  expect(await app.textOf(`arrived-${id}`)).toMatch(/2 scenes · begun .*It is here now\./);
  await look();
  await app.tap('device-files-close');

  await files.openOf(id);
  const again = await downloadedBy(page, app.tap('save-story'));
  expect(again.bytes.equals(saved.bytes)).toBe(true);
  await app.tap('story-files-close');
  await library.goOn();
  await story.waitUntilTold(2);
  expect(await story.scene(2)).toEqual(told);
  expect(barriers).toEqual([]);
});
