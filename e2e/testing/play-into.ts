import type { AppWindow } from './app-window';

/** Begins a story from the first run and takes these choices, counted from 1; the last scene is told. */
export async function playInto(
  { firstRun, story }: AppWindow,
  choices: readonly number[] = [],
): Promise<void> {
  await firstRun.begin();
  await story.tellAtOnce(1);
  for (const [position, choice] of choices.entries()) {
    await story.choose(choice);
    await story.tellAtOnce(position + 2);
  }
}
