import type { AppWindow } from '../testing/app-window';
import { tabTo } from '../testing/keyboard';
import { byTaps, playOn, type Choosing } from '../testing/play-on';
import { screenSizeNames, type ScreenSize } from '../testing/screen-sizes';
import { terminalStory } from '../testing/terminal-story';
import { useWebApp } from '../testing/web-app';
import type { ShownScene } from '../pages/story-page';

const web = useWebApp();

/** Who writes a number on Friday: both endings, with dice in each. The other days are in `whole-story`. */
const seeds: Readonly<Record<ScreenSize, number>> = { phone: 27, tablet: 29, desktop: 24 };

const stories = new Map<number, Promise<readonly ShownScene[]>>();

function storyOf(seed: number): Promise<readonly ShownScene[]> {
  const told = stories.get(seed) ?? terminalStory(seed);
  stories.set(seed, told);
  return told;
}

const byKeys: Choosing = async ({ page }, choice, scene) => {
  if (scene > 1) {
    await page.keyboard.press(String(choice));
    return;
  }
  await tabTo(page, `choice-${choice}`);
  await page.keyboard.press('Enter');
};

/** The space bar shows all words, and Enter on the dice their reasons. */
async function tellByKey({ page, app, story }: AppWindow, scene: number): Promise<void> {
  await story.hurry(scene, () => page.keyboard.press('Space'));
  if (!(await app.isShown(`roll-${scene}`))) return;
  await tabTo(page, `roll-${scene}`);
  await page.keyboard.press('Enter');
}

describe.each(screenSizeNames)('on a %s', (size) => {
  it('a story played by taps alone is the terminal’s, word for word, to its ending', async () => {
    const told = await storyOf(seeds[size]);
    const motion = size === 'phone' ? 'moving' : 'still';
    const window = await web.visit({ size, motion, at: `?seed=${seeds[size]}` });
    await window.firstRun.wait();
    await window.firstRun.begin();
    const tell = ({ story }: AppWindow, scene: number): Promise<void> => story.tellAtOnce(scene);
    expect(await playOn(window, told, tell, byTaps)).toEqual(told);
  });

  it('a story played by keys alone is the terminal’s, word for word, to its ending', async () => {
    const told = await storyOf(seeds[size]);
    const motion = size === 'desktop' ? 'moving' : 'still';
    const window = await web.visit({ size, motion, at: `?seed=${seeds[size]}` });
    await window.firstRun.wait();
    await tabTo(window.page, 'start-story');
    await window.page.keyboard.press('Enter');
    expect(await playOn(window, told, tellByKey, byKeys)).toEqual(told);
  });
});

it('two taps lead from the first run into the story', async () => {
  const { firstRun, story } = await web.visit({ size: 'phone' });
  await firstRun.wait();
  await firstRun.begin();
  await story.tellAtOnce(1);
  await story.choose(1);
  await story.tellAtOnce(2);
  expect((await story.scene(2)).paragraphs.length).toBeGreaterThan(0);
});
