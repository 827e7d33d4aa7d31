import type { SceneId } from '@/foundation/ids';
import type { Memory, RecalledMemory } from '@/story/state/memory';
import type { Scene } from '@/story/log/scene';
import type { MemoriesHost, Remembering } from '@/ui/memories/memories-host';

export function sampleMemory(more: Partial<Memory> & { readonly summary: string }): Memory {
  return {
    id: `m-${more.summary.slice(0, 12)}` as Memory['id'],
    scene: 's1' as SceneId,
    timestamp: '2026-11-16T08:00:00.000Z',
    characters: [],
    about: null,
    location: null,
    significance: 'medium',
    kind: null,
    ...more,
  };
}

type Kept = Remembering['records']['memory'];

/** A story that remembers what a test says, and can be changed as the engine would change it. */
export class ScriptedStory {
  fault: string | null = null;
  progress: Remembering['embeddingProgress'] = null;
  answers: readonly RecalledMemory[] = [];
  readonly questions: string[] = [];
  /** Rejects what is asked for with these words. */
  broken: string | null = null;
  private memories: readonly Memory[];

  constructor(memories: readonly Memory[]) {
    this.memories = memories;
    this.path = scenesOf(memories);
  }

  readonly path: readonly Scene[];

  get host(): MemoriesHost {
    return {
      story: () => this.remembering(),
      recallFault: () => this.fault,
      betweenScenes: (work) => work(),
    };
  }

  private remembering(): Remembering {
    const kept: Pick<Kept, 'semanticSearch' | 'update' | 'delete'> = {
      semanticSearch: ({ query }) =>
        this.ask(() => {
          this.questions.push(query);
          return this.answers;
        }),
      update: (id, changes) =>
        this.ask(() => {
          this.memories = this.memories.map((memory) =>
            memory.id === id ? { ...memory, ...changes } : memory,
          );
          return true;
        }),
      delete: (id) =>
        this.ask(() => {
          this.memories = this.memories.filter((memory) => memory.id !== id);
          return true;
        }),
    };
    const { memories, path, progress } = this;
    const records = { memory: kept } as unknown as Remembering['records'];
    return { memories, path, records, embeddingProgress: progress };
  }

  private async ask<T>(answer: () => T): Promise<T> {
    await Promise.resolve();
    if (this.broken !== null) throw new Error(this.broken);
    return answer();
  }
}

/** Three scenes; each told what is said to be remembered of it. */
function scenesOf(memories: readonly Memory[]): readonly Scene[] {
  return ['the mill', 'the weir', 'the weir'].map((place, index) => {
    const id = `s${index + 1}`;
    const outcome = { patch: {}, memories: memories.filter(({ scene }) => scene === id) };
    return { id, parent: null, number: index + 1, outcome, words: { place } } as unknown as Scene;
  });
}
