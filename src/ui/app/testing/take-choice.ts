import type { AppModel } from '@/ui/app/app-model';
import { newest } from '@/ui/story/player/story-view';

/** Taps the choice with these words, and shows all of what comes of it. */
export async function takeChoice(app: AppModel, words: string): Promise<void> {
  const choice = newest(app.story.getState())?.choices.find(({ text }) => text.includes(words));
  if (choice === undefined) throw new Error(`"${words}" is not offered`);
  await app.choose(choice.id);
  app.showAll();
}
