import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { zipSync } from 'fflate';
import type { Page } from 'playwright-core';

import { barriersOn } from '../testing/accessibility';
import { guidedCampaignFiles } from '../testing/guided-campaign';
import { fingerSize, sidewaysScrolling, smallTargets } from '../testing/layout';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();

const strangers = path.resolve(__dirname, '../strangers/seen');

function zipOf(campaign: string): Buffer {
  const folder = path.join(strangers, campaign);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return zipOfFiles(
    campaign,
    Object.fromEntries(
      files.map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')] as const),
    ),
  );
}

function zipOfFiles(folder: string, files: Readonly<Record<string, string>>): Buffer {
  const entries = Object.entries(files).map(
    ([file, text]) => [`${folder}/${file}`, Buffer.from(text)] as const,
  );
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}

async function handOver(
  page: Page,
  name: string,
  buffer: Buffer,
  button = 'choose-story-file',
): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByTestId(button).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'application/zip', buffer });
}

/** As a file manager does it. */
async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([called, base64]) => {
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const given = new DataTransfer();
      given.items.add(new File([content], called, { type: 'application/zip' }));
      return given;
    },
    [name, bytes.toString('base64')] as const,
  );
  for (const event of ['dragenter', 'dragover', 'drop'])
    await page.dispatchEvent('[data-testid="library"]', event, { dataTransfer: transfer });
}

it('[arch §6.2] a stranger’s story is opened from the library, begun, and there after a reload', async () => {
  const visit = { size: 'phone', motion: 'still', serviceWorker: 'none' } as const;
  const { page, app, library, story } = await web.visit({ ...visit, at: 'library' });
  await app.waitFor('choose-story-file');
  const barriers: string[] = [];
  const look = async (): Promise<void> => {
    barriers.push(
      ...(await barriersOn(page, {})),
      ...(await smallTargets(page, fingerSize)),
      ...(await sidewaysScrolling(page)),
    );
  };
  await look();

  await handOver(page, 'notes.zip', Buffer.from(zipSync({ 'a.md': new Uint8Array(3) })));
  await page.getByText('There is no manifest.json in notes.zip, so it is no campaign.').waitFor();
  await app.tap('device-files-close');

  await handOver(page, 'downloaded.zip', zipOf('weather_lending_house'));
  await app.waitFor('begin-opened');
  expect(await app.textOf('files-status')).toMatch(/ is in your library now\./);
  await look();
  await app.tap('begin-opened');
  await story.tellAtOnce(1);

  await page.reload();
  await story.tellAtOnce(1);
  await library.open();
  await app.waitFor('campaign-weather_lending_house');
  expect(barriers).toEqual([]);
});

it('a zip that is dropped onto the library is opened as well', async () => {
  const { page, app } = await web.visit({
    ...{ size: 'desktop', motion: 'still', serviceWorker: 'none', at: 'library' },
  });
  await app.waitFor('choose-story-file');
  await drop(page, 'contrition_well.zip', zipOf('contrition_well'));
  await app.waitFor('begin-opened');
  await app.tap('device-files-close');
  await app.waitFor('campaign-contrition_well');
});

it('[arch §6.2.6] the first screen opens a story of the player’s own, which asks who begins it', async () => {
  const { page, app, firstRun, story } = await web.visit({
    ...{ size: 'phone', motion: 'still', serviceWorker: 'none' },
  });
  await firstRun.wait();
  await handOver(page, 'gate.zip', zipOfFiles('gate', guidedCampaignFiles), 'open-own-story');
  await app.waitFor('begin-opened');
  await app.tap('begin-opened');
  await app.waitFor('person-sheet');
  await page.getByTestId('person-name').fill('Ada Moor');
  await app.tap('person-begin');
  await story.tellAtOnce(1);
  expect((await story.scene(1)).paragraphs.join(' ')).toContain('“Ada Moor,” the guard reads');
});
