import type { BrowserContext, Page } from 'playwright-core';

import { startOwnChromium, type OwnChromium } from './testing/chromium';
import { closeContext } from './testing/close-context';
import { temporaryFolder } from './testing/narratoria';
import type { WebHostPage } from './testing/web-host-page';
import {
  addressOf,
  alive,
  becomes,
  closeWebHostWindows,
  keep,
  kept,
  openHostAt,
  openWebHostWindows,
  runScript,
  serviceWorker,
  type WebHostWindows,
} from './testing/web-host-windows';

declare const webHostPage: WebHostPage;

let windows: WebHostWindows;

beforeAll(async () => {
  windows = await openWebHostWindows();
});

afterAll(() => closeWebHostWindows(windows));

const address = (): string => addressOf(windows.server);
const openHost = (context: BrowserContext, host?: string): Promise<Page> =>
  openHostAt(context, addressOf(windows.server, host));

describe('several windows', () => {
  let context: BrowserContext;
  beforeEach(async () => {
    context = await windows.browser.newContext();
  });
  afterEach(() => closeContext(context));

  const takeOver = (page: Page) =>
    page.evaluate(() => {
      webHostPage.takeOver();
    });

  it('the second waits, and is ready with every row when the first is closed', async () => {
    const first = await openHost(context);
    await becomes(first, 'ready device');
    await keep(first, 'lamp');
    const second = await openHost(context);
    await becomes(second, 'elsewhere');
    await keep(first, 'oar');
    await first.close();
    await becomes(second, 'ready device');
    expect(await kept(second)).toEqual(['lamp', 'oar']);
  });

  it('the stories go to the window that asks, to and fro, and no row is lost', async () => {
    const both = [await openHost(context), await openHost(context)] as const;
    await becomes(both[0], 'ready device');
    const written: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const [holder, other] = turn % 2 === 0 ? both : ([both[1], both[0]] as const);
      await becomes(holder, 'ready device');
      await becomes(other, 'elsewhere');
      expect(await keep(holder, `row ${String(turn)}`)).toBeNull();
      written.push(`row ${String(turn)}`);
      await takeOver(other);
      await becomes(other, 'ready device');
      expect(await kept(other)).toEqual(written);
    }
  });

  it('what is written while the stories are taken away is either kept or refused in one sentence', async () => {
    const first = await openHost(context);
    await becomes(first, 'ready device');
    const second = await openHost(context);
    await becomes(second, 'elsewhere');
    const writing = first.evaluate(async () => {
      const acknowledged: string[] = [];
      for (let row = 0; ; row += 1) {
        const fault = await webHostPage.keep(String(row));
        if (fault !== null) return { acknowledged, fault };
        acknowledged.push(String(row));
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 150));
    await takeOver(second);
    const { acknowledged, fault } = await writing;
    await becomes(second, 'ready device');
    expect(await kept(second)).toEqual(acknowledged);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(fault).toMatch(
      /^(?:locked: The stories were opened in another window|io: The database is closed or the work was stopped)\.$/,
    );
  });

  it('a window that asks comes before one that only waits, though it came later', async () => {
    const first = await openHost(context);
    await becomes(first, 'ready device');
    const waits = await openHost(context);
    await becomes(waits, 'elsewhere');
    const asks = await openHost(context);
    await becomes(asks, 'elsewhere');
    await takeOver(asks);
    await becomes(asks, 'ready device');
    expect(await waits.evaluate(() => webHostPage.told())).toEqual(['opening', 'elsewhere']);
  });
});

describe('a browser that keeps nothing, or refuses to', () => {
  let context: BrowserContext;
  beforeEach(async () => {
    context = await windows.browser.newContext();
  });
  afterEach(() => closeContext(context));

  /** Runs in the database worker before its own code. */
  async function breakWorker(code: string): Promise<void> {
    await context.route('**/workers/sql-*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${code};${await response.text()}` });
    });
  }

  /** Files cannot be opened, though the browser seems able to; `isBroken` may change its mind. */
  function filesRefuse(error: string, isBroken: string): string {
    return `{
      const { prototype } = FileSystemFileHandle;
      const open = prototype.createSyncAccessHandle;
      prototype.createSyncAccessHandle = function () {
        return this.name.startsWith('.opfs-sahpool-sync-check') || !(${isBroken})
          ? open.call(this)
          : Promise.reject(new DOMException('not here', '${error}'));
      };
    }`;
  }

  it('a page that is not secure plays from memory and says so', async () => {
    const page = await openHost(context, 'insecure.test');
    await becomes(page, 'ready visit');
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    expect(await keep(page, 'lamp')).toBeNull();
    expect(await kept(page)).toEqual(['lamp']);
    expect((await runScript(page, alive)).lines).toEqual(['alive']);
  });

  it('a private window that forbids storage plays from memory and says so', async () => {
    await breakWorker(
      `navigator.storage.getDirectory = () => Promise.reject(new DOMException('', 'SecurityError'))`,
    );
    const page = await openHost(context);
    await becomes(page, 'ready visit');
    expect(await keep(page, 'lamp')).toBeNull();
  });

  it('files that cannot be opened are no loss where nothing was kept yet', async () => {
    await breakWorker(filesRefuse('UnknownError', 'true'));
    const page = await openHost(context);
    await becomes(page, 'ready visit');
  });

  it('stories that cannot be opened are not replaced by an empty shelf, and are not removed', async () => {
    const before = await openHost(context);
    await becomes(before, 'ready device');
    await keep(before, 'lamp');
    await before.close();
    await breakWorker(filesRefuse('UnknownError', 'true'));
    const broken = await openHost(context);
    await becomes(broken, 'failed The database in this browser failed: not here.');
    await broken.close();
    await context.unrouteAll();
    const after = await openHost(context);
    await becomes(after, 'ready device');
    expect(await kept(after)).toEqual(['lamp']);
  });

  it('files that a closed window holds for a moment longer are waited for', async () => {
    await breakWorker(filesRefuse('NoModificationAllowedError', 'performance.now() < 1_000'));
    const page = await openHost(context);
    await becomes(page, 'ready device');
  });

  it('stories that could not be loaded are said to be missing', async () => {
    await context.route('**/content/bundled-*.json', (route) => route.abort());
    const page = await openHost(context);
    await becomes(
      page,
      'failed The stories that come with the app could not be loaded; check the connection and load the page again.',
    );
  });

  it('[arch SC-026] without space the reserve saves the scene, and the player is told; then it is a full disk', async () => {
    const page = await openHost(context);
    await becomes(page, 'ready device');
    await page.evaluate(() => webHostPage.play([1], 1));
    const reserve = 4 * 1024 * 1024;
    while ((await page.evaluate(() => webHostPage.reserved())) < reserve)
      await page.waitForTimeout(20);
    const driver = await context.newCDPSession(page);
    const origin = address();
    await driver.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: reserve });
    const { stories } = await page.evaluate(() => webHostPage.find());
    expect(stories).toEqual([{ scenes: 2, damaged: [], aside: null, playedTo: 3 }]);
    expect([
      await page.evaluate(() => webHostPage.warnings()),
      await page.evaluate(() => webHostPage.reserved()),
    ]).toEqual([
      [
        'There is no space left in this browser. What was kept back for this was used: the story is saved so far. Free some space before you go on.',
      ],
      0,
    ]);
    expect(await keep(page, 'x'.repeat(2 * reserve))).toBe(
      'disk-full: The database in this browser cannot grow: the disk is full; nothing was lost, free some space and try again.',
    );
    await driver.send('Storage.overrideQuotaForOrigin', { origin });
    expect(await keep(page, 'oar')).toBeNull();
    expect(await kept(page)).toEqual(['oar']);
    expect((await page.evaluate(() => webHostPage.find())).stories).toEqual([
      { scenes: 3, damaged: [], aside: null, playedTo: 4 },
    ]);
  });
});

describe('a newer version of the app', () => {
  it('waits until it is told to take over, and then the page is loaded again', async () => {
    const context = await windows.browser.newContext();
    const page = await openHost(context);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    windows.server.publish('sw.js', serviceWorker('second'));
    await page.reload();
    await page.evaluate(() => {
      webHostPage.watch();
      return webHostPage.watchUpdate();
    });
    const loadedAgain = page.waitForEvent('load');
    await page.evaluate(() => {
      webHostPage.applyUpdate();
    });
    await loadedAgain;
    expect(await page.evaluate(() => webHostPage.told())).toEqual([]);
    await context.close();
  });
});

describe('a browser with a profile', () => {
  const started: OwnChromium[] = [];
  afterEach(() => Promise.all(started.splice(0).map(({ kill }) => kill())));

  async function startBrowser(profile: string): Promise<OwnChromium> {
    const own = await startOwnChromium(profile);
    started.push(own);
    return own;
  }

  it('a page kept for the way back lets the stories go, and asks for them when it returns', async () => {
    const { context } = await startBrowser(temporaryFolder());
    const first = await openHost(context);
    await becomes(first, 'ready device');
    await keep(first, 'lamp');
    // A browser keeps no page whose frames are still loading: the room of the scripts has to be there.
    const oneForStoriesAndTwoForScripts = 3;
    while (first.workers().length < oneForStoriesAndTwoForScripts) await first.waitForTimeout(50);
    await first.goto(`${address()}another.html`);
    const second = await openHost(context);
    await becomes(second, 'ready device');
    expect(await kept(second)).toEqual(['lamp']);
    await first.goBack({ waitUntil: 'commit' });
    await becomes(first, 'elsewhere');
    expect(await first.evaluate(() => webHostPage.told())).toEqual([
      'opening',
      'ready device',
      'opening',
      'elsewhere',
    ]);
    await second.close();
    await becomes(first, 'ready device');
    expect(await kept(first)).toEqual(['lamp']);
  });
});
