import { barriersOn } from '../testing/accessibility';
import type { AppWindow } from '../testing/app-window';
import { tabTo } from '../testing/keyboard';
import { fingerSize, sidewaysScrolling, smallTargets } from '../testing/layout';
import { playInto } from '../testing/play-into';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();

const row = 'li > [data-testid^="memory-"]';

/** The sentences that are shown, from the top. */
function remembered({ page }: AppWindow): Promise<readonly string[]> {
  return page
    .locator(row)
    .evaluateAll((rows) => rows.map((each) => each.querySelector('[dir]')?.textContent ?? ''));
}

async function mend({ app, page }: AppWindow, summary: string, how: string): Promise<void> {
  await page.locator(row).filter({ hasText: summary }).click();
  await app.waitFor('memory-sheet');
  await app.tap(how);
}

it('[arch §7.6] what the story remembers is searched, corrected, pinned and forgotten, is so after a restart, and keeps nobody out', async () => {
  const window = await web.visit({
    at: '?seed=7',
    size: 'phone',
    motion: 'still',
    serviceWorker: 'none',
  });
  const { app, page, firstRun, state } = window;
  await firstRun.wait();
  await playInto(window, [2, 2]);
  await state.open();
  await tabTo(page, 'open-memories');
  await page.keyboard.press('Enter');
  await app.waitFor('memory-list');
  const all = await remembered(window);
  expect(all.length).toBeGreaterThan(2);
  const [corrected = '', pinned = '', forgotten = ''] = all;
  expect(await sidewaysScrolling(page)).toEqual([]);
  expect(await smallTargets(page, fingerSize)).toEqual([]);

  await app.type('memory-search', pinned);
  await app.waitFor('found-memories');
  expect((await remembered(window))[0]).toBe(pinned);
  expect(await page.locator(row).first().textContent()).toMatch(/ · shares “.*scene/);
  await mend(window, pinned, 'pin-memory');
  await page.getByTestId('pin-memory').getByText('Unpin', { exact: true }).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await app.tap('memory-sheet-close');
  await app.tap('clear-search');

  await mend(window, corrected, 'correct-memory');
  await app.type('correction', 'You told them about the silver whistle.');
  await app.tap('save-correction');
  await page.getByTestId('memory-was').getByText(corrected).waitFor();
  await app.tap('memory-sheet-close');

  await mend(window, forgotten, 'forget-memory');
  await page.getByText('going back to scene 2 or before brings the memory back').waitFor();
  await app.tap('confirm-forget');
  await page.getByText('Forgotten.').waitFor();

  const mended = [
    pinned,
    'You told them about the silver whistle.',
    ...all.filter((each) => ![corrected, pinned, forgotten].includes(each)),
  ];
  expect(await remembered(window)).toEqual(mended);
  await page.reload();
  await app.waitFor('memory-list');
  expect(await remembered(window)).toEqual(mended);
  await app.type('memory-search', 'silver whistle');
  await app.waitFor('found-memories');
  expect((await remembered(window))[0]).toBe('You told them about the silver whistle.');
  expect(await barriersOn(page)).toEqual([]);
});
