import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Browser, BrowserContext, Page } from 'playwright-core';

import { openSqliteDatabase } from '@/hosts/node/sqlite-database';
import type { ProbedRun } from '@/ports/contract-tests/script-probe';
import type { ScriptLimits } from '@/ports/script-host';

import { hostSuites, type SuiteName } from './testing/host-suites';
import { launchChromium, startOwnChromium, type OwnChromium } from './testing/chromium';
import { jsonLines, narratoria, temporaryFolder } from './testing/narratoria';
import { serveWebHost, type ServedHost } from './testing/serve-web-host';
import { recordFigures } from './testing/web-figures';
import type { WebHostPage } from './testing/web-host-page';

declare const webHostPage: WebHostPage;

let server: ServedHost;
let browser: Browser;

/** The least that takes part in an update. */
const serviceWorker = (version: string): string =>
  `// ${version}
   addEventListener('message', ({ data }) => { if (data === 'skipWaiting') skipWaiting(); });`;

beforeAll(async () => {
  server = await serveWebHost();
  server.publish('sw.js', serviceWorker('first'));
  browser = await launchChromium(['--host-resolver-rules=MAP insecure.test 127.0.0.1']);
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

function address(host = 'localhost'): string {
  return `http://${host}:${server.port}/`;
}

async function openPage(context: BrowserContext, host?: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address(host));
  return page;
}

/** A window in which the host has been asked to start. */
async function openHost(context: BrowserContext, host?: string): Promise<Page> {
  const page = await openPage(context, host);
  await startHost(page);
  return page;
}

async function startHost(page: Page): Promise<void> {
  await page.evaluate(() => {
    webHostPage.watch();
  });
}

function becomes(page: Page, status: string): Promise<void> {
  return page.evaluate((wanted) => webHostPage.becomes(wanted), status);
}

function keep(page: Page, text: string): Promise<string | null> {
  return page.evaluate((words) => webHostPage.keep(words), text);
}

function kept(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => webHostPage.kept());
}

const alive = `export default function main(io) { io.line('alive'); }`;

function run(page: Page, source: string, limits: Partial<ScriptLimits> = {}): Promise<ProbedRun> {
  return page.evaluate(([script, asked]) => webHostPage.runScript(script, asked), [
    source,
    limits,
  ] as const);
}

describe('the ports in a browser', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage(await browser.newContext());
  });
  afterAll(() => page.context().close());

  const suites = Object.entries(hostSuites) as [SuiteName, readonly { readonly title: string }[]][];
  describe.each(suites)('%s', (suite, cases) => {
    it.each(cases.map(({ title }) => title))('%s', async (title) => {
      const fault = await page.evaluate(([name, asked]) => webHostPage.runCase(name, asked), [
        suite,
        title,
      ] as const);
      expect(fault).toBeNull();
    });
  });

  it('[002 FR-051] a native loop that never polls is ended by force, its lines kept', async () => {
    const loop = `export default function main(io) { io.line('before'); const a = []; a.length = 4294967295; a.join(''); }`;
    const ran = await run(page, loop, { cpuMs: 100 });
    expect([ran.lines, ran.exit.reason]).toEqual([['before'], 'cpu']);
    expect((await run(page, alive)).lines).toEqual(['alive']);
  });
});

it('a script of five events in a fresh runtime costs far less than starting one', async () => {
  const context = await browser.newContext();
  const page = await openPage(context);
  const [cold = 0, ...rest] = await page.evaluate(() => webHostPage.timeScripts(1_200));
  const warm = rest.slice(-400).sort((a, b) => a - b)[200] ?? Infinity;
  recordFigures({ scriptMs: { median: Number(warm.toFixed(1)), first: Math.round(cold) } });
  await context.close();
  // Three milliseconds are the aim; a time alone fails only at ten times that.
  expect([warm < 30, warm / cold < 0.05]).toEqual([true, true]);
});

it('the nearest of 10,000 vectors are found in a moment, of equals those with the lowest ids', async () => {
  const context = await browser.newContext();
  const page = await openPage(context);
  const { found, times } = await page.evaluate(() => webHostPage.timeScans(60));
  const median = [...times].sort((a, b) => a - b)[30] ?? Infinity;
  recordFigures({ scanMs: { median: Number(median.toFixed(1)) } });
  await context.close();
  // Eight milliseconds are the aim; a time alone fails only at ten times that.
  expect([found, median < 80]).toEqual([
    [0, 200, 400, 600, 800, 1000, 1200, 1400, 1600, 1800],
    true,
  ]);
});

describe('the host in a window', () => {
  let context: BrowserContext;
  beforeEach(async () => {
    context = await browser.newContext();
  });
  afterEach(() => context.close());

  it('becomes ready, keeps on this device, and brings campaigns and skills along', async () => {
    const page = await openHost(context);
    await becomes(page, 'ready device');
    expect(await page.evaluate(() => webHostPage.told())).toEqual(['opening', 'ready device']);
    const files = await page.evaluate(() => webHostPage.files());
    expect(files).toEqual(
      expect.arrayContaining(['forty-three-smokes/manifest.json', 'dice-roller/skill.json']),
    );
  });

  it('starts the workers for scripts before a script needs them', async () => {
    const page = await openHost(context);
    await becomes(page, 'ready device');
    const oneForStoriesAndTwoForScripts = 3;
    while (page.workers().length < oneForStoriesAndTwoForScripts) await page.waitForTimeout(50);
  });

  it('scripts run again after their engine could not be loaded once', async () => {
    await context.route('**/quickjs-*.wasm', (route) => route.abort());
    const page = await openPage(context);
    const ran = await run(page, alive);
    expect([ran.exit.reason, ran.exit.message]).toEqual([
      'crashed',
      expect.stringMatching(/^The script runtime did not start: \S/),
    ]);
    await context.unrouteAll();
    expect((await run(page, alive)).lines).toEqual(['alive']);
  });

  it('the log is written ahead and flushed at every commit, by a sole user', async () => {
    const page = await openHost(context);
    await becomes(page, 'ready device');
    const pragma = (name: string) => page.evaluate((asked) => webHostPage.pragma(asked), name);
    expect([
      await pragma('locking_mode'),
      await pragma('journal_mode'),
      await pragma('synchronous'),
      await pragma('foreign_keys'),
    ]).toEqual([
      [{ locking_mode: 'exclusive' }],
      [{ journal_mode: 'wal' }],
      [{ synchronous: 2 }],
      [{ foreign_keys: 1 }],
    ]);
  });

  it('[arch SC-026] takes in a story that was played in a terminal, and gives it back the same to the byte', async () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'story.narratoria');
    const data = ['--data', folder];
    await narratoria(['play', '--seed', '7', '--choose', '1,undo,2', ...data]);
    const listed = jsonLines((await narratoria(['story', 'list', '--json', ...data])).stdout)[0];
    const [{ id }] = listed?.['stories'] as readonly [{ readonly id: string }];
    await narratoria(['export', id, '--format', 'save', '-o', file, ...data]);
    const version = (await narratoria(['--version'])).stdout.trim();
    const page = await openHost(context);
    await becomes(page, 'ready device');
    const bytes = [...readFileSync(file)];
    const taken = await page.evaluate(([saved, madeBy]) => webHostPage.takeIn(saved, madeBy), [
      bytes,
      version,
    ] as const);
    expect(taken).toEqual({ outcomes: ['added'], again: bytes });
  });

  it('leaves no way to the network that the content policy does not see', async () => {
    const page = await openPage(context);
    expect(await page.evaluate(() => 'RTCPeerConnection' in globalThis)).toBe(false);
  });

  it('remembers a preference on the next visit', async () => {
    const page = await openPage(context);
    await page.evaluate(() => webHostPage.preference('theme', 'dark'));
    await page.reload();
    expect(await page.evaluate(() => webHostPage.preference('theme'))).toBe('dark');
  });

  it('remembers a preference for the visit where the browser keeps nothing', async () => {
    await context.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    });
    const page = await openPage(context);
    expect(
      await page.evaluate(() => [
        webHostPage.preference('theme'),
        webHostPage.preference('theme', 'dark'),
      ]),
    ).toEqual([null, 'dark']);
  });

  it('a hot reload does not leave the stories locked by the code before it', async () => {
    const page = await openHost(context);
    await becomes(page, 'ready device');
    await page.addScriptTag({ url: '/page.js?again', type: 'module' });
    await startHost(page);
    await becomes(page, 'ready device');
    expect(await page.evaluate(() => webHostPage.told())).toEqual(['opening', 'ready device']);
  });
});

describe('several windows', () => {
  let context: BrowserContext;
  beforeEach(async () => {
    context = await browser.newContext();
  });
  afterEach(() => context.close());

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
    const windows = [await openHost(context), await openHost(context)] as const;
    await becomes(windows[0], 'ready device');
    const written: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const [holder, other] = turn % 2 === 0 ? windows : ([windows[1], windows[0]] as const);
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
    context = await browser.newContext();
  });
  afterEach(() => context.close());

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
    expect((await run(page, alive)).lines).toEqual(['alive']);
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
    await context.route('**/content/*.zip', (route) => route.abort());
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

describe('a damaged database', () => {
  let context: BrowserContext;
  beforeEach(async () => {
    context = await browser.newContext();
  });
  afterEach(() => context.close());

  async function openStories(): Promise<Page> {
    const page = await openHost(context);
    await becomes(page, 'ready device');
    return page;
  }

  /** Two stories of three scenes each, and no window that shows them. */
  async function twoStories(): Promise<void> {
    const page = await openStories();
    await page.evaluate(() => webHostPage.play([1, 2], 2));
    await page.close();
  }

  const find = (page: Page) => page.evaluate(() => webHostPage.find());
  const aside = (page: Page, name: string) =>
    page.evaluate((asked) => webHostPage.aside(asked), name);
  const firstAside = 'narratoria.db.damaged-1';
  const whole = (scenes: number) => ({ scenes, damaged: [], aside: null, playedTo: scenes + 1 });

  it('[arch SC-026] a story with a damaged scene is kept aside as it is, and what is whole of it goes on', async () => {
    await twoStories();
    const page = await openStories();
    await page.evaluate(() =>
      webHostPage.change([
        'DROP TRIGGER scenes_are_append_only',
        `UPDATE scenes SET outcome = '{"spoilt":true}'
          WHERE number = 3 AND playthrough = (SELECT max(id) FROM playthroughs)`,
      ]),
    );
    const found = await find(page);
    expect(found.aside).toBeNull();
    expect(found.stories).toHaveLength(2);
    expect(found.stories).toEqual(
      expect.arrayContaining([
        whole(3),
        { scenes: 2, damaged: [3], aside: firstAside, playedTo: 3 },
      ]),
    );
    expect(await page.evaluate(() => webHostPage.asides())).toEqual([
      firstAside,
      `${firstAside}-wal`,
    ]);
    const folder = temporaryFolder();
    for (const name of [firstAside, `${firstAside}-wal`])
      writeFileSync(path.join(folder, name), await aside(page, name), 'latin1');
    const copy = openSqliteDatabase(path.join(folder, firstAside));
    const { signal } = new AbortController();
    expect(
      await copy.read(`SELECT number FROM scenes WHERE outcome = '{"spoilt":true}'`, [], signal),
    ).toEqual([{ number: 3 }]);
    await copy.close();
    expect((await find(page)).stories.map(({ damaged }) => damaged)).toEqual([[], []]);
  });

  it.each([
    { what: 'whose header is garbled', place: 'start' },
    { what: 'whose first page is garbled', place: 'first-page' },
    { what: 'that cannot be read in some places', place: 'middle' },
    { what: 'that is cut off', place: 'end' },
  ] as const)(
    '[arch SC-026] one $what is kept aside byte for byte, and what is whole of it goes on',
    async ({ place }) => {
      await twoStories();
      const page = await openPage(context);
      const harmed = await page.evaluate((where) => webHostPage.harm(where), place);
      await startHost(page);
      await becomes(page, 'ready device');
      const found = await find(page);
      const copied = await page.evaluate((name) => webHostPage.asideFingerprint(name), firstAside);
      expect([found.aside, copied]).toEqual([firstAside, harmed]);
      expect(found.stories.map(({ playedTo, scenes }) => playedTo > scenes)).toEqual([true, true]);
      // The end of the file has the newest pages, whosever they are.
      const isWhole = ({ scenes }: { readonly scenes: number }): boolean => scenes === 3;
      expect([found.stories.filter(isWhole).length + found.named, found.named > 0]).toEqual([
        2,
        place === 'end',
      ]);
      await page.close();
      expect(await find(await openStories())).toEqual({
        stories: found.stories.map(({ playedTo }) => whole(playedTo)),
        aside: null,
        named: 0,
      });
    },
  );

  it('[arch SC-026] a window closed while a new one is filled finds the damaged one again, and mends it', async () => {
    await twoStories();
    const page = await openPage(context);
    await page.evaluate(() => webHostPage.harm('start'));
    await startHost(page);
    await becomes(page, 'ready device');
    expect(await page.evaluate(() => webHostPage.replace())).toBe(firstAside);
    await page.close();
    const found = await find(await openStories());
    expect(found).toEqual({
      stories: [whole(3), whole(3)],
      aside: 'narratoria.db.damaged-2',
      named: 0,
    });
  });
});

describe('a newer version of the app', () => {
  it('waits until it is told to take over, and then the page is loaded again', async () => {
    const context = await browser.newContext();
    const page = await openHost(context);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    server.publish('sw.js', serviceWorker('second'));
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

  async function openStories(profile: string): Promise<{ page: Page; kill: () => Promise<void> }> {
    const { context, kill } = await startBrowser(profile);
    const page = await openHost(context);
    await becomes(page, 'ready device');
    return { page, kill };
  }

  it('[arch SC-026] killed five times, at every step of a turn, it loses no scene, leaves none half done, and plays on', async () => {
    const profile = temporaryFolder();
    let acknowledged: readonly string[] = [];
    for (const moment of [
      'before the first commit',
      'in the first commit',
      'between the commits',
      'in the second commit',
      'after the second commit',
    ] as const) {
      const { page, kill } = await openStories(profile);
      const played = await page.evaluate((at) => webHostPage.playUntil(at), moment);
      await kill();
      // The scene that was on its way may be there; what was acknowledged must be.
      expect(played.found.slice(0, acknowledged.length)).toEqual(acknowledged);
      expect(played.acknowledged.length).toBeGreaterThan(played.found.length);
      acknowledged = played.acknowledged;
    }
    const { page } = await openStories(profile);
    const last = await page.evaluate(() => webHostPage.playUntil('after the second commit'));
    expect(last.found).toEqual(acknowledged);
    expect(last.acknowledged.length).toBe(acknowledged.length + 2);
  });

  it('a page kept for the way back lets the stories go, and asks for them when it returns', async () => {
    const { context } = await startBrowser(temporaryFolder());
    const first = await openHost(context);
    await becomes(first, 'ready device');
    await keep(first, 'lamp');
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
