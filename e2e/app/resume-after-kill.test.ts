import { rmSync } from 'node:fs';

import { appWindow } from '../testing/app-window';
import { startOwnChromium } from '../testing/chromium';
import { temporaryFolder } from '../testing/narratoria';
import { playIntoTelling } from '../testing/play-into';
import { slowTelling } from '../testing/slow-telling';
import { terminalStory } from '../testing/terminal-story';
import { watchForFaults } from '../testing/watch-for-faults';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();

/** With dice in its second scene. */
const seed = 4;

it('a browser killed in the middle of a telling goes on with that scene, word for word', async () => {
  const told = await terminalStory(seed, '2,1');
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
