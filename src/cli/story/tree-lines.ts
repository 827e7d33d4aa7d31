import type { SceneId } from '@/foundation/ids';
import type { TreeScene } from '@/engine/session/story-tree';

/**
 * A story's tree with plain lines. A road goes straight down; a scene that was left by several roads
 * has the later ones set to the right, so that a long story stays narrow.
 */
export function treeLines(tree: readonly TreeScene[]): readonly string[] {
  const children = new Map<SceneId | null, TreeScene[]>();
  for (const scene of tree)
    children.set(scene.parent, [...(children.get(scene.parent) ?? []), scene]);
  const lines: string[] = [];
  // A list of what is left to draw, not a call for each scene: a story may have thousands in a row.
  const waiting: Drawn[] = siblings(children.get(null) ?? [], '');
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { scene, lead, below } = next;
    lines.push(`${lead}${sceneLine(scene)}`);
    waiting.push(...siblings(children.get(scene.id) ?? [], below));
  }
  return lines;
}

type Drawn = { readonly scene: TreeScene; readonly lead: string; readonly below: string };

/** The last first: they are drawn from the end. The first goes straight on, under its branching siblings. */
function siblings(scenes: readonly TreeScene[], lead: string): Drawn[] {
  const [straight, ...others] = scenes;
  if (straight === undefined) return [];
  return [
    { scene: straight, lead, below: lead },
    ...others.reverse().map((scene) => ({ scene, lead: `${lead}├─ `, below: `${lead}│  ` })),
  ];
}

function sceneLine({ number, place, taken, ending, isHead, isOnPath, saves }: TreeScene): string {
  const mark = isHead ? '●' : isOnPath ? '•' : '·';
  return [
    `${mark} ${String(number)}`,
    ...(place === '' ? [] : [place]),
    ...(taken === null ? [] : [`> ${taken}`]),
    ...(ending === null ? [] : ['(an ending)']),
    ...saves.map((name) => `[${name}]`),
    ...(isHead ? ['<- here'] : []),
  ].join('  ');
}
