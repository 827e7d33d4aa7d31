import type { SceneId } from '@/foundation/ids';
import type { Memory } from '@/story/state/memory';
import type { Scene } from '@/story/log/scene';
import { placeTitle } from '@/ui/texts/setting-words';
import { memoryTexts } from '@/ui/texts/memory-texts';

export type MemorySection = {
  readonly key: string;
  readonly title: string;
  /** Where all of it was; null when it is of several scenes. */
  readonly place: string | null;
  readonly memories: readonly Memory[];
};

/** What the player pinned, then scene by scene, the newest first; at most so many memories. */
export function memorySections(
  memories: readonly Memory[],
  path: readonly Scene[],
  most: number,
): readonly MemorySection[] {
  const newestFirst = [...memories].reverse();
  const pinned = newestFirst.filter(({ isPinned }) => isPinned === true);
  const others = newestFirst.filter(({ isPinned }) => isPinned !== true);
  const sections = [
    ...(pinned.length === 0
      ? []
      : [{ key: 'pinned', title: memoryTexts.pinned, place: null, memories: pinned }]),
    ...sceneSections(others, path),
  ];
  return cutAfter(sections, most);
}

/** Null when the scene is not on this road. */
export function sceneOf(memory: Memory, path: readonly Scene[]): Scene | null {
  return path.find(({ id }) => id === memory.scene) ?? null;
}

/** What it was before the player corrected it; null when it is as it was told. */
export function toldAs(memory: Memory, path: readonly Scene[]): string | null {
  const told = sceneOf(memory, path)?.outcome.memories.find(({ id }) => id === memory.id);
  return told === undefined || told.summary === memory.summary ? null : told.summary;
}

function sceneSections(
  memories: readonly Memory[],
  path: readonly Scene[],
): readonly MemorySection[] {
  const byScene = new Map<SceneId, Memory[]>();
  for (const memory of memories)
    byScene.set(memory.scene, [...(byScene.get(memory.scene) ?? []), memory]);
  const known = [...path].reverse().flatMap((scene) => {
    const inIt = byScene.get(scene.id);
    byScene.delete(scene.id);
    return inIt === undefined ? [] : [sectionOf(scene, inIt)];
  });
  const unplaced = [...byScene.values()].flat();
  return unplaced.length === 0
    ? known
    : [...known, { key: 'elsewhen', title: memoryTexts.elsewhen, place: null, memories: unplaced }];
}

function sectionOf({ id, number, words }: Scene, memories: readonly Memory[]): MemorySection {
  const place = words?.place ?? '';
  const title = memoryTexts.scene(number, place === '' ? null : placeTitle(place));
  return { key: id, title, place, memories };
}

function cutAfter(sections: readonly MemorySection[], most: number): readonly MemorySection[] {
  let left = most;
  return sections.flatMap((section) => {
    const memories = section.memories.slice(0, Math.max(0, left));
    left -= memories.length;
    return memories.length === 0 ? [] : [{ ...section, memories }];
  });
}
