import { fail, succeed, type Result } from '@/foundation/result';
import type { WholeStory } from '@/persistence/rows/whole-story';
import type { RowKind } from '@/transfer/row-columns';
import { readRowLines, rowLine, type Row } from '@/transfer/row-lines';

type RowList = Exclude<keyof WholeStory, 'playthrough' | 'assetBytes'>;

/** Which lines a story has, in this order. */
const listOf: Readonly<Record<RowList, RowKind>> = {
  branches: 'branch',
  scenes: 'scene',
  entries: 'entry',
  saves: 'save',
  assets: 'asset',
  storage: 'storage',
  visits: 'visit',
  visitedScenes: 'visited scene',
  portraits: 'portrait',
};

/** A story as lines; the bytes of its assets are files of their own. */
export function storyLines(story: WholeStory): string {
  const lists = Object.entries(listOf) as readonly (readonly [RowList, RowKind])[];
  return [
    rowLine('playthrough', story.playthrough),
    ...lists.flatMap(([list, kind]) => story[list].map((row: Row) => rowLine(kind, row))),
  ].join('');
}

/** Rows of the right form, or what is wrong, for the end of a sentence; what they hold is for others to judge. */
export function readStoryLines(
  bytes: Uint8Array,
  assetBytes: ReadonlyMap<string, Uint8Array>,
): Result<WholeStory, string> {
  const lines = readRowLines(bytes);
  if (!lines.ok) return lines;
  const ofKind = (wanted: RowKind): readonly Row[] =>
    lines.value.filter(({ kind }) => kind === wanted).map(({ row }) => row);
  // Each line was found to have the columns of its kind.
  const listed = <List extends RowList>(list: List): WholeStory[List] =>
    ofKind(listOf[list]) as unknown as WholeStory[List];
  const [playthrough, ...others] = ofKind('playthrough');
  const hasForeign = lines.value.some(({ kind }) => kind === 'setting');
  if (playthrough === undefined || others.length > 0 || hasForeign)
    return fail('it does not hold one story');
  return succeed({
    playthrough: playthrough as WholeStory['playthrough'],
    branches: listed('branches'),
    scenes: listed('scenes'),
    entries: listed('entries'),
    saves: listed('saves'),
    assets: listed('assets'),
    storage: listed('storage'),
    visits: listed('visits'),
    visitedScenes: listed('visitedScenes'),
    portraits: listed('portraits'),
    assetBytes,
  });
}
