import type { AppWindow } from '../testing/app-window';
import { playInto } from '../testing/play-into';
import { screenSizes } from '../testing/screen-sizes';
import { slowTelling } from '../testing/slow-telling';
import { useWebApp, type Visit } from '../testing/web-app';

const web = useWebApp();

async function inTheStory(visit: Partial<Visit> = {}): Promise<AppWindow> {
  const window = await web.visit({
    size: 'phone',
    at: '?seed=4',
    motion: 'still',
    serviceWorker: 'none',
    ...visit,
  });
  await playInto(window);
  return window;
}

/** Every scene on the screen, from the first to the newest. */
function sceneIDs({ page }: AppWindow): Promise<readonly (string | null)[]> {
  return page
    .locator('[data-testid^="scene-"]')
    .evaluateAll((scenes) => scenes.map((scene) => scene.getAttribute('data-testid')));
}

it('a double click takes one choice', async () => {
  const window = await inTheStory();
  await window.page.getByTestId('choice-1').dblclick();
  await window.story.waitUntilTold(2);
  await window.page.waitForTimeout(500);
  expect(await sceneIDs(window)).toEqual(['scene-1', 'scene-2']);
});

it('two choices pressed at once take one', async () => {
  const window = await inTheStory();
  await window.page.evaluate(() => {
    for (const number of [1, 2])
      document.querySelector<HTMLElement>(`[data-testid="choice-${number}"]`)?.click();
  });
  await window.story.waitUntilTold(2);
  await window.page.waitForTimeout(500);
  expect(await sceneIDs(window)).toEqual(['scene-1', 'scene-2']);
});

it('keys hammered while words are coming choose nothing, and the story goes on', async () => {
  const window = await inTheStory({ motion: 'moving', prepare: slowTelling });
  const { page, app, story } = window;
  await story.choose(2);
  await app.waitFor('scene-2');
  for (const key of ['1', '2', 'u', 't', '9', 'Enter', 'Tab', 'Escape'])
    await page.keyboard.press(key);
  await story.tellAtOnce(2);
  expect(await sceneIDs(window)).toEqual(['scene-1', 'scene-2']);
});

it('a window made wider and narrower in the middle of a scene keeps it', async () => {
  const window = await inTheStory({ motion: 'moving', prepare: slowTelling });
  const { page, app, story } = window;
  await story.choose(2);
  await app.waitFor('scene-2');
  for (const size of ['desktop', 'tablet', 'phone'] as const)
    await page.setViewportSize(screenSizes[size]);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.setViewportSize({ width: 320, height: 568 });
  await story.tellAtOnce(2);
  expect([(await story.scene(2)).choices.length > 0, await sceneIDs(window)]).toEqual([
    true,
    ['scene-1', 'scene-2'],
  ]);
});

it('undo at the first scene does nothing, by button or by key', async () => {
  const window = await inTheStory();
  const { page, story } = window;
  const before = await story.scene(1);
  const isOff = await page.getByTestId('undo').getAttribute('aria-disabled');
  await page.keyboard.press('u');
  await page.waitForTimeout(300);
  expect([isOff, await story.scene(1), await sceneIDs(window)]).toEqual([
    'true',
    before,
    ['scene-1'],
  ]);
});

it('undo leads back to the scene before, word for word, and another choice leads on', async () => {
  const window = await inTheStory();
  const { app, story } = window;
  const before = await story.scene(1);
  await story.choose(2);
  await story.waitUntilTold(2);
  await app.tap('undo');
  await app.waitFor('remark');
  await story.waitUntilTold(1);
  const after = await story.scene(1);
  const remark = await app.textOf('remark');
  await story.choose(3);
  await story.waitUntilTold(2);
  expect([after, remark, (await story.scene(2)).echo]).toEqual([
    before,
    'Back to scene 1. The other road is kept in the story tree.',
    before.choices[2],
  ]);
});

it('own words may be anything', async () => {
  const window = await inTheStory();
  const { app, story, page } = window;
  let alerts = 0;
  page.on('dialog', (dialog) => {
    alerts += 1;
    void dialog.dismiss();
  });
  const said = [
    'walk to the field '.repeat(278),
    '🐐 give the goat 🥖 👩‍👩‍👧‍👦',
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    'say \'no\' "now" \\ %s ${1} \u0000 DROP TABLE',
  ];
  for (const words of said) {
    const before = (await sceneIDs(window)).length;
    await story.say(words);
    await page.waitForFunction(
      ({ count, begun }) =>
        document.querySelectorAll('[data-testid^="scene-"]').length > count ||
        document.querySelector('[data-testid="reply"]')?.textContent.includes(begun) === true,
      { count: before, begun: words.slice(0, 4) },
    );
    await app.waitFor('choice-1');
  }
  expect([alerts, (await story.choices()).length > 0]).toEqual([0, true]);
});

it('nothing but spaces is not said', async () => {
  const window = await inTheStory();
  await window.story.say('   ');
  await window.page.waitForTimeout(300);
  expect([await sceneIDs(window), await window.app.isShown('own-words')]).toEqual([
    ['scene-1'],
    true,
  ]);
});

it('own words may hold the letters and numbers that are keys elsewhere', async () => {
  const { page, app, story } = await inTheStory();
  await app.tap('type-instead');
  await app.waitFor('own-words');
  await page.keyboard.type('Ask Dunya? 1 2 u t s');
  const typed = await page.getByTestId('own-words').inputValue();
  await page.keyboard.press('Enter');
  expect(await story.reply()).not.toBe('');
  expect([typed, await page.getByTestId('scene-2').count()]).toEqual(['Ask Dunya? 1 2 u t s', 0]);
});

it('a link to a story that is not there yet leads to the first run', async () => {
  const { firstRun, page } = await web.visit({ size: 'phone', at: 'story' });
  await firstRun.wait();
  expect(new URL(page.url()).pathname).toBe('/');
});

it('an address of nothing says so, and leads to the story', async () => {
  const { app, firstRun } = await web.visit({ size: 'phone', at: 'nothing/here?x=1#y' });
  await app.waitFor('not-found');
  await app.tap('not-found-action');
  await firstRun.wait();
});

it.each(['-1', 'seven', '7&seed=8'])(
  'a seed that is none (%s) still begins a story',
  async (seed) => {
    const window = await inTheStory({ at: `?seed=${seed}` });
    expect((await window.story.scene(1)).choices.length).toBeGreaterThan(0);
  },
);

it('stopping in the middle of a telling leaves something to do', async () => {
  const window = await inTheStory({ motion: 'moving', prepare: slowTelling });
  const { app, story } = window;
  await story.choose(2);
  await app.waitFor('stop');
  await app.tap('stop');
  await app.waitFor('choice-1');
  const [newest] = [...(await sceneIDs(window))].reverse();
  await story.choose(1);
  await app.waitForAny([newest === 'scene-2' ? 'scene-3' : 'scene-2']);
  expect(['scene-1', 'scene-2']).toContain(newest);
});

it('leaving for the library in the middle of a telling loses nothing', async () => {
  const window = await inTheStory({ motion: 'moving', prepare: slowTelling });
  const { app, story, library } = window;
  await story.choose(2);
  await app.waitFor('scene-2');
  await library.open();
  await app.tap('nav-story');
  await story.tellAtOnce(2);
  expect((await story.scene(2)).choices.length).toBeGreaterThan(0);
});

it('begin pressed twice begins one story', async () => {
  const { page, app, story, library, firstRun } = await web.visit({
    size: 'phone',
    at: '?seed=4',
    motion: 'still',
  });
  await firstRun.wait();
  await page.getByTestId('start-story').dblclick();
  await story.waitUntilTold(1);
  // Any sooner after Begin, a tap on the navigation is taken for the second of a double tap.
  await page.waitForTimeout(500);
  await library.open();
  await app.waitFor('continue-story');
  expect(await page.locator('[data-testid^="open-"]').count()).toBe(0);
});
