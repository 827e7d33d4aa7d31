import type { Page } from 'playwright-core';

import type { AppWindow } from './app-window';
import { playInto } from './play-into';
import type { Visit, WebApp } from './web-app';

/** Two stories of two scenes each: `broken` is the one the player was in last. */
export type TwoStories = AppWindow & { readonly broken: string; readonly whole: string };

/** Words of the player in the broken one, by which it is known on the screen. */
export const spell = 'I look around the roof';

export async function twoStories(web: WebApp, size: Visit['size']): Promise<TwoStories> {
  const visit = { at: '?seed=4', motion: 'still', serviceWorker: 'none' } as const;
  const window = await web.visit({ size, ...visit });
  const { page, story, library } = window;
  await playInto(window, [2]);
  const whole = await lastStory(page);
  await library.open();
  await library.begin('forty-three-smokes');
  await story.waitUntilTold(1);
  await story.say(spell);
  await story.waitUntilTold(2);
  return { ...window, whole, broken: await lastStory(page) };
}

function lastStory(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('narratoria:last-story') ?? '');
}
