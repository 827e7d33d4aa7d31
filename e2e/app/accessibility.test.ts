import { themes } from '../pages/reading-form';
import { barriersOn } from '../testing/accessibility';
import type { AppWindow } from '../testing/app-window';
import { focusedTestID, tabTo } from '../testing/keyboard';
import { playInto } from '../testing/play-into';
import { slowTelling } from '../testing/slow-telling';
import { useWebApp, type Visit } from '../testing/web-app';

const web = useWebApp();

/** Its second scene has dice, and after its last choice is taken thirteen times it has ended. */
const seed = 4;

type Looking = {
  /** Looks at the whole screen, or at the sheet that lies over it. */
  readonly look: (screen: string, part?: 'sheet' | 'without prose') => Promise<void>;
  readonly seen: string[];
};

/** Notes what is wrong on each screen it is shown. */
function lookingAt({ page }: AppWindow): Looking {
  const seen: string[] = [];
  return {
    seen,
    look: async (screen, part) => {
      const barriers = await barriersOn(page, {
        ...(part === 'sheet' ? { include: ['[role="dialog"]'] } : {}),
        ...(part === 'without prose' ? { exclude: ['[data-testid="prose"]'] } : {}),
      });
      seen.push(...barriers.map((barrier) => `${screen}: ${barrier}`));
    },
  };
}

function visit(size: Visit['size']): Promise<AppWindow> {
  return web.visit({ size, at: `?seed=${seed}`, motion: 'still', serviceWorker: 'none' });
}

async function inTheStory(size: Visit['size']): Promise<AppWindow> {
  const window = await visit(size);
  await playInto(window);
  return window;
}

async function lookAtStory(window: AppWindow, { look }: Looking): Promise<void> {
  const { app, story } = window;
  await playInto(window);
  await look('choosing');
  await story.choose(2);
  await story.waitUntilTold(2);
  await app.tap('roll-2');
  await app.tap('type-instead');
  await app.waitFor('own-words');
  await look('roll open, own words');
  await app.tap('own-words-cancel');
}

async function lookAtSheets({ page, app, story }: AppWindow, { look }: Looking): Promise<void> {
  for (const sheet of [story.why, story.reading, story.around]) {
    await sheet.open();
    await look(sheet.testID, 'sheet');
    await sheet.close();
  }
  await page.keyboard.press('?');
  await app.waitFor('keys-sheet');
  await look('keys sheet', 'sheet');
  await page.keyboard.press('Escape');
  await app.waitUntilGone('keys-sheet');
}

async function lookOutsideTheStory(window: AppWindow, { look, seen }: Looking): Promise<void> {
  const { app, library, settings, page } = window;
  await library.open();
  await look('library');
  await settings.open();
  await look('settings');
  const second = await web.openAnother(window);
  await second.app.waitFor('elsewhere');
  seen.push(...(await barriersOn(second.page)).map((barrier) => `elsewhere: ${barrier}`));
  await second.page.close();
  await page.goto(`${web.address()}nowhere`);
  await app.waitFor('not-found');
  await look('not found');
}

it.each(themes)('nothing keeps anybody out of a screen on a phone, theme %s', async (theme) => {
  const window = await visit('phone');
  const looking = lookingAt(window);
  await window.firstRun.wait();
  await window.firstRun.reading.chooseTheme(theme);
  await looking.look('first run');
  await lookAtStory(window, looking);
  await lookAtSheets(window, looking);
  await lookOutsideTheStory(window, looking);
  expect(looking.seen).toEqual([]);
});

it.each(['dark'] as const)(
  'nothing keeps anybody out while words are coming, theme %s',
  async (theme) => {
    const window = await web.visit({ size: 'phone', serviceWorker: 'none', prepare: slowTelling });
    const { firstRun, app } = window;
    const { look, seen } = lookingAt(window);
    await firstRun.reading.chooseTheme(theme);
    await firstRun.begin();
    await app.waitFor('stop');
    // The sentences fade in, and are looked at when they stand.
    await look('telling', 'without prose');
    await app.waitFor('stop');
    expect(seen).toEqual([]);
  },
);

it('nothing keeps anybody out of the ending on a phone, in any theme', async () => {
  const window = await inTheStory('phone');
  const { app, story, settings } = window;
  const { look, seen } = lookingAt(window);
  for (let scene = 1; !(await story.hasEnded()); scene += 1) {
    await story.choose((await story.choices()).length);
    await story.waitUntilTold(scene + 1);
  }
  for (const theme of themes) {
    await settings.open();
    await settings.reading.chooseTheme(theme);
    await app.tap('nav-story');
    await app.waitFor('story-end');
    await look(`ending, ${theme}`);
    await story.turningPoints.open();
    await look(`turning points, ${theme}`, 'sheet');
    await story.turningPoints.close();
  }
  expect(seen).toEqual([]);
});

it.each(['light'] as const)('nothing keeps anybody out on a desktop, theme %s', async (theme) => {
  const window = await visit('desktop');
  const { firstRun, library, settings } = window;
  const { look, seen } = lookingAt(window);
  await firstRun.reading.chooseTheme(theme);
  await playInto(window, [2]);
  await look('story');
  await library.open();
  await look('library');
  await settings.open();
  await look('settings');
  expect(seen).toEqual([]);
});

describe.each(['phone', 'desktop'] as const)('the focus on a %s', (size) => {
  it('is on the new scene’s heading, after a tap and after a key', async () => {
    const { page, firstRun, story } = await visit(size);
    await firstRun.begin();
    await story.waitUntilTold(1);
    const found = [await focusedTestID(page)];
    await story.choose(2);
    await story.waitUntilTold(2);
    found.push(await focusedTestID(page));
    await tabTo(page, 'choice-1');
    await page.keyboard.press('Enter');
    await story.waitUntilTold(3);
    found.push(await focusedTestID(page));
    await page.keyboard.press('1');
    await story.waitUntilTold(4);
    found.push(await focusedTestID(page));
    expect(found).toEqual(['place', 'place', 'place', 'place']);
  });

  it('is kept inside a sheet, and given back', async () => {
    const { page, app } = await inTheStory(size);
    const isInside = (): Promise<boolean> =>
      page
        .getByRole('dialog')
        .evaluate(
          (dialog) => document.activeElement !== dialog && dialog.contains(document.activeElement),
        );
    const keys = [...Array<string>(20).fill('Tab'), ...Array<string>(3).fill('Shift+Tab')];
    const strayed: string[] = [];
    for (const opener of ['why', 'reading']) {
      await page.getByTestId(opener).focus();
      await page.keyboard.press('Enter');
      await app.waitFor(`${opener}-sheet`);
      if (!(await isInside())) strayed.push(`${opener} at first`);
      for (const key of keys) {
        await page.keyboard.press(key);
        if (!(await isInside())) strayed.push(`${opener} after ${key}`);
      }
      await page.keyboard.press('Escape');
      await app.waitUntilGone(`${opener}-sheet`);
      if ((await focusedTestID(page)) !== opener) strayed.push(`${opener} at last`);
    }
    expect(strayed).toEqual([]);
  });
});
