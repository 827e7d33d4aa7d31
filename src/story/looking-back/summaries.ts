import type { SceneId } from '@/foundation/ids';
import type { StoryAct, Chapter } from '@/story/beats/chapters';
import type { Memory } from '@/story/state/memory';
import type { Scene } from '@/story/log/scene';

/** One sentence of what has been, word for word: of a memory, of what a beat brought, or of a choice. */
export type SummaryLine = {
  readonly text: string;
  /** Number of the scene it happened in. */
  readonly scene: number;
  readonly from: 'memory' | 'consequence' | 'choice';
  /** Null where it is none. */
  readonly memory: Memory | null;
  /** How much it means. */
  readonly weight: number;
};

/** What is remembered of each scene now: the player may have corrected it or had it forgotten. */
export type Remembered = ReadonlyMap<SceneId, readonly Memory[]>;

/** A chapter is told in so many sentences, and an act. */
const mostOfChapter = 5;
const mostOfAct = 5;
const mostOfChapterInAct = 2;

const weights = { low: 1, medium: 2, high: 3 } as const;
/** More than most of what is done, less than what meant most to the player. */
const weightOfConsequence = 2.5;

export function rememberedByScene(memories: readonly Memory[]): Remembered {
  const byScene = new Map<SceneId, Memory[]>();
  for (const memory of memories) {
    const ofScene = byScene.get(memory.scene);
    if (ofScene === undefined) byScene.set(memory.scene, [memory]);
    else ofScene.push(memory);
  }
  return byScene;
}

/** The memory that means most, else what was chosen; null where nothing is left of it. */
export function sceneSummary(scene: Scene, remembered: Remembered): SummaryLine | null {
  const [best] = strongest(memoryLines(scene, remembered), 1);
  if (best !== undefined) return best;
  const { number, outcome } = scene;
  if (outcome.taken === null) return null;
  return { text: outcome.taken.text, scene: number, from: 'choice', memory: null, weight: 0 };
}

/** What mattered most in it and what its beats brought, in the order it happened. */
export function chapterSummary(
  { scenes }: Chapter,
  remembered: Remembered,
): readonly SummaryLine[] {
  const lines = scenes.flatMap((scene) => [
    ...memoryLines(scene, remembered),
    ...(scene.outcome.consequences ?? []).map((text): SummaryLine => ({
      text,
      scene: scene.number,
      from: 'consequence',
      memory: null,
      weight: weightOfConsequence,
    })),
  ]);
  const kept = new Set(strongest(lines, mostOfChapter));
  return lines.filter((line) => kept.has(line));
}

/** What means most of what its chapters are told by. */
export function actSummary({ chapters }: StoryAct, remembered: Remembered): readonly SummaryLine[] {
  const lines = chapters.flatMap((chapter) =>
    strongest(chapterSummary(chapter, remembered), mostOfChapterInAct),
  );
  const kept = new Set(strongest(lines, mostOfAct));
  return lines.filter((line) => kept.has(line));
}

export function lineOf(memory: Memory, scene: number): SummaryLine {
  const { summary: text, significance, episode, isPinned } = memory;
  const weight =
    weights[significance] + Number(episode !== undefined) + (isPinned === true ? weights.high : 0);
  return { text, scene, from: 'memory', memory, weight };
}

/** Those that mean most; of equals what came first. */
export function strongest(lines: readonly SummaryLine[], most: number): readonly SummaryLine[] {
  return [...lines].sort((one, other) => other.weight - one.weight).slice(0, most);
}

function memoryLines({ id, number }: Scene, remembered: Remembered): readonly SummaryLine[] {
  return (remembered.get(id) ?? []).map((memory) => lineOf(memory, number));
}
