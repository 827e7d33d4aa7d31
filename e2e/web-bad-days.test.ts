import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Browser, BrowserContext, Page } from 'playwright-core';

import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';

import { startOwnChromium, type OwnChromium } from './testing/chromium';
import { closeContext } from './testing/close-context';
import { temporaryFolder } from './testing/narratoria';
import type { WebHostPage } from './testing/web-host-page';
import {
  addressOf,
  becomes,
  closeWebHostWindows,
  openHostAt,
  openPageAt,
  openWebHostWindows,
  startHost,
  type WebHostWindows,
} from './testing/web-host-windows';

declare const webHostPage: WebHostPage;

let windows: WebHostWindows;
let browser: Browser;

beforeAll(async () => {
  windows = await openWebHostWindows();
  ({ browser } = windows);
});

afterAll(() => closeWebHostWindows(windows));

const openPage = (context: BrowserContext): Promise<Page> =>
  openPageAt(context, addressOf(windows.server));
const openHost = (context: BrowserContext): Promise<Page> =>
  openHostAt(context, addressOf(windows.server));

describe('a damaged database', () => {
  let context: BrowserContext;
  beforeEach(async () => {
    context = await browser.newContext();
  });
  afterEach(() => closeContext(context));

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
      // What the places held depends on how the file grew; but nothing is missing that is not named.
      const isCut = ({ scenes }: { readonly scenes: number }): boolean => scenes < 3;
      expect(found.stories.filter(isCut).length).toBeLessThanOrEqual(found.named);
      expect(found.named > 0).toBe(place === 'middle' || place === 'end');
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

describe('a browser that is killed', () => {
  let own: OwnChromium | null = null;
  afterEach(() => own?.kill());

  async function openStories(profile: string): Promise<{ page: Page; kill: () => Promise<void> }> {
    own = await startOwnChromium(profile);
    const page = await openHost(own.context);
    await becomes(page, 'ready device');
    return { page, kill: own.kill };
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
});
