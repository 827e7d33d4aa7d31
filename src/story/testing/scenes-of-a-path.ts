import { storedId } from '@/foundation/ids';
import type { Memory } from '@/story/state/memory';
import type { Scene, SceneOutcome } from '@/story/log/scene';

/** What matters of a scene to who looks back on it; the rest is nothing. */
export type PlainScene = Partial<Pick<SceneOutcome, 'beat' | 'consequences' | 'ending'>> & {
  /** Words of the choice that was taken. */
  readonly taken?: string;
  readonly memories?: readonly (Partial<Memory> & Pick<Memory, 'summary'>)[];
};

/** A path of such scenes, each the successor of the one before. */
export function scenesOfAPath(scenes: readonly PlainScene[]): readonly Scene[] {
  return scenes.map(({ taken, memories = [], ...outcome }, index) => {
    const id = storedId.scene(String(index + 1));
    return {
      id,
      playthrough: storedId.playthrough('story'),
      branch: storedId.branch('branch'),
      parent: index === 0 ? null : storedId.scene(String(index)),
      number: index + 1,
      at: 0,
      outcome: {
        taken: taken === undefined ? null : { choice: null, text: taken, intent: { kind: 'do' } },
        plans: [],
        roll: null,
        patch: {},
        told: [],
        beat: null,
        ending: null,
        memories: memories.map((memory, at) => ({
          id: storedId.memory(`${String(index + 1)}-${String(at)}`),
          scene: id,
          timestamp: '',
          characters: [],
          about: null,
          location: null,
          significance: 'medium',
          kind: null,
          ...memory,
        })),
        recalled: [],
        notices: [],
        ...outcome,
      },
      words: null,
    };
  });
}

/** What is remembered of them all, when nobody has changed it. */
export function memoriesOf(path: readonly Scene[]): readonly Memory[] {
  return path.flatMap(({ outcome }) => outcome.memories);
}
