import type { AppWindow } from './app-window';

const secondTapMs = 500;

/** Begins a story from the first run and takes these choices, counted from 1; the last scene is told. */
export async function playInto(
  { firstRun, story, page }: AppWindow,
  choices: readonly number[] = [],
): Promise<void> {
  await firstRun.begin();
  await story.tellAtOnce(1);
  // A tap on the navigation so soon after Begin passes for the second of a double tap.
  if (choices.length === 0) await page.waitForTimeout(secondTapMs);
  for (const [position, choice] of choices.entries()) {
    await story.choose(choice);
    await story.tellAtOnce(position + 2);
  }
}
