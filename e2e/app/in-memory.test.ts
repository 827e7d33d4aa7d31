import type { BrowserContext } from 'playwright-core';

import { useWebApp } from '../testing/web-app';

const web = useWebApp();

/** Some browsers offer no private files in a private window; the worker is who asks for them. */
async function withoutPrivateFiles(context: BrowserContext): Promise<void> {
  await context.route('**/workers/sql-*.js', async (route) => {
    const response = await route.fetch();
    const body = `delete StorageManager.prototype.getDirectory;\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
}

it('a browser that keeps nothing says so, and plays', async () => {
  const { firstRun, story, app, settings } = await web.visit({
    size: 'phone',
    at: '?seed=4',
    motion: 'still',
    prepare: withoutPrivateFiles,
  });
  await firstRun.wait();
  await app.waitFor('in-memory');
  const said = await app.textOf('in-memory');
  await firstRun.begin();
  for (const scene of [1, 2, 3]) {
    await story.waitUntilTold(scene);
    await story.choose(1);
  }
  await story.waitUntilTold(4);
  await app.tap('undo');
  await app.waitFor('remark');
  await story.waitUntilTold(3);
  await settings.open();
  expect([said, await app.textOf('settings')]).toEqual([
    'This browser keeps nothing here: the story lasts until you close the window.',
    expect.stringContaining('Your stories last until you close the window.'),
  ]);
});

it('what lives nowhere else is still there after the way back', async () => {
  const { firstRun, story, app, library, page } = await web.visit({
    size: 'phone',
    at: '?seed=4',
    motion: 'still',
    prepare: withoutPrivateFiles,
  });
  await firstRun.begin();
  await story.waitUntilTold(1);
  await story.choose(1);
  await story.waitUntilTold(2);
  await library.open();
  await page.goBack();
  await story.waitUntilTold(2);
  expect(await app.isShown('in-memory')).toBe(true);
});
