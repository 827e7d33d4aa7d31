import fc from 'fast-check';

import { deepMerge, deepMergeAll } from '@/foundation/json-trees/deep-merge';
import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { arbitraryPatch } from '@/foundation/testing/arbitrary-json';

/** A state is what comes of merging: it has no nulls of its own. */
const arbitraryState = arbitraryPatch.map((patch) => deepMerge({}, patch));

it('[001 §4.2; arch §2.4] objects merge key by key', () => {
  expect(deepMerge({ a: { b: 1, c: 2 } }, { a: { c: 3, d: 4 } })).toEqual({
    a: { b: 1, c: 3, d: 4 },
  });
});

it('[001 §4.2; arch §2.4] arrays are replaced, not joined', () => {
  expect(deepMerge({ items: [1, 2, 3] }, { items: [4, 5] })).toEqual({ items: [4, 5] });
});

it('[001 §4.2; arch §2.4] null removes a key, however deep, and one that is not there is no fault', () => {
  expect(deepMerge({ a: { b: 1, c: 2 } }, { a: { b: null, x: null }, y: { z: null } })).toEqual({
    a: { c: 2 },
    y: {},
  });
});

it('[arch §2.4] an object takes the place of a plain value, and a plain value that of an object', () => {
  expect(deepMerge({ a: 1, b: { c: 1 } }, { a: { d: 2 }, b: 'gone' })).toEqual({
    a: { d: 2 },
    b: 'gone',
  });
});

it('[001 §4.2] the empty patch gives back the very same state', () => {
  fc.assert(
    fc.property(arbitraryState, (state) => {
      expect(deepMerge(state, {})).toBe(state);
    }),
  );
});

it('a patch that says what is already so gives back the very same state', () => {
  const state = { place: 'weir', torch: { lit: true } };
  expect(deepMerge(state, { place: 'weir', torch: { lit: true, oil: null }, gone: null })).toBe(
    state,
  );
});

it('[001 §4.2] a state merged into nothing is that state', () => {
  fc.assert(
    fc.property(arbitraryState, (state) => {
      expect(deepMerge({}, state)).toEqual(state);
    }),
  );
});

it('[001 §4.2] a patch merged twice changes nothing the second time', () => {
  fc.assert(
    fc.property(arbitraryState, arbitraryPatch, (state, patch) => {
      const once = deepMerge(state, patch);
      expect(deepMerge(once, patch)).toEqual(once);
    }),
  );
});

it('[001 §4.2] the result holds no null outside of lists', () => {
  fc.assert(
    fc.property(arbitraryState, arbitraryPatch, (state, patch) => {
      expect(holdsNull(deepMerge(state, patch))).toBe(false);
    }),
  );
});

it('[002-dm §6] neither state nor patch is changed', () => {
  fc.assert(
    fc.property(arbitraryState, arbitraryPatch, (state, patch) => {
      const before = JSON.stringify([state, patch]);
      deepMerge(state, patch);
      expect(JSON.stringify([state, patch])).toBe(before);
    }),
  );
});

it('[001 §4.2] many patches are merged one after the other, and none of them is changed (seed 42)', () => {
  fc.assert(
    fc.property(arbitraryState, fc.array(arbitraryPatch, { maxLength: 6 }), (state, patches) => {
      const before = JSON.stringify([state, patches]);
      const merged = deepMergeAll(state, patches);
      expect(merged).toEqual(patches.reduce(deepMerge, state));
      // What came out shares nothing that a later merge could change.
      deepMergeAll(merged, patches);
      expect(JSON.stringify([state, patches])).toBe(before);
    }),
    { seed: 42, numRuns: 500 },
  );
});

it('no patch reaches the prototype of anything', () => {
  fc.assert(
    fc.property(arbitraryState, arbitraryPatch, (state, patch) => {
      const merged = deepMerge(state, patch);
      expect(everyPrototype(merged)).toEqual(new Set([Object.prototype]));
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
  );
  const hostile = JSON.parse(
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"x":1}}}',
  ) as JsonObject;
  expect(deepMerge({}, hostile)).toEqual({});
  expect('polluted' in {}).toBe(false);
});

function holdsNull(value: Json | undefined): boolean {
  if (!isJsonObject(value)) return value === null;
  return Object.values(value).some(holdsNull);
}

function everyPrototype(value: JsonObject): Set<unknown> {
  const inner = Object.values(value)
    .filter(isJsonObject)
    .flatMap((one) => [...everyPrototype(one)]);
  return new Set([Object.getPrototypeOf(value), ...inner]);
}
