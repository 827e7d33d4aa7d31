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

/** Changes one kept file of the app as a script that reached the caches would; says which. */
async function spoilKeptFile({ page }: AppWindow): Promise<string> {
  return page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const asked = (await cache.keys()).find(({ url }) => /entry-[^/]*\.js$/.test(url));
      const kept = asked && (await cache.match(asked));
      if (!asked || !kept) continue;
      const spoilt = 'document.title = "spoilt";' + (await kept.text());
      await cache.put(asked, new Response(spoilt, { headers: kept.headers }));
      return asked.url;
    }
    throw new Error('Nothing is kept.');
  });
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

const startOf = async ({ page }: AppWindow, address: string): Promise<readonly unknown[]> =>
  page.evaluate(async (url) => {
    const response = await fetch(url);
    const kept = await (await caches.match(url))?.text();
    return [response.status, (await response.text()).slice(0, 14), kept?.slice(0, 14)];
  }, address);

it('a kept file that was changed on the device is not handed out, and is fetched anew', async () => {
  const window = await visitedTwice();
  const address = await spoilKeptFile(window);
  const [status, told, kept] = await startOf(window, address);
  expect([status, told === 'document.title', told === kept]).toEqual([200, false, true]);
});

it('where it cannot be fetched anew, a kept file that was changed is refused', async () => {
  const window = await visitedTwice();
  const address = await spoilKeptFile(window);
  const browser = await window.page.context().newCDPSession(window.page);
  await browser.send('Network.clearBrowserCache');
  web.forgiveFaults(/ERR_CONNECTION_REFUSED|503/);
  await web.stopServing();
  try {
    expect(await startOf(window, address)).toEqual([503, 'This file of t', 'document.title']);
  } finally {
    await web.serveAgain();
  }
});
