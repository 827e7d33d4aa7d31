import fc from 'fast-check';

import { deepMerge } from '@/foundation/json-trees/deep-merge';
import type { JsonObject } from '@/foundation/json';
import { patchBetween } from '@/foundation/json-trees/patch-between';
import { stateDifferences } from '@/story/state/state-differences';

const lines = (before: JsonObject, after: JsonObject) =>
  stateDifferences(before, after).map(
    ({ path, before: old, after: young }) =>
      `${path.join('.')}: ${JSON.stringify(old)} → ${JSON.stringify(young)}`,
  );

const json = fc.letrec((tie) => ({
  leaf: fc.oneof(fc.integer(), fc.boolean(), fc.constantFrom('a', 'b')),
  list: fc.array(tie('leaf'), { maxLength: 2 }),
  object: fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('any'), { maxKeys: 3 }),
  any: fc.oneof({ maxDepth: 3 }, tie('leaf'), tie('list'), tie('object')),
})).object as fc.Arbitrary<JsonObject>;

describe('the difference between two states', () => {
  it('[001 §12.2] names each value that changed, came or went', () => {
    expect(
      lines(
        { place: 'yard', people: { oda: { feeling: 0 } }, flags: { told: true } },
        { place: 'mill', people: { oda: { feeling: 5 } }, inventory: { apple: 1 }, flags: {} },
      ),
    ).toEqual([
      'flags.told: true → undefined',
      'inventory.apple: undefined → 1',
      'people.oda.feeling: 0 → 5',
      'place: "yard" → "mill"',
    ]);
  });

  it('a list is one value, and a value that becomes a group is named once', () => {
    expect(lines({ a: [1, 2], b: 3 }, { a: [1], b: { c: 1 } })).toEqual([
      'a: [1,2] → [1]',
      'b: 3 → {"c":1}',
    ]);
  });

  it('there is none exactly when a patch that leads from one to the other changes nothing', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(stateDifferences(before, before)).toEqual([]);
        const merged = deepMerge(before, patchBetween(before, after));
        expect(stateDifferences(merged, after)).toEqual([]);
        const isSame = stateDifferences(before, after).length === 0;
        expect(Object.keys(patchBetween(before, after)).length === 0).toBe(isSame);
      }),
    );
  });
});
