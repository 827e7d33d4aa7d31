import fc from 'fast-check';

import { deepMerge } from '@/foundation/json-trees/deep-merge';
import { patchBetween } from '@/foundation/json-trees/patch-between';
import { arbitraryPatch } from '@/foundation/testing/arbitrary-json';

const arbitraryState = arbitraryPatch.map((patch) => deepMerge({}, patch));

it('leads from any state to any other', () => {
  fc.assert(
    fc.property(arbitraryState, arbitraryState, (before, after) => {
      expect(deepMerge(before, patchBetween(before, after))).toEqual(after);
    }),
    { numRuns: 500 },
  );
});

it('is empty between a state and itself, or its copy', () => {
  fc.assert(
    fc.property(arbitraryState, (state) => {
      expect(patchBetween(state, state)).toEqual({});
      expect(patchBetween(state, JSON.parse(JSON.stringify(state)) as typeof state)).toEqual({});
    }),
  );
});

it('says only what changed, and can say that one object replaces another', () => {
  const before = { place: 'weir', flags: { seen: true }, puzzle: { old: 1 } };
  expect(
    patchBetween(before, { place: 'mill', flags: { seen: true }, puzzle: { fresh: 2 } }),
  ).toEqual({ place: 'mill', puzzle: { old: null, fresh: 2 } });
});
