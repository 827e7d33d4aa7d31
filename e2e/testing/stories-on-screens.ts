import type { ShownScene } from '../pages/story-page';
import type { AppWindow } from './app-window';
import { tabTo } from './keyboard';
import { byTaps, playOn, type Choosing } from './play-on';
import type { ScreenSize } from './screen-sizes';
import { terminalStory } from './terminal-story';
import type { Visit, WebApp } from './web-app';

/** Who writes a number on Friday: both endings, with dice in each. The other days are in `whole-story`. */
const seeds: Readonly<Record<ScreenSize, number>> = { phone: 27, tablet: 29, desktop: 24 };

type Motion = NonNullable<Visit['motion']>;

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

/** A whole story as it was shown, and as the terminal tells it. */
export type ToldTwice = {
  readonly shown: readonly ShownScene[];
  readonly told: readonly ShownScene[];
};

const tellAtOnce = ({ story }: AppWindow, scene: number): Promise<void> => story.tellAtOnce(scene);

export async function storyOnScreen(
  web: WebApp,
  { size, motion, by }: { size: ScreenSize; motion: Motion; by: 'taps' | 'keys' },
): Promise<ToldTwice> {
  const told = await terminalStory(seeds[size]);
  const window = await web.visit({ size, motion, at: `?seed=${seeds[size]}` });
  await window.firstRun.wait();
  if (by === 'taps') {
    await window.firstRun.begin();
    return { told, shown: await playOn(window, told, tellAtOnce, byTaps) };
  }
  await tabTo(window.page, 'start-story');
  await window.page.keyboard.press('Enter');
  return { told, shown: await playOn(window, told, tellByKey, byKeys) };
}
