import { linesOfKind, type EngineLineKind } from '@/narrator/lines/engine-lines';
import { dangerBreathers } from '@/narrator/library/danger-breathers';
import { dialogueBreathers } from '@/narrator/library/dialogue-breathers';
import { journeyBreathers } from '@/narrator/library/journey-breathers';
import type { LibraryBreather } from '@/narrator/library/library-breather';
import { momentBreathers } from '@/narrator/library/moment-breathers';
import { moreLines } from '@/narrator/library/more-lines';
import { resolutionBreathers } from '@/narrator/library/resolution-breathers';
import { seamLines } from '@/narrator/library/seam-lines';
import { typedLines } from '@/narrator/library/typed-lines';
import type { SceneKind } from '@/story/acts/scene-kind';

const breathers: Readonly<Record<SceneKind, readonly LibraryBreather[]>> = {
  journey: journeyBreathers,
  dialogue: dialogueBreathers,
  danger: dangerBreathers,
  resolution: resolutionBreathers,
  moment: momentBreathers,
};

const ownLines: Readonly<Record<string, readonly string[]>> = { ...moreLines, ...typedLines };

/** The words of an id such as `@journey-7` or `@dusk-2`: the list, and the place in it. */
export function textOfId(id: string): string | null {
  const match = /^@([a-z]+)-([1-9]\d*)$/.exec(id);
  const list = match?.[1] ?? '';
  return textsOf(list)[Number(match?.[2]) - 1 - offsetOf(list)] ?? null;
}

/** The ids of all texts of a list. */
export function idsOf(list: string): readonly string[] {
  return textsOf(list).map((_, at) => `@${list}-${String(at + 1 + offsetOf(list))}`);
}

export function breathersFor(scene: SceneKind, where: 'inside' | 'outside'): readonly string[] {
  return idsOf(scene).filter((_, at) => {
    const place = breathers[scene][at]?.where;
    return place === 'anywhere' || place === where;
  });
}

function textsOf(list: string): readonly string[] {
  if (isScene(list)) return breathers[list].map(({ text }) => text);
  if (Object.hasOwn(seamLines, list)) return seamLines[list] ?? [];
  return Object.hasOwn(ownLines, list) ? (ownLines[list] ?? []) : [];
}

/** The first lines of some kinds are not in the library. */
function offsetOf(list: string): number {
  return Object.hasOwn(ownLines, list) ? linesOfKind(list as EngineLineKind) : 0;
}

function isScene(list: string): list is SceneKind {
  return Object.hasOwn(breathers, list);
}
