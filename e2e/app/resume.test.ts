import { rmSync } from 'node:fs';

import type { ShownScene } from '../pages/story-page';
import { appWindow, type AppWindow } from '../testing/app-window';
import { startOwnChromium } from '../testing/chromium';
import { temporaryFolder } from '../testing/narratoria';
import { playInto } from '../testing/play-into';
import { slowTelling } from '../testing/slow-telling';
import { terminalStory } from '../testing/terminal-story';
import { watchForFaults } from '../testing/watch-for-faults';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();

/** With dice in its second scene. */
const seed = 4;
let told: readonly ShownScene[];

beforeAll(async () => {
  told = await terminalStory(seed, '2,1');
});

/** Until the first words of scene 3 are there, and the others are still coming. */
async function playIntoTelling(window: AppWindow): Promise<void> {
  await playInto(window, [2]);
  await window.story.choose(1);
  await window.app.waitFor('scene-3');
  // As long as nothing has happened, a lozenge stands where the words will be.
  const prose = window.page.locator('[data-testid="scene-3"] [data-testid="prose"] > *');
  await prose.filter({ hasText: /\w/ }).first().waitFor();
}

it('a browser killed in the middle of a telling goes on with that scene, word for word', async () => {
  const profile = temporaryFolder();
  const first = await startOwnChromium(profile);
  const faults = [await watchForFaults(first.context, web.address())];
  await slowTelling(first.context);
  const before = appWindow(await first.context.newPage());
  await before.page.goto(`${web.address()}?seed=${seed}`);
  await playIntoTelling(before);
  await first.kill();

  const second = await startOwnChromium(profile);
  faults.push(await watchForFaults(second.context, web.address()));
  const after = appWindow(await second.context.newPage());
  await after.page.goto(web.address());
  await after.story.waitUntilTold(3);
  const found = await after.story.scene(3);
  await second.kill();
  rmSync(profile, { recursive: true, force: true });
  expect([found, faults.flat()]).toEqual([told[2], []]);
});

it('a page closed in the middle of a telling goes on with that scene, word for word', async () => {
  const window = await web.visit({ size: 'phone', at: `?seed=${seed}`, prepare: slowTelling });
  await playIntoTelling(window);
  const context = window.page.context();
  await window.page.close();
  const again = appWindow(await context.newPage());
  await again.page.goto(`${web.address()}story`);
  await again.story.waitUntilTold(3);
  expect(await again.story.scene(3)).toEqual(told[2]);
});

it('a page loaded again in the middle of a telling goes on with that scene, word for word', async () => {
  const window = await web.visit({ size: 'phone', at: `?seed=${seed}`, prepare: slowTelling });
  await playIntoTelling(window);
  await window.page.reload();
  await window.story.waitUntilTold(3);
  expect(await window.story.scene(3)).toEqual(told[2]);
});

it('the library goes on with the latest story and keeps the one before', async () => {
  const window = await web.visit({ size: 'phone', at: `?seed=${seed}`, motion: 'still' });
  const { page, story, library } = window;
  await playInto(window, [2]);
  await library.open();
  await library.begin('forty-three-smokes');
  await story.waitUntilTold(1);
  await library.open();
  await page.locator('[data-testid^="open-"]').click();
  await story.waitUntilTold(2);
  const earlier = await story.scene(2);
  await library.open();
  await library.goOn();
  await story.waitUntilTold(2);
  expect([earlier, await story.scene(2)]).toEqual([told[1], told[1]]);
});
