import fc from 'fast-check';

import { deepMerge } from '@/foundation/json-trees/deep-merge';
import { isJsonObject, type JsonObject } from '@/foundation/json';
import { mergePatches } from '@/foundation/json-trees/merge-patches';
import { arbitraryPatch } from '@/foundation/testing/arbitrary-json';

const arbitraryState = arbitraryPatch.map((patch) => deepMerge({}, patch));

/** Whether `second` puts an object where `first` removes or overwrites: what one patch cannot say. */
function replacesAnObject(first: JsonObject, second: JsonObject): boolean {
  return Object.entries(second).some(([key, value]) => {
    if (!Object.hasOwn(first, key) || !isJsonObject(value)) return false;
    const before = first[key];
    return isJsonObject(before) ? replacesAnObject(before, value) : true;
  });
}

it('keeps the nulls: they still have something to remove', () => {
  expect(mergePatches([{ a: { b: 1 } }, { a: { b: null }, c: null }])).toEqual({
    a: { b: null },
    c: null,
  });
});

it('[001 §13.4] two patches as one do what they do one after the other', () => {
  fc.assert(
    fc.property(arbitraryState, arbitraryPatch, arbitraryPatch, (state, first, second) => {
      fc.pre(!replacesAnObject(first, second));
      expect(deepMerge(state, mergePatches([first, second]))).toEqual(
        deepMerge(deepMerge(state, first), second),
      );
    }),
    { numRuns: 500 },
  );
});

it('one patch cannot say that an object replaces another: what the state held shows through', () => {
  const state = { puzzle: { old: 1 } };
  const [clear, fill] = [{ puzzle: null }, { puzzle: { fresh: 2 } }];
  expect(deepMerge(deepMerge(state, clear), fill)).toEqual({ puzzle: { fresh: 2 } });
  expect(deepMerge(state, mergePatches([clear, fill]))).toEqual({ puzzle: { old: 1, fresh: 2 } });
});

it('changes neither patch, and no prototype', () => {
  fc.assert(
    fc.property(arbitraryPatch, arbitraryPatch, (first, second) => {
      const before = JSON.stringify([first, second]);
      const merged = mergePatches([first, second]);
      expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
      expect(JSON.stringify([first, second])).toBe(before);
    }),
  );
});

it('many patches are merged as if it were two at a time, and none of them changes (seed 8)', () => {
  fc.assert(
    fc.property(arbitraryPatch, fc.array(arbitraryPatch, { maxLength: 5 }), (first, others) => {
      const before = JSON.stringify([first, others]);
      const pairwise = others.reduce(
        (merged, patch) => mergePatches([merged, patch]),
        mergePatches([first]),
      );
      expect(mergePatches([first, ...others])).toEqual(pairwise);
      expect(JSON.stringify([first, others])).toBe(before);
    }),
    { numRuns: 500, seed: 8 },
  );
});

it('a thousand patches on a large one take no thousand copies of it', () => {
  const large = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`key ${n}`, n]));
  const small = Array.from({ length: 1_000 }, (_, n) => ({ all: { [`further ${n}`]: n } }));
  const began = performance.now();
  const merged = mergePatches([{ all: large }, ...small]);
  expect(performance.now() - began).toBeLessThan(1_000);
  expect(Object.keys(merged['all'] ?? {}).length).toBe(11_000);
});
