import type { ShownScene } from '../pages/story-page';
import type { AppWindow } from './app-window';

export type Choosing = (window: AppWindow, choice: number, scene: number) => Promise<void>;

/** Plays on from scene 1, taking the choices that the terminal took. */
export async function playOn(
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

export const byTaps: Choosing = ({ story }, choice) => story.choose(choice);
