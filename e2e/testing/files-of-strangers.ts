import { readFile } from 'node:fs/promises';

import { zipSync } from 'fflate';
import type { Page } from 'playwright-core';

import type { CampaignContents } from '@/campaign/testing/odd-files';

import { FilesPage } from '../pages/files-page';
import type { AppWindow } from './app-window';

export function zipped(files: CampaignContents): Buffer {
  const entries = Object.entries(files).map(
    ([path, held]) => [path, typeof held === 'string' ? Buffer.from(held) : held] as const,
  );
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}

/** Hands a file to the app, as whoever chooses one does, and waits until it says what came of it. */
export async function handOver(
  { page, app }: AppWindow,
  file: { readonly name: string; readonly bytes: Uint8Array },
): Promise<string> {
  await new FilesPage(app).openOfDevice();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), app.tap('open-file')]);
  await chooser.setFiles({
    name: file.name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(file.bytes),
  });
  await page.waitForFunction(isDone, undefined, { timeout: 60_000 });
  return (await page.getByTestId('device-files').textContent()) ?? '';
}

/** In the page: what is being done is over, and said. */
function isDone(): boolean {
  const status = document.querySelector('[data-testid="files-status"]')?.textContent ?? '';
  const isWorking = document.querySelector('[data-testid="files-stop"]') !== null;
  const arrived = document.querySelector('[data-testid^="arrived-"]');
  return !isWorking && (arrived !== null || status.endsWith('.'));
}

/** The story as the app saves it to a file. */
export async function savedBytes({ page, app }: AppWindow, id: string): Promise<Buffer> {
  await new FilesPage(app).openOf(id);
  const [download] = await Promise.all([page.waitForEvent('download'), app.tap('save-story')]);
  const bytes = await readFile(await download.path());
  await app.tap('story-files-close');
  return bytes;
}

/** A story opened from where it arrived: its first words, or what the page says instead. */
export async function shownStory(page: Page): Promise<'a scene' | 'trouble'> {
  const scene = page.locator('[data-testid^="scene-"]').first();
  const trouble = page.locator('[data-testid="story-failed"], [data-testid="screen-failed"]');
  await scene.or(trouble.first()).first().waitFor();
  return (await trouble.count()) === 0 ? 'a scene' : 'trouble';
}
