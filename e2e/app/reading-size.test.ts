import { playInto } from '../testing/play-into';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();

it('(regression) whoever makes the letters larger stays in the scene they read', async () => {
  const window = await web.visit({ size: 'phone', at: '?seed=502', motion: 'still' });
  const { app, page, story } = window;
  await playInto(window, [2, 1, 2, 1, 2]);
  await story.reading.open();
  await app.tap('size-7');
  await story.reading.close();
  const topOfScene = async () => (await page.getByTestId('scene-6').boundingBox())?.y ?? Infinity;
  // What lies above has its new height after a moment.
  await page.waitForTimeout(1500);
  const top = await topOfScene();
  expect([top >= 0, top < 300]).toEqual([true, true]);
});
