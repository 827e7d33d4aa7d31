import { playInto } from '../testing/play-into';
import { appUnderPath } from '../testing/serve-built-app';
import { whenKeptForOffline } from '../testing/service-worker';
import { useWebApp } from '../testing/web-app';

const web = useWebApp(appUnderPath());

it('under a path it plays, asks for nothing outside it, and plays offline at every address', async () => {
  const window = await web.visit({ size: 'phone', at: '?seed=4', motion: 'still' });
  const { page, story, library } = window;
  const outside: string[] = [];
  page.context().on('request', (request) => {
    // Scripts run from a text that the page has in hand.
    const isInHand = request.url().startsWith('blob:');
    if (!isInHand && !request.url().startsWith(web.address())) outside.push(request.url());
  });
  await playInto(window);
  await whenKeptForOffline(page);
  await page.context().setOffline(true);
  await page.goto(web.address());
  await story.waitUntilTold(1);
  await story.choose(2);
  await story.waitUntilTold(2);
  await library.open();
  const { pathname } = new URL(page.url());
  await page.reload();
  await page.getByTestId('nav-story').click();
  await story.waitUntilTold(2);
  expect([outside, pathname]).toEqual([[], '/narratoria/library']);
});

it('under a path its icons and its manifest are where it says', async () => {
  const { page } = await web.visit({ size: 'phone' });
  const statuses = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[href]')];
    const manifest = links.find(({ rel }) => rel === 'manifest')?.href ?? '';
    const { icons, start_url: start } = (await (await fetch(manifest)).json()) as {
      readonly icons: readonly { readonly src: string }[];
      readonly start_url: string;
    };
    const inManifest = [start, ...icons.map(({ src }) => src)].map(
      (each) => new URL(each, manifest),
    );
    const addresses = [...links.map(({ href }) => new URL(href)), ...inManifest].filter(
      ({ protocol }) => protocol.startsWith('http'),
    );
    return Promise.all(
      addresses.map(async (address) => `${address.pathname} ${(await fetch(address)).status}`),
    );
  });
  expect(statuses.filter((each) => !/^\/narratoria\/.* 200$/.test(each))).toEqual([]);
});
