import { afterTwoTurns } from '../testing/after-two-turns';
import type { AppWindow } from '../testing/app-window';
import { focusedTestID, tabTo } from '../testing/keyboard';
import { fingerSize, sidewaysScrolling, smallTargets } from '../testing/layout';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();

/** As the browser tells it to assistive technology. */
async function nameOf({ page }: AppWindow, testID: string): Promise<string> {
  const [, name = ''] =
    /^- button "(.*?)"/.exec(await page.getByTestId(testID).ariaSnapshot()) ?? [];
  return name;
}

describe('[001 §12.2; arch §8.3.3] the tools', () => {
  it('show by taps on a phone how the turn was made: its plan, its log, its skills and the plan before', async () => {
    const window = await afterTwoTurns(web, 'phone');
    const { app, tools, page } = window;
    await tools.open();
    expect(await app.textOf('turn-status')).toBe('Saved');
    expect(await nameOf(window, 'tool-recall')).toMatch(/^memory .*recall-memory.*optional.* done/);
    expect(await tools.detailsOf('recall')).toContain('recall-memory');
    expect(await app.textOf('tools-log')).toContain('memory');
    expect(await app.textOf('skill-health-memory')).toContain('Available.');
    await tools.openPast(1);
    expect(await nameOf(window, 'past-plan-1-tool-roll')).toMatch(/^dice-roller roll-dice.* done$/);
    expect(await app.isShown('developer-console')).toBe(false);
    await tools.openConsole();
    expect(await app.textOf('developer-console')).toContain('"type":"plan"');
    // A plan of many steps scrolls inside its own pane.
    const wide = await sidewaysScrolling(page);
    expect(wide.filter((what) => !what.startsWith('plan-graph'))).toEqual([]);
    expect(await smallTargets(page, fingerSize)).toEqual([]);
  });

  it('show the same by keys', async () => {
    const { app, page } = await afterTwoTurns(web, 'desktop');
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

it('the log is copied as plain text', async () => {
  const { app, tools, page } = await afterTwoTurns(web, 'desktop', {
    prepare: (context) => context.grantPermissions(['clipboard-read', 'clipboard-write']),
  });
  await tools.open();
  await app.tap('copy-log');
  await page.getByText('The log is copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^0\.\d{3} planner: A plan with \d tools$/m);
  expect(copied).toMatch(/^\d\.\d{3} memory: /m);
});

it('a story that is opened again shows how its newest scene was made', async () => {
  const window = await afterTwoTurns(web, 'desktop');
  const { page, app, tools } = window;
  await page.reload();
  await app.waitFor('story');
  await tools.open();
  expect(await nameOf(window, 'tool-recall')).toBe('memory recall-memory · optional done');
  expect(await app.isShown('past-plan-1')).toBe(true);
});
