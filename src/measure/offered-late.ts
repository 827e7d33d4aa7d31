import type { Because } from '@/contracts/generated/choice';
import type { PlayedStory } from '@/measure/played-story';

/** Before this many scenes there is little to remember. */
const scenesToRemember = 5;

/** A choice that was offered, and the memory it says it comes from, when that is a true one. */
export type OfferedLate = { readonly text: string; readonly memory: Because | null };

/**
 * Choices offered after scene 5. A callback is true when a `because` of kind `memory` has the id of a memory
 * of this branch, made in this scene or before: an id that no scene made is none, however well it fits.
 */
export function offeredLate({ scenes }: PlayedStory): readonly OfferedLate[] {
  return scenes.flatMap(({ scene, past }) => {
    if (scene.number <= scenesToRemember) return [];
    const memories = [...past.memories, ...scene.outcome.memories];
    const ids = new Set<string>(memories.map(({ id }) => id));
    return (scene.words?.choices ?? []).map(({ text, because }) => ({
      text,
      memory: because.find(({ kind, id }) => kind === 'memory' && ids.has(id)) ?? null,
    }));
  });
}
