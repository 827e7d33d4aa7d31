import {
  branchId,
  memoryId,
  planId,
  playthroughId,
  sceneId,
  type BranchId,
  type SceneId,
} from '@/foundation/ids';

it('the same story gives the same ids, another seed others', () => {
  const idsOf = (seed: number) => {
    const story = playthroughId('weir', seed, 1);
    const branch = branchId(story, 0);
    const scene = sceneId(branch, 3);
    return [story, branch, scene, memoryId(scene, 'store', 0), planId(scene, 1)];
  };
  expect(idsOf(7)).toEqual(idsOf(7));
  expect(idsOf(8)).not.toEqual(idsOf(7));
  expect(idsOf(7).map((id) => id.replace(/-[0-9a-f]{12}$/, ''))).toEqual([
    'story',
    'branch',
    'scene',
    'memory',
    'plan',
  ]);
});

it('an id of one kind is not taken for another', () => {
  const branch: BranchId = branchId(playthroughId('weir', 1, 1), 0);
  // @ts-expect-error -- a branch is no scene
  const scene: SceneId = branch;
  expect(scene).toBe(branch);
});
