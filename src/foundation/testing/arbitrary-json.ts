import fc from 'fast-check';

import type { Json, JsonObject } from '@/foundation/json';

// Few names, so that patches meet: with free names two random objects share nothing.
const names = fc.constantFrom('a', 'b', 'c', 'torch', '__proto__', 'constructor', 'toString');

const plainValues = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.boolean(),
  fc.constantFrom('', 'lit', 'out'),
  fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 2 }),
);

function objects(leaf: fc.Arbitrary<Json>): fc.Arbitrary<JsonObject> {
  const { object } = fc.letrec<{ value: Json; object: JsonObject }>((tie) => ({
    value: fc.oneof({ depthSize: 'small', withCrossShrink: true }, leaf, tie('object')),
    object: fc
      .uniqueArray(fc.tuple(names, tie('value')), { maxLength: 4, selector: ([name]) => name })
      .map((entries) => JSON.parse(objectText(entries)) as JsonObject),
  }));
  return object;
}

/** Through text, as patches arrive: an own key `__proto__` survives parsing. */
function objectText(entries: readonly (readonly [string, Json])[]): string {
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join()}}`;
}

export const arbitraryPatch: fc.Arbitrary<JsonObject> = objects(
  fc.oneof(plainValues, fc.constant(null)),
);
