import type { AppWindow } from '../testing/app-window';
import { playInto } from '../testing/play-into';
import { whenKeptForOffline } from '../testing/service-worker';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();

/** Two loads, the second by the service worker, and a story begun. */
async function visitedTwice(): Promise<AppWindow> {
  const window = await web.visit({ size: 'phone', at: '?seed=4', motion: 'still' });
  await playInto(window);
  await whenKeptForOffline(window.page);
  await window.page.reload();
  await window.story.waitUntilTold(1);
  return window;
}

async function playOneScene({ story }: AppWindow, scene: number): Promise<void> {
  await story.waitUntilTold(scene);
  await story.choose(1);
  await story.waitUntilTold(scene + 1);
}

it('without a connection the second load plays, at every address', async () => {
  const window = await visitedTwice();
  const { page, story } = window;
  await page.context().setOffline(true);
  await page.goto(web.address());
  await playOneScene(window, 1);
  await page.goto(`${web.address()}story`);
  await playOneScene(window, 2);
  expect((await story.scene(3)).choices.length).toBeGreaterThan(0);
});

it('without its server the second load plays, at every address', async () => {
  const window = await visitedTwice();
  const { page, library, story } = window;
  // The browser itself asks for a newer service worker, in vain.
  web.forgiveFaults(/ERR_CONNECTION_REFUSED/);
  await web.stopServing();
  try {
    await page.goto(web.address());
    await playOneScene(window, 1);
    await page.goto(`${web.address()}story`);
    await playOneScene(window, 2);
    await library.open();
    await library.begin('forty-three-smokes');
    await story.waitUntilTold(1);
    expect((await story.scene(1)).choices.length).toBeGreaterThan(0);
  } finally {
    await web.serveAgain();
  }
});
