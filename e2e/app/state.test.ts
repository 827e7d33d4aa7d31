import { themes } from '../pages/reading-form';
import { sceneID } from '../pages/tree-page';
import { barriersOn } from '../testing/accessibility';
import type { AppWindow } from '../testing/app-window';
import { tabTo } from '../testing/keyboard';
import { fingerSize, sidewaysScrolling, smallTargets } from '../testing/layout';
import { playInto } from '../testing/play-into';
import { useWebApp, type Visit } from '../testing/web-app';

const web = useWebApp();
const sizes = ['phone', 'desktop'] as const;

async function afterThreeTurns(size: Visit['size'], more: Partial<Visit> = {}): Promise<AppWindow> {
  const known = { at: '?seed=7', motion: 'still', serviceWorker: 'none' } as const;
  const window = await web.visit({ ...known, size, ...more });
  await window.firstRun.wait();
  await playInto(window, [2, 2, 1]);
  return window;
}

/** The ids of the scenes that are drawn, from the top, and their words. */
async function roads({ page }: AppWindow): Promise<readonly { id: string; words: string }[]> {
  const rows = page.locator(`[data-testid^="${sceneID('')}"]`);
  return rows.evaluateAll(
    (elements, prefix) =>
      elements.map((element) => ({
        id: (element.getAttribute('data-testid') ?? '').slice(prefix.length),
        words: element.textContent,
      })),
    sceneID(''),
  );
}

/** Of the scenes with these numbers, the one above. */
async function sceneAt(window: AppWindow, number: number): Promise<string> {
  const found = (await roads(window)).find(({ words }) => words.includes(`Scene ${number}`));
  if (found === undefined) throw new Error(`there is no scene ${number}`);
  return found.id;
}

describe.each(sizes)('the state and the tree of a story on a %s', (size) => {
  it('[001 §12.2] [docs/decisions undo-moves-the-head] lead back, along another road, and to the end of the old one; the state is that of the road', async () => {
    const window = await afterThreeTurns(size);
    const { app, page, state, story, tree } = window;
    await state.open();
    expect(await state.changes()).toMatch(/^Scene 4 changed .* things?\.$/);
    const oldTime = await state.row('time');
    expect(await sidewaysScrolling(page)).toEqual([]);
    expect(await smallTargets(page, fingerSize)).toEqual([]);

    await tree.open();
    expect((await roads(window)).map(({ words }) => /Scene \d/.exec(words)?.[0])).toEqual([
      'Scene 1',
      'Scene 2',
      'Scene 3',
      'Scene 4',
    ]);
    const [, , , old = { id: '' }] = await roads(window);
    await tree.keepHere('Before turning back');
    await page.getByTestId('kept').getByText('Before turning back').waitFor();
    await tree.goOnFrom(await sceneAt(window, 2));
    await page.getByText('Back to scene 2. The other road is kept in the story tree.').waitFor();

    await story.choose(1);
    await story.tellAtOnce(3);
    await state.open();
    expect(await state.changes()).toMatch(/^Scene 3 changed/);
    await tree.open();
    const both = await roads(window);
    expect(both).toHaveLength(5);
    expect(both.map(({ words }) => words).join('\n')).toMatch(
      /another road, 2 scenes[^]*Before turning back[^]*here now/,
    );
    expect(await sidewaysScrolling(page)).toEqual([]);
    expect(await smallTargets(page, fingerSize)).toEqual([]);

    await tree.select(old.id);
    await app.tap('compare');
    expect(await app.textOf('compared')).toMatch(/^Compared with here, at scene 4/);
    await tree.goOnFrom(old.id);
    await page.getByText('At scene 4 of another road.').waitFor();
    await state.open();
    expect(await state.changes()).toMatch(/^Scene 4 changed/);
    expect(await state.row('time')).toBe(oldTime);
  });

  it('[001 §12.2] show by keys what changed, any scene before it, and the way back there', async () => {
    const window = await afterThreeTurns(size);
    const { app, page, state } = window;
    await tabTo(page, 'nav-state');
    await page.keyboard.press('Enter');
    await app.waitFor('state');
    await tabTo(page, 'earlier-scene');
    await page.keyboard.press('Enter');
    expect(await state.changes()).toMatch(/^Scene 3 changed/);
    const people = page.getByTestId('state-row-people');
    await tabTo(page, 'state-row-people');
    expect(await people.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Enter');
    expect(await people.getAttribute('aria-expanded')).toBe('false');
    await page.getByTestId('open-tree').focus();
    await page.keyboard.press('Enter');
    await app.waitFor('tree');
    await tabTo(page, sceneID(await sceneAt(window, 2)));
    await page.keyboard.press('Enter');
    await app.waitFor('go-on-from-here');
    await page.keyboard.press('Enter');
    await page.getByText('Back to scene 2.').waitFor();
  });
});

it('[001 §12.2] the JSON is searched and copied', async () => {
  const { app, page, state } = await afterThreeTurns('desktop', {
    prepare: (context) => context.grantPermissions(['clipboard-read', 'clipboard-write']),
  });
  await state.open();
  await state.look('json');
  expect(await app.textOf('state-json')).toContain('"place":');
  await app.type('state-search', 'MINUTES');
  await page.getByText('1 match').waitFor();
  expect(await app.textOf('found')).toBe('minutes');
  await app.tap('copy-json');
  await page.getByText('The JSON is copied.').waitFor();
  const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied).toMatchObject({ time: { minutes: expect.any(Number) as unknown } });
});

it('a place that was kept is there when the story is opened again', async () => {
  const window = await afterThreeTurns('phone');
  const { app, page, state, tree } = window;
  await state.open();
  await tree.open();
  await tree.keepHere('The ridge');
  await page.getByTestId('kept').getByText('The ridge').waitFor();
  await page.reload();
  await app.waitFor('tree');
  await page.getByTestId('kept').getByText('The ridge').waitFor();
});

it('nothing keeps anybody out of the state and the tree on a phone, in any theme', async () => {
  const window = await afterThreeTurns('phone');
  const { app, page, settings, state, tree } = window;
  const found: string[] = [];
  for (const theme of themes) {
    const look = async (part: string): Promise<void> => {
      const barriers = await barriersOn(page);
      found.push(...barriers.map((barrier) => `${theme}, ${part}: ${barrier}`));
    };
    if (await app.isShown('tree')) await app.tap('back');
    await settings.open();
    await settings.reading.chooseTheme(theme);
    await app.tap('back');
    await state.open();
    await look('world');
    await state.look('changes');
    await look('changes');
    await state.look('json');
    await app.type('state-search', 'place');
    await page.getByTestId('found').first().waitFor();
    await look('JSON');
    await tree.open();
    await look('tree');
    await tree.select(await sceneAt(window, 2));
    await app.tap('compare');
    await look('compared');
  }
  expect(found).toEqual([]);
});
