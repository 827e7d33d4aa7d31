import type { TreeScene } from '@/engine/session/story-tree';

/** One scene of the story's tree, and the lines of the roads beside it. */
export type TreeRow = {
  readonly scene: TreeScene;
  /** 0 is the road in use; a road that forks off stands one further. */
  readonly column: number;
  /** The line that comes from the scene before. */
  readonly from: 'nowhere' | 'above' | 'fork';
  /** The line to the next scene of this road. */
  readonly onward: RoadLine | null;
  /** The first road, where this row belongs to one that left it. */
  readonly beside: RoadLine | null;
  /** How many scenes the road that begins here has, with all that forks off it. */
  readonly roadLength: number | null;
};

export type RoadLine = 'this-road' | 'another';

type Next = Pick<TreeRow, 'scene' | 'column' | 'from' | 'beside'>;

/** From the first scene down; at a fork the roads not in use come first, and the one in use goes on below. */
export function treeRows(tree: readonly TreeScene[]): readonly TreeRow[] {
  const children = childrenOf(tree);
  const sizes = sizesOf(tree);
  const begin = { column: 0, from: 'nowhere', beside: null } as const;
  const { main: first, others } = roadsOn(children.get(null));
  const left: Next[] = [...(first === undefined ? [] : [first]), ...others.reverse()].map(
    (scene) => ({ scene, ...begin }),
  );
  const rows: TreeRow[] = [];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { scene, column, from, beside } = next;
    const { main, others: forks } = roadsOn(children.get(scene.id));
    const onward = main === undefined ? null : lineTo(main);
    const roadLength = from === 'fork' ? (sizes.get(scene.id) ?? 1) : null;
    rows.push({ scene, column, from, onward, beside, roadLength });
    if (main !== undefined) left.push({ scene: main, column, from: 'above', beside });
    const passing = column === 0 ? onward : beside;
    for (const fork of forks.reverse())
      left.push({ scene: fork, column: column + 1, from: 'fork', beside: passing });
  }
  return rows;
}

function lineTo({ isOnPath }: TreeScene): RoadLine {
  return isOnPath ? 'this-road' : 'another';
}

function childrenOf(tree: readonly TreeScene[]): ReadonlyMap<string | null, TreeScene[]> {
  const known = new Set<string>(tree.map(({ id }) => id));
  const children = new Map<string | null, TreeScene[]>();
  for (const scene of tree) {
    // A scene whose own past is lost still begins a road.
    const parent = scene.parent !== null && known.has(scene.parent) ? scene.parent : null;
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [scene]);
    else siblings.push(scene);
  }
  return children;
}

/** Parents come before their children: from the end on, each adds itself to its parent. */
function sizesOf(tree: readonly TreeScene[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>(tree.map(({ id }) => [id, 1]));
  for (const { id, parent } of [...tree].reverse())
    if (parent !== null) sizes.set(parent, (sizes.get(parent) ?? 0) + (sizes.get(id) ?? 0));
  return sizes;
}

/** The road in use goes on; where none is, the one that was taken first. */
function roadsOn(scenes: readonly TreeScene[] = []): {
  readonly main: TreeScene | undefined;
  readonly others: TreeScene[];
} {
  const main = scenes.find(({ isOnPath }) => isOnPath) ?? scenes[0];
  return { main, others: scenes.filter((scene) => scene !== main) };
}
