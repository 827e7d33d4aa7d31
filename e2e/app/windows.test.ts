import type { AppWindow } from '../testing/app-window';
import { playInto } from '../testing/play-into';
import { slowTelling } from '../testing/slow-telling';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();

async function inTheStory(): Promise<AppWindow> {
  const window = await web.visit({ size: 'desktop', at: '?seed=4', motion: 'still' });
  await playInto(window, [2]);
  return window;
}

it('a second window says where the story is, takes it over, and gives it back', async () => {
  const first = await inTheStory();
  const left = await first.story.scene(2);
  const second = await web.openAnother(first);
  await second.app.waitFor('elsewhere');
  await second.app.tap('elsewhere-action');
  await second.story.waitUntilTold(2);
  const taken = await second.story.scene(2);
  await first.app.waitFor('elsewhere');
  await second.story.choose(1);
  await second.story.waitUntilTold(3);
  const played = await second.story.scene(3);
  await second.page.close();
  await first.story.waitUntilTold(3);
  expect([taken, await first.story.scene(3)]).toEqual([left, played]);
});

it('a window taken over in the middle of a telling shows the whole scene elsewhere', async () => {
  const first = await web.visit({ size: 'phone', at: '?seed=4', prepare: slowTelling });
  await playInto(first);
  await first.story.choose(2);
  await first.app.waitFor('scene-2');
  const second = await web.openAnother(first);
  await second.app.waitFor('elsewhere');
  await second.app.tap('elsewhere-action');
  const { app, story } = second;
  await app.waitForAny(['choice-1']);
  expect((await story.scene(2)).paragraphs.length).toBeGreaterThan(0);
});

it('the way back and forward in the browser leads to the same story', async () => {
  const { page, story, library, settings, app } = await inTheStory();
  const left = await story.scene(2);
  await library.open();
  await settings.open();
  await page.goBack();
  await app.waitFor('library');
  await page.goBack();
  await story.waitUntilTold(2);
  await page.goForward();
  await app.waitFor('library');
  await page.goBack();
  await story.waitUntilTold(2);
  expect(await story.scene(2)).toEqual(left);
});

it('a window that was left for another site finds its story when it comes back', async () => {
  const { page, story } = await inTheStory();
  const left = await story.scene(2);
  await page.goto('about:blank');
  await page.goBack();
  await story.waitUntilTold(2);
  expect(await story.scene(2)).toEqual(left);
});
