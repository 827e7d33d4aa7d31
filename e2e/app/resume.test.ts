import type { ShownScene } from '../pages/story-page';
import { appWindow } from '../testing/app-window';
import { playInto, playIntoTelling } from '../testing/play-into';
import { slowTelling } from '../testing/slow-telling';
import { terminalStory } from '../testing/terminal-story';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();

/** With dice in its second scene. */
const seed = 4;
let told: readonly ShownScene[];

beforeAll(async () => {
  told = await terminalStory(seed, '2,1');
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
