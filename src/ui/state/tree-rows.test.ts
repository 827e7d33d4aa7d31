import fc from 'fast-check';

import { sampleTree } from '@/ui/state/testing/tree-samples';
import { treeRows } from '@/ui/state/tree-rows';

const drawn = (tree: ReturnType<typeof sampleTree>) =>
  treeRows(tree).map(({ scene, column, from, onward, beside, roadLength }) =>
    [scene.id, column, from, onward, beside, roadLength].join(' '),
  );

/** Any tree, and any scene of it to stand at. */
const anyTree = fc
  .array(fc.nat(), { maxLength: 40 })
  .chain((parents) =>
    fc.tuple(
      fc.constant(
        [null, ...parents.map((parent, index) => parent % (index + 1))].map((parent) => ({
          parent,
        })),
      ),
      fc.nat({ max: parents.length }),
    ),
  )
  .map(([scenes, head]) => sampleTree(scenes, head));

describe('the roads of a story', () => {
  it('[001 §12.2] stand beside the one in use, where they left it, and the one in use goes on below', () => {
    const tree = sampleTree(
      [{ parent: null }, { parent: 0 }, { parent: 1 }, { parent: 0 }, { parent: 3 }],
      4,
    );
    expect(drawn(tree)).toEqual([
      's0 0 nowhere this-road  ',
      's1 1 fork another this-road 2',
      's2 1 above  this-road ',
      's3 0 above this-road  ',
      's4 0 above   ',
    ]);
  });

  it('[001 §12.2] go on dashed below the scene where the player stands', () => {
    const tree = sampleTree([{ parent: null }, { parent: 0 }, { parent: 1 }, { parent: 0 }], 0);
    expect(drawn(tree)).toEqual([
      's0 0 nowhere another  ',
      's3 1 fork  another 1',
      's1 0 above another  ',
      's2 0 above   ',
    ]);
  });

  it('begin anew where a scene has no past, the one in use last', () => {
    const tree = sampleTree([{ parent: null }, { parent: null }, { parent: 1 }], 2);
    expect(drawn(tree)).toEqual(['s0 0 nowhere   ', 's1 0 nowhere this-road  ', 's2 0 above   ']);
  });

  it('of no story are none', () => {
    expect(treeRows([])).toEqual([]);
  });

  it('have each scene once, after the one before it, and the road in use in the first column', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const rows = treeRows(tree);
        expect(rows.map(({ scene }) => scene.id).sort()).toEqual(tree.map(({ id }) => id).sort());
        const position = new Map(rows.map(({ scene }, index) => [scene.id, index]));
        for (const [index, { scene, column, from }] of rows.entries()) {
          const before = scene.parent === null ? -1 : (position.get(scene.parent) ?? Infinity);
          expect(before).toBeLessThan(index);
          expect(column - (rows[before]?.column ?? 0)).toBe(from === 'fork' ? 1 : 0);
          if (scene.isOnPath) expect(column).toBe(0);
        }
      }),
    );
  });

  it('a story of 5,000 scenes in one road is laid out without going too deep', () => {
    const scenes = Array.from({ length: 5_000 }, (_, index) => ({
      parent: index === 0 ? null : index - 1,
    }));
    expect(treeRows(sampleTree(scenes, 4_999))).toHaveLength(5_000);
  });
});
