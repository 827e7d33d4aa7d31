import { barriersOn } from '../testing/accessibility';
import type { AppWindow } from '../testing/app-window';
import { bringGuidedCampaign } from '../testing/guided-campaign';
import { focusedTestID, tabTo } from '../testing/keyboard';
import { coveredParts, fingerSize, sidewaysScrolling, smallTargets } from '../testing/layout';
import { screenSizeNames, type ScreenSize } from '../testing/screen-sizes';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();

/** The first screen has been left by its one button, and the campaign asks. */
async function asked(size: ScreenSize): Promise<AppWindow> {
  const window = await web.visit({
    ...{ size, at: '?seed=7', motion: 'still', serviceWorker: 'none' },
    prepare: bringGuidedCampaign,
  });
  await window.firstRun.wait();
  await window.firstRun.begin();
  await window.app.waitFor('person-sheet');
  return window;
}

it.each(screenSizeNames)(
  '[arch §6.2.6] the player says who they are before the first scene, and the story knows it: %s',
  async (size) => {
    const window = await asked(size);
    const { page, app, story } = window;
    await page.getByTestId('person-name').fill('Ada Moor');
    for (const chip of ['pronouns-she', 'race-Fae', 'class-Minstrel'])
      await app.tap(`person-${chip}`);
    expect({
      barriers: await barriersOn(page, { include: ['[role="dialog"]'] }),
      sideways: await sidewaysScrolling(page),
      small: await smallTargets(page, size === 'desktop' ? 40 : fingerSize),
      covered: [
        ...(await coveredParts(page, 'person-begin')),
        ...(await coveredParts(page, 'person-skip')),
      ],
    }).toEqual({ barriers: [], sideways: [], small: [], covered: [] });
    await app.tap('person-begin');
    await story.tellAtOnce(1);
    const { paragraphs, choices } = await story.scene(1);
    expect(paragraphs.join(' ')).toContain('“Ada Moor,” the guard reads from your letter.');
    expect(choices).toContain('Sing for the guard.');
  },
);

it('[arch §6.2.6] skipped, the story begins as its campaign has it; left, nothing begins', async () => {
  const window = await asked('phone');
  const { page, app, story } = window;
  await page.keyboard.press('Escape');
  await app.waitUntilGone('person-sheet');
  await window.firstRun.wait();
  await window.firstRun.begin();
  await app.waitFor('person-sheet');
  await app.tap('person-skip');
  await story.tellAtOnce(1);
  expect((await story.scene(1)).paragraphs.join(' ')).toContain('“You,” the guard reads');
});

it('[arch §6.2.6] by keyboard alone', async () => {
  const window = await asked('desktop');
  const { page, story } = window;
  await tabTo(page, 'person-name');
  await page.keyboard.type('Bo');
  await tabTo(page, 'person-class-Minstrel');
  await page.keyboard.press('Enter');
  await tabTo(page, 'person-begin');
  expect(await focusedTestID(page)).toBe('person-begin');
  await page.keyboard.press('Enter');
  await story.tellAtOnce(1);
  expect((await story.scene(1)).choices).toContain('Sing for the guard.');
});

it('[arch §6.2.6] a campaign that names its own person begins without a question', async () => {
  const window = await web.visit({
    ...{ size: 'phone', at: '?seed=7', motion: 'still', serviceWorker: 'none' },
  });
  await window.firstRun.wait();
  await window.firstRun.begin();
  await window.story.tellAtOnce(1);
  expect(await window.page.getByTestId('person-sheet').count()).toBe(0);
});
