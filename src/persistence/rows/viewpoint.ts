import type { BranchId, PlaythroughId, SceneId } from '@/foundation/ids';
import type { SqlValue } from '@/ports/sql-database';
import type { Branch } from '@/persistence/rows/story-log';
import type { Scene } from '@/story/log/scene';

/** Who asks: one story, seen from one of its scenes. Nothing else is ever answered. */
export type Viewpoint = {
  readonly playthrough: PlaythroughId;
  /** The stretches of road that lead here, the newest first; each up to and with a scene. */
  readonly road: readonly { readonly branch: BranchId; readonly upTo: number }[];
};

/** The road to a scene: its branch, the branch that one left, and so on back to the first. */
export function viewpointAt(
  scene: Pick<Scene, 'id' | 'playthrough' | 'branch' | 'number'> | null,
  log: {
    readonly playthrough: PlaythroughId;
    readonly branch: (id: BranchId) => Branch | null;
    readonly scene: (id: SceneId) => Scene | null;
  },
): Viewpoint {
  const road: { readonly branch: BranchId; readonly upTo: number }[] = [];
  const seen = new Set<BranchId>();
  let at = scene;
  while (at !== null && !seen.has(at.branch)) {
    seen.add(at.branch);
    road.push({ branch: at.branch, upTo: at.number });
    const forkedFrom = log.branch(at.branch)?.forkedFrom ?? null;
    at = forkedFrom === null ? null : log.scene(forkedFrom);
  }
  return { playthrough: log.playthrough, road };
}

/** A part of a WHERE clause that only what lies on the road fulfils; `table` is the name in the query. */
export function onTheRoad(
  { road }: Viewpoint,
  table: string,
): { readonly sql: string; readonly params: readonly SqlValue[] } {
  if (road.length === 0) return { sql: '0', params: [] };
  const stretch = `(${table}.branch = ? AND ${table}.scene_number <= ?)`;
  return {
    sql: `(${road.map(() => stretch).join(' OR ')})`,
    params: road.flatMap(({ branch, upTo }) => [branch, upTo]),
  };
}
