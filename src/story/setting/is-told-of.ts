import type { Campaign, Person } from '@/story/campaign/campaign';
import type { Scene } from '@/story/log/scene';
import { namesWord } from '@/story/words/names-word';

/** Whether any passage that the scenes told, or anything remembered of them, names somebody. */
export function isToldOf(
  { id, name, shortName }: Person,
  path: readonly Scene[],
  { passages }: Campaign,
): boolean {
  const names = [`{${id}`, `@${id}`, name, shortName];
  const isNamedIn = (text: string): boolean => names.some((each) => namesWord(text, each));
  return path.some(
    ({ outcome: { told, memories } }) =>
      told.some(({ passage }) => passages.get(passage)?.prose.some(isNamedIn)) ||
      memories.some(({ summary }) => isNamedIn(summary)),
  );
}
