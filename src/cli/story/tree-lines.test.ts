import { treeLines } from '@/cli/story/tree-lines';
import type { TreeScene } from '@/engine/session/story-tree';
import { storedId } from '@/foundation/ids';

const scene = (id: string, parent: string | null, more: Partial<TreeScene> = {}): TreeScene => ({
  id: storedId.scene(id),
  parent: parent === null ? null : storedId.scene(parent),
  branch: storedId.branch('main'),
  number: id.length,
  taken: parent === null ? null : `to ${id}`,
  place: 'the yard',
  ending: null,
  isOnPath: false,
  isHead: false,
  saves: [],
  ...more,
});

it('draws later roads to the right of the first, each under the scene it left', () => {
  const tree = [
    scene('a', null, { isOnPath: true }),
    scene('ab', 'a'),
    scene('ac', 'a', { isOnPath: true, isHead: true, saves: ['here'] }),
    scene('abd', 'ab', { ending: 'away' }),
    scene('abe', 'ab', { place: '' }),
  ];
  expect(treeLines(tree)).toEqual([
    '• 1  the yard',
    '├─ ● 2  the yard  > to ac  [here]  <- here',
    '· 2  the yard  > to ab',
    '├─ · 3  > to abe',
    '· 3  the yard  > to abd  (an ending)',
  ]);
});

it('draws a story of thousands of scenes', () => {
  const ids = Array.from({ length: 20_000 }, (_, index) => `s${String(index)}`);
  const tree = ids.map((id, index) => scene(id, ids[index - 1] ?? null));
  expect(treeLines(tree)).toHaveLength(20_000);
});
