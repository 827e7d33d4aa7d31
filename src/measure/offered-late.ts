import type { Because, Choice } from '@/contracts/generated/choice';
import type { PlayedStory } from '@/measure/played-story';
import type { Memory } from '@/story/state/memory';

/** A choice, the memory it says it comes from, and what that is in this story; null where it is nothing of it. */
export type ChoiceReason = {
  readonly scene: number;
  readonly choice: Choice;
  readonly because: Because;
  readonly memory: Memory | null;
};

/** Every memory that a choice of any scene names as its reason. */
export function memoriesNamed({ scenes }: PlayedStory): readonly ChoiceReason[] {
  return scenes.flatMap(({ scene, past }) => {
    const memories = new Map<string, Memory>(
      [...past.memories, ...scene.outcome.memories].map((memory) => [memory.id, memory]),
    );
    return (scene.words?.choices ?? []).flatMap((choice) =>
      choice.because
        .filter(({ kind }) => kind === 'memory')
        .map((because) => ({
          ...{ scene: scene.number, choice, because },
          memory: memories.get(because.id) ?? null,
        })),
    );
  });
}

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
