import { themes } from '../pages/reading-form';
import { barriersOn } from '../testing/accessibility';
import type { AppWindow } from '../testing/app-window';
import { focusedTestID, tabTo } from '../testing/keyboard';
import { fingerSize, sidewaysScrolling, smallTargets } from '../testing/layout';
import { playInto } from '../testing/play-into';
import { useWebApp, type Visit } from '../testing/web-app';

const web = useWebApp();

/** Two turns into a story whose second scene has dice. */
async function afterTwoTurns(size: Visit['size'], more: Partial<Visit> = {}): Promise<AppWindow> {
  const window = await web.visit({
    size,
    at: '?seed=7',
    motion: 'still',
    serviceWorker: 'none',
    ...more,
  });
  await window.firstRun.wait();
  await playInto(window, [2, 2]);
  return window;
}

/** As the browser tells it to assistive technology. */
async function nameOf({ page }: AppWindow, testID: string): Promise<string> {
  const [, name = ''] =
    /^- button "(.*?)"/.exec(await page.getByTestId(testID).ariaSnapshot()) ?? [];
  return name;
}

describe('[001 §12.2; arch §8.3.3] the tools', () => {
  it.each(['phone', 'desktop'] as const)(
    'show by taps on a %s how the turn was made: its plan, its log, its skills and the plan before',
    async (size) => {
      const window = await afterTwoTurns(size);
      const { app, tools, page } = window;
      await tools.open();
      expect(await app.textOf('turn-status')).toBe('Saved');
      expect(await nameOf(window, 'tool-recall')).toMatch(
        /^memory .*recall-memory.*optional.* done/,
      );
      expect(await tools.detailsOf('recall')).toContain('recall-memory');
      expect(await app.textOf('tools-log')).toContain('memory');
      expect(await app.textOf('skill-health-memory')).toContain('Available.');
      await tools.openPast(1);
      expect(await nameOf(window, 'past-plan-1-tool-roll')).toMatch(
        /^dice-roller roll-dice.* done$/,
      );
      expect(await app.isShown('developer-console')).toBe(false);
      await tools.openConsole();
      expect(await app.textOf('developer-console')).toContain('"type":"plan"');
      // A plan of many steps scrolls inside its own pane.
      const wide = await sidewaysScrolling(page);
      expect(wide.filter((what) => !what.startsWith('plan-graph'))).toEqual([]);
      expect(await smallTargets(page, fingerSize)).toEqual([]);
    },
  );

  it('show the same by keys', async () => {
    const { app, page } = await afterTwoTurns('desktop');
    await tabTo(page, 'nav-tools');
    await page.keyboard.press('Enter');
    await app.waitFor('tools');
    await tabTo(page, 'tool-recall');
    await page.keyboard.press('Enter');
    await app.waitFor('details-recall');
    await tabTo(page, 'past-plan-1');
    await page.keyboard.press('Enter');
    await app.waitFor('past-plan-1-tool-roll');
    await tabTo(page, 'developer-console-switch');
    await page.keyboard.press('Enter');
    await app.waitFor('developer-console');
    await tabTo(page, 'filter-log');
    await page.keyboard.press('Enter');
    expect(await app.textOf('tools-log')).toContain('No warnings');
    await tabTo(page, 'tools-log');
    expect(await focusedTestID(page)).toBe('tools-log');
  });
});

it('the first stop of the Tab key leads past the navigation, into the screen', async () => {
  const { page, tools } = await afterTwoTurns('desktop');
  await tools.open();
  await tabTo(page, 'skip');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});

it('the log is copied as plain text', async () => {
  const { app, tools, page } = await afterTwoTurns('desktop', {
    prepare: (context) => context.grantPermissions(['clipboard-read', 'clipboard-write']),
  });
  await tools.open();
  await app.tap('copy-log');
  await page.getByText('The log is copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^0\.\d{3} planner: A plan with \d tools$/m);
  expect(copied).toMatch(/^\d\.\d{3} memory: /m);
});

it('before a turn was taken the tools say what they will show', async () => {
  const window = await web.visit({ size: 'phone', motion: 'still', serviceWorker: 'none' });
  await playInto(window);
  // Any sooner after Begin, a tap on the navigation is taken for the second of a double tap.
  await window.page.waitForTimeout(500);
  await window.tools.open();
  expect(await window.app.textOf('tools')).toContain('Take a turn');
});

it('a story that is opened again shows how its newest scene was made', async () => {
  const window = await afterTwoTurns('desktop');
  const { page, app, tools } = window;
  await page.reload();
  await app.waitFor('story');
  await tools.open();
  expect(await nameOf(window, 'tool-recall')).toBe('memory recall-memory · optional done');
  expect(await app.isShown('past-plan-1')).toBe(true);
});

it('nothing keeps anybody out of the tools on a phone, in any theme', async () => {
  const window = await afterTwoTurns('phone');
  const { app, tools, settings, page } = window;
  const found: string[] = [];
  for (const theme of themes) {
    const look = async (part: string): Promise<void> => {
      const barriers = await barriersOn(page);
      found.push(...barriers.map((barrier) => `${theme}, ${part}: ${barrier}`));
    };
    await settings.open();
    await settings.reading.chooseTheme(theme);
    await app.tap('back');
    await tools.open();
    await look('as it opens');
    await tools.detailsOf('recall');
    await tools.openPast(1);
    await tools.openConsole();
    await look('all of it open');
  }
  expect(found).toEqual([]);
});
