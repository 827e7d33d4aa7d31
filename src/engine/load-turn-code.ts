import type { OpenStory } from '@/engine/open-story';
import type { ReadWords } from '@/engine/read-words';
import type * as TurnCode from '@/engine/turn-code';

/** Null when it cannot be had: then the engine goes on by itself, without plans and scripts. */
export function loadTurnCode(): Promise<typeof TurnCode | null> {
  return import('@/engine/turn-code').catch(() => null);
}

/** What words mean may still be on its way through a slow network, and then patterns alone must do. */
export async function readWordsOf(
  { nearestOf, readTypedAction }: typeof TurnCode,
  { recall }: Pick<OpenStory, 'recall'>,
): Promise<ReadWords> {
  const nearest = nearestOf(await recall.builtInEmbedder());
  return (text, situation) => readTypedAction(text, { ...situation, nearest });
}
