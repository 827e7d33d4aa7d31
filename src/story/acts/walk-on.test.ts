import fc from 'fast-check';

import type { Scene } from '@/story/log/scene';
import { scenesOfAPath } from '@/story/testing/scenes-of-a-path';
import { walkOn, type Walked } from '@/story/acts/walk-on';

const listing = {
  start: '',
  step: (before: string, { outcome }: Scene) => `${before}/${String(outcome.taken?.text)}`,
};

it('a walk that goes on says what one from the beginning says, on whatever road it is asked', () => {
  const roads = fc.array(fc.array(fc.constantFrom('left', 'right'), { maxLength: 8 }), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(roads, (asked) => {
      const scenes = new Map<string, Scene>();
      let before: Walked<string> | undefined;
      for (const road of asked) {
        // The same steps are the same scenes, as in the tree of a story.
        const path = road.map((step, at) => {
          const key = road.slice(0, at + 1).join('/');
          const scene = scenes.get(key) ?? scenesOfAPath([{ taken: step }])[0];
          if (scene === undefined) throw new Error('a path of one scene has one');
          scenes.set(key, scene);
          return scene;
        });
        before = walkOn(before, path, listing);
        expect(before.value).toBe(walkOn(undefined, path, listing).value);
      }
    }),
  );
});

it('only what is new is walked, also when the last scene was told meanwhile', () => {
  const path = scenesOfAPath([{ taken: 'one' }, { taken: 'two' }, { taken: 'three' }]);
  const step = jest.fn(listing.step);
  const before = walkOn(undefined, path.slice(0, 2), { start: '', step });
  const words = { place: '', paragraphs: [], choices: [], rung: 'built-in' } as const;
  const told = path.map((scene) => ({ ...scene, words }));
  expect(walkOn(before, told, { start: '', step }).value).toBe('/one/two/three');
  expect(step).toHaveBeenCalledTimes(3);
});
