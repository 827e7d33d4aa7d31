import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from 'playwright-core';

import type { AppWindow } from '../testing/app-window';
import { temporaryFolder } from '../testing/narratoria';
import { playInto } from '../testing/play-into';
import { builtApp } from '../testing/serve-built-app';
import { whenKeptForOffline } from '../testing/service-worker';
import { useWebApp } from '../testing/web-app';
import { runWebScript } from '../testing/web-server';

const folder = temporaryFolder();
publishFirst();
const web = useWebApp({ folder, base: '' });

/** Each test publishes newer versions into the folder that is served. */
function publishFirst(): void {
  cpSync(builtApp().folder, folder, { recursive: true });
}

beforeEach(publishFirst);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Another page and another text: two files that must come from the same version. */
async function publish(version: string): Promise<void> {
  edit('index.html', (html) => html.replace('<html ', `<html data-version="${version}" `));
  edit('manifest.webmanifest', (json) => json.replace('{', `{ "id": "./?version=${version}",`));
  const { code, said } = await runWebScript('build-service-worker.mjs', folder);
  if (code !== 0) throw new Error(said);
}

function edit(file: string, change: (text: string) => string): void {
  const whole = path.join(folder, file);
  const original = readFileSync(path.join(builtApp().folder, file), 'utf8');
  writeFileSync(whole, change(original));
}

/** What the page is, and what it would get if it asked again. */
function versionsIn(page: Page): Promise<readonly (string | undefined)[]> {
  return page.evaluate(async () => {
    const ask = async (file: string): Promise<string> => (await fetch(file)).text();
    const [html, manifest] = await Promise.all([ask('./'), ask('manifest.webmanifest')]);
    return [
      document.documentElement.dataset['version'],
      /data-version="(\w+)"/.exec(html)?.[1],
      /version=(\w+)/.exec(manifest)?.[1],
    ];
  });
}

async function inTheStory(): Promise<AppWindow> {
  const window = await web.visit({ size: 'desktop', at: '?seed=4', motion: 'still' });
  await playInto(window, [2]);
  await whenKeptForOffline(window.page);
  await window.page.reload();
  await window.story.waitUntilTold(2);
  return window;
}

async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
}

it('a new version waits until it is asked for, and then is there with the story as it was', async () => {
  const { page, app, story } = await inTheStory();
  const left = await story.scene(2);
  await publish('second');
  await lookForUpdate(page);
  await app.waitFor('update');
  const before = await versionsIn(page);
  await page.reload();
  await app.waitFor('update');
  await story.waitUntilTold(2);
  const stillBefore = await versionsIn(page);
  await Promise.all([page.waitForEvent('load'), app.tap('update-action')]);
  await story.waitUntilTold(2);
  const after = await versionsIn(page);
  expect([before, stillBefore, after, await story.scene(2), await app.isShown('update')]).toEqual([
    [undefined, undefined, undefined],
    [undefined, undefined, undefined],
    ['second', 'second', 'second'],
    left,
    false,
  ]);
});

it('a version that is only half published changes nothing', async () => {
  const { page, app, story } = await inTheStory();
  await publish('second');
  writeFileSync(path.join(folder, 'manifest.webmanifest'), '{}');
  await lookForUpdate(page).catch(() => undefined);
  await page.reload();
  await story.waitUntilTold(2);
  const during = await versionsIn(page);
  const wasOffered = await app.isShown('update');
  await publish('third');
  await lookForUpdate(page);
  await app.waitFor('update');
  await Promise.all([page.waitForEvent('load'), app.tap('update-action')]);
  await story.waitUntilTold(2);
  expect([during[0], wasOffered, await versionsIn(page)]).toEqual([
    undefined,
    false,
    ['third', 'third', 'third'],
  ]);
});

it('two windows change together', async () => {
  const first = await inTheStory();
  const second = await web.openAnother(first);
  await second.app.waitFor('elsewhere');
  await publish('second');
  await lookForUpdate(first.page);
  await first.app.waitFor('update');
  await Promise.all([
    first.page.waitForEvent('load'),
    second.page.waitForEvent('load'),
    first.app.tap('update-action'),
  ]);
  const shown = await Promise.all(
    [first, second].map(({ app }) => app.waitForAny(['choice-1', 'elsewhere'])),
  );
  expect([
    (await versionsIn(first.page))[0],
    (await versionsIn(second.page))[0],
    [...shown].sort(),
  ]).toEqual(['second', 'second', ['choice-1', 'elsewhere']]);
});
