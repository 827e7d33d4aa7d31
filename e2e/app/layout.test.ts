import { brokenChoices, coveredParts, sidewaysScrolling, smallTargets } from '../testing/layout';
import { playInto } from '../testing/play-into';
import { screenSizeNames } from '../testing/screen-sizes';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();

const fingerSize = 48;
/** A field grows a moment after its words; a busy machine takes its time. */
const growingMs = 1_000;

it('everything on a phone is large enough for a finger', async () => {
  const window = await web.visit({
    size: 'phone',
    at: '?seed=7',
    motion: 'still',
    serviceWorker: 'none',
  });
  const { app, firstRun, story, library, settings, page } = window;
  const small: string[] = [];
  const look = async (screen: string, on = page): Promise<void> => {
    small.push(...(await smallTargets(on, fingerSize)).map((target) => `${screen}: ${target}`));
  };
  await firstRun.wait();
  await look('first run');
  await playInto(window, [2]);
  await look('story');
  await app.tap('type-instead');
  await look('own words');
  await app.tap('own-words-cancel');
  await story.reading.open();
  await look('reading sheet');
  await story.reading.close();
  await story.why.open();
  await look('why sheet');
  await story.why.close();
  await story.around.open();
  await look('around sheet');
  await story.around.close();
  await library.open();
  await look('library');
  await settings.open();
  await look('settings');
  const second = await web.openAnother(window);
  await second.app.waitFor('elsewhere');
  await look('elsewhere', second.page);
  await second.page.close();
  await page.goto(`${web.address()}nowhere`);
  await app.waitFor('not-found');
  await look('not found');
  expect(small).toEqual([]);
});

it.each(screenSizeNames)(
  'on a %s all that is written stays in sight, with the button that sends it and the word that it is too long',
  async (size) => {
    const window = await web.visit({ size, at: '?seed=7', motion: 'still', serviceWorker: 'none' });
    const { page, app } = window;
    await playInto(window, [2]);
    await app.tap('type-instead');
    const hidden: string[] = [];
    for (const words of ['word', 'word '.repeat(20), 'word '.repeat(100)]) {
      await app.type('own-words', words);
      await page.waitForTimeout(growingMs);
      hidden.push(...(await coveredParts(page, 'own-words-place')));
    }
    expect(hidden).toEqual([]);
  },
);

it.each(screenSizeNames)(
  'a %s shows everything whole, with the usual and with the largest text',
  async (size) => {
    const window = await web.visit({ size, at: '?seed=7', motion: 'still', serviceWorker: 'none' });
    const { page, app, firstRun, story, library, settings } = window;
    const broken: string[] = [];
    const look = async (screen: string): Promise<void> => {
      const small = await smallTargets(page, fingerSize);
      const found = [
        ...(await sidewaysScrolling(page)),
        ...(await brokenChoices(page)),
        ...small.filter((target) => target.startsWith('choice-')),
      ];
      broken.push(...found.map((fault) => `${screen}: ${fault}`));
    };
    await firstRun.wait();
    await look('first run');
    await playInto(window);
    await look('first scene');
    await settings.open();
    await settings.reading.chooseSize(7);
    await look('settings');
    await app.tap('nav-story');
    await story.waitUntilTold(1);
    await look('first scene, largest text');
    await story.choose(2);
    await story.waitUntilTold(2);
    await look('scene with dice');
    await story.reading.open();
    await look('reading sheet');
    await story.reading.close();
    await library.open();
    await look('library');
    expect(broken).toEqual([]);
  },
);
