import type { AppWindow } from '../testing/app-window';
import { tabTo } from '../testing/keyboard';
import { screenSizeNames, type ScreenSize } from '../testing/screen-sizes';
import { terminalStory } from '../testing/terminal-story';
import { useWebApp } from '../testing/web-app';
import type { ShownScene } from '../pages/story-page';

const web = useWebApp();

/** Both endings, with dice in each. */
const seeds: Readonly<Record<ScreenSize, number>> = { phone: 2, tablet: 11, desktop: 4 };

const stories = new Map<number, Promise<readonly ShownScene[]>>();

function storyOf(seed: number): Promise<readonly ShownScene[]> {
  const told = stories.get(seed) ?? terminalStory(seed);
  stories.set(seed, told);
  return told;
}

type Choosing = (window: AppWindow, choice: number, scene: number) => Promise<void>;

/** Plays on from scene 1, taking the choices that the terminal took. */
async function playOn(
  window: AppWindow,
  told: readonly ShownScene[],
  tell: (window: AppWindow, scene: number) => Promise<void>,
  choose: Choosing,
): Promise<readonly ShownScene[]> {
  const shown: ShownScene[] = [];
  for (const { number, choices } of told) {
    await tell(window, number);
    shown.push(await window.story.scene(number));
    const next = told[number]?.echo;
    if (next !== undefined && next !== null)
      await choose(window, choices.indexOf(next) + 1, number);
  }
  return shown;
}

const byTaps: Choosing = ({ story }, choice) => story.choose(choice);

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
