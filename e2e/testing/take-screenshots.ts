import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Browser } from 'playwright-core';

import { themes, type Theme } from '../pages/reading-form';
import { appWindow, type AppWindow } from './app-window';
import { launchChromium } from './chromium';
import { composePicture } from './compose-picture';
import { playInto } from './play-into';
import { screenSizeNames, screenSizes, type ScreenSize } from './screen-sizes';
import { slowTelling } from './slow-telling';

type Shoot = (screen: string, window?: AppWindow) => Promise<void>;

/** Dice in its second scene. */
const seed = 7;
/** By then a number can be written, and the first day is the shortest way to an ending. */
const mostScenes = 20;
const endsTheDay = /\bbe done\b/;

type Look = {
  readonly size: ScreenSize;
  readonly theme: Theme;
  readonly scale?: number;
  readonly reducedMotion?: 'reduce' | 'no-preference';
};

async function openWindow(browser: Browser, address: string, look: Look): Promise<AppWindow> {
  const { size, theme, scale = 1, reducedMotion = 'reduce' } = look;
  const context = await browser.newContext({
    viewport: screenSizes[size],
    deviceScaleFactor: scale,
    reducedMotion,
  });
  await slowTelling(context);
  const page = await context.newPage();
  await page.goto(`${address}?seed=${seed}`);
  const window = appWindow(page);
  await window.firstRun.reading.chooseTheme(theme);
  return window;
}

async function shootStory({ app, story, firstRun }: AppWindow, shoot: Shoot): Promise<void> {
  await shoot('first-run');
  await firstRun.begin();
  await story.waitUntilTold(1);
  await shoot('choosing');
  await story.choose(2);
  await story.waitUntilTold(2);
  await app.tap('roll-2');
  await shoot('roll-open');
  await app.tap('type-instead');
  await shoot('own-words');
  await app.tap('own-words-cancel');
}

async function shootTelling(window: AppWindow, shoot: Shoot): Promise<void> {
  await playInto(window);
  await window.story.choose(2);
  await window.app.waitFor('scene-2');
  await window.app.waitFor('stop');
  await shoot('telling', window);
  await window.page.context().close();
}

async function shootSheets({ app, page, story }: AppWindow, shoot: Shoot): Promise<void> {
  await story.why.open();
  await shoot('why-sheet');
  await story.why.close();
  await story.reading.open();
  await shoot('reading-sheet');
  await story.reading.close();
  if (await app.isShown('around')) {
    await story.around.open();
    await shoot('around-sheet');
    await story.around.close();
  }
  await page.keyboard.press('?');
  await app.waitFor('keys-sheet');
  await shoot('keys-sheet');
  await page.keyboard.press('Escape');
  await app.waitUntilGone('keys-sheet');
}

async function shootEnding({ story }: AppWindow, shoot: Shoot): Promise<void> {
  for (let scene = 2; scene < mostScenes && !(await story.hasEnded()); scene += 1) {
    const last = (await story.choices()).findIndex((choice) => endsTheDay.test(choice));
    await story.choose(Math.max(last, 0) + 1);
    await story.waitUntilTold(scene + 1);
  }
  await shoot('ending');
  await story.turningPoints.open();
  await shoot('turning-points');
  await story.turningPoints.close();
}

async function shootOthers(window: AppWindow, address: string, shoot: Shoot): Promise<void> {
  const { app, page, library, settings } = window;
  await library.open();
  await shoot('library');
  await settings.open();
  await shoot('settings');
  const second = appWindow(await page.context().newPage());
  await second.page.goto(address);
  await second.app.waitFor('elsewhere');
  await shoot('elsewhere', second);
  await second.page.close();
  await page.goto(`${address}nowhere`);
  await app.waitFor('not-found');
  await shoot('not-found');
}

/** The longest that anything moves on its own. */
const settleMs = 700;

async function takeAll(browser: Browser, address: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const size of screenSizeNames)
    for (const theme of themes) {
      const window = await openWindow(browser, address, { size, theme });
      const shoot: Shoot = async (screen, { page } = window) => {
        await page.waitForTimeout(settleMs);
        await page.screenshot({ path: path.join(folder, `${screen}-${size}-${theme}.png`) });
      };
      await shootStory(window, shoot);
      await shootSheets(window, shoot);
      await shootEnding(window, shoot);
      await shootOthers(window, address, shoot);
      await window.page.context().close();
      const moving = { size, theme, reducedMotion: 'no-preference' } as const;
      await shootTelling(await openWindow(browser, address, moving), shoot);
      console.log(`${size}, ${theme}`);
    }
}

async function storyScreen(browser: Browser, address: string, look: Look): Promise<Buffer> {
  const window = await openWindow(browser, address, look);
  const { page } = window;
  await playInto(window, [2]);
  // The mouse still lies where it pressed.
  await page.mouse.move(0, 0);
  await page.waitForTimeout(settleMs);
  const picture = await page.screenshot();
  await page.context().close();
  return picture;
}

const inTheDark = { theme: 'dark', scale: 2 } as const;

async function takePicture(browser: Browser, address: string, file: string): Promise<void> {
  const desktop = await storyScreen(browser, address, { ...inTheDark, size: 'desktop' });
  const phone = await storyScreen(browser, address, { ...inTheDark, size: 'phone' });
  writeFileSync(file, await composePicture(browser, desktop, phone));
}

const [what, address = '', target = ''] = process.argv.slice(2);
const browser = await launchChromium();
try {
  if (what === 'picture') await takePicture(browser, address, target);
  else await takeAll(browser, address, target);
  console.log(`Saved in ${target}`);
} finally {
  await browser.close();
}
