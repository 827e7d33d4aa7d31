import type { BranchId, SceneId } from '@/foundation/ids';
import type { NamedSave } from '@/story/log/entry';
import type { Scene } from '@/story/log/scene';

/** One scene of the story's tree: every road ever taken, also those the player left. */
export type TreeScene = {
  readonly id: SceneId;
  readonly parent: SceneId | null;
  readonly branch: BranchId;
  readonly number: number;
  /** What the player did to come here. */
  readonly taken: string | null;
  readonly place: string;
  readonly ending: string | null;
  /** On the road to where the player stands. */
  readonly isOnPath: boolean;
  readonly isHead: boolean;
  /** Names the player gave it. */
  readonly saves: readonly string[];
};

/** Parents before children; of siblings the older first. */
export function storyTree({
  scenes,
  path,
  saves,
}: {
  readonly scenes: Iterable<Scene>;
  readonly path: readonly Scene[];
  readonly saves: readonly NamedSave[];
}): readonly TreeScene[] {
  const onPath = new Set(path.map(({ id }) => id));
  const head = path[path.length - 1]?.id ?? null;
  return [...scenes]
    .sort((one, other) => one.number - other.number)
    .map(({ id, parent, branch, number, outcome, words }) => ({
      id,
      parent,
      branch,
      number,
      taken: outcome.taken?.text ?? null,
      place: words?.place ?? '',
      ending: outcome.ending,
      isOnPath: onPath.has(id),
      isHead: id === head,
      saves: saves.filter(({ scene }) => scene === id).map(({ name }) => name),
    }));
}
