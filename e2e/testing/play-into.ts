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

/** Until the first words of scene 3 are there, and the others are still coming. */
export async function playIntoTelling(window: AppWindow): Promise<void> {
  await playInto(window, [2]);
  await window.story.choose(1);
  await window.app.waitFor('scene-3');
  // As long as nothing has happened, a lozenge stands where the words will be.
  const prose = window.page.locator('[data-testid="scene-3"] [data-testid="prose"] > *');
  await prose.filter({ hasText: /\w/ }).first().waitFor();
}
