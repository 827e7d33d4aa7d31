import { themes } from '../pages/reading-form';
import { barriersOn } from '../testing/accessibility';
import { afterTwoTurns } from '../testing/after-two-turns';
import { tabTo } from '../testing/keyboard';
import { fingerSize, sidewaysScrolling, smallTargets } from '../testing/layout';
import { playInto } from '../testing/play-into';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();

it('on a desktop all of the tools fits and can be pressed', async () => {
  const { tools, page } = await afterTwoTurns(web, 'desktop');
  await tools.open();
  await tools.openPast(1);
  await tools.openConsole();
  // A plan of many steps scrolls inside its own pane.
  const wide = await sidewaysScrolling(page);
  expect(wide.filter((what) => !what.startsWith('plan-graph'))).toEqual([]);
  expect(await smallTargets(page, fingerSize)).toEqual([]);
});

it('the first stop of the Tab key leads past the navigation, into the screen', async () => {
  const { page, tools } = await afterTwoTurns(web, 'desktop');
  await tools.open();
  await tabTo(page, 'skip');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});

it('before a turn was taken the tools say what they will show', async () => {
  const window = await web.visit({ size: 'phone', motion: 'still', serviceWorker: 'none' });
  await playInto(window);
  // Any sooner after Begin, a tap on the navigation is taken for the second of a double tap.
  await window.page.waitForTimeout(500);
  await window.tools.open();
  expect(await window.app.textOf('tools')).toContain('Take a turn');
});

it('nothing keeps anybody out of the tools on a phone, in any theme', async () => {
  const window = await afterTwoTurns(web, 'phone');
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
