import { scenesUntilReminded } from '@/foundation/limits';
import { openPromises } from '@/story/looking-back/open-promises';
import type { Scene } from '@/story/log/scene';
import type { Memory } from '@/story/state/memory';

/**
 * The promises and debts to somebody that nothing has settled, and of which neither words nor choices have
 * spoken for some scenes, the oldest first: who waits for one says so.
 */
export function longOwed(path: readonly Scene[], memories: readonly Memory[]): readonly Memory[] {
  const lately = path.slice(-scenesUntilReminded);
  if (lately.length < scenesUntilReminded) return [];
  const spokenOf = new Set(lately.flatMap(memoriesIn));
  return openPromises(memories).filter(({ id, about }) => about !== null && !spokenOf.has(id));
}

/** What a scene left behind, took up, or offered a choice for. */
function memoriesIn({ outcome, words }: Scene): readonly (string | undefined)[] {
  return [
    ...outcome.memories.map(({ id }) => id),
    ...outcome.told.map(({ memory }) => memory),
    ...(words?.choices ?? []).flatMap(({ because }) => because.map(({ id }) => id)),
  ];
}
