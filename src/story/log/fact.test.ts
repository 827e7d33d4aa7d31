import fc from 'fast-check';

import { deepMerge } from '@/foundation/json-trees/deep-merge';
import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { factsAt, factsNow, ledgerAfter, type Ledger } from '@/story/log/fact';
import { reservedSubtrees, type StoryState } from '@/story/state/story-state';

function ledgerOf(states: readonly StoryState[]): Ledger {
  return states.reduce<Ledger>(
    (ledger, after, index) =>
      ledgerAfter(ledger, { scene: index + 1, before: states[index - 1] ?? {}, after, said: [] }),
    [],
  );
}

const short = (ledger: Ledger) =>
  ledger.map(({ about, value, from, until }) => [about, value, from, until]);

it('a change of the state ends one fact and begins another', () => {
  const ledger = ledgerOf([
    { place: 'mill', people: { oda: { place: 'weir' } } },
    { place: 'weir', people: { oda: { place: 'weir' } } },
    { place: 'weir', people: { oda: {} } },
  ]);
  expect(short(ledger)).toEqual([
    ['people.oda.place', 'weir', 1, 3],
    ['place', 'mill', 1, 2],
    ['place', 'weir', 2, null],
  ]);
});

it('what skills keep of their own is no fact', () => {
  expect(ledgerOf([{ weather: 'snow', reputation: { millers: 3 } }])).toEqual([]);
});

it('a list is one value, and stays one fact as long as it says the same', () => {
  const ledger = ledgerOf([
    { flags: { seen: ['a'] } },
    { flags: { seen: ['a'] } },
    { flags: { seen: ['a', 'b'] } },
  ]);
  expect(short(ledger)).toEqual([
    ['flags.seen', ['a'], 1, 3],
    ['flags.seen', ['a', 'b'], 3, null],
  ]);
});

it('a value that becomes an object ends, and its parts begin', () => {
  const ledger = ledgerOf([{ inventory: { torch: 1 } }, { inventory: { torch: { lit: true } } }]);
  expect(short(factsNow(ledger))).toEqual([['inventory.torch.lit', true, 2, null]]);
});

it('what a beat made true and what people saw stay true, with who saw it', () => {
  const said = [
    { kind: 'consequence', about: 'first_flakes', value: 'It snows.', witnesses: null },
    { kind: 'event', about: 'm-1', value: 'You promised Wen.', witnesses: ['wen'] },
  ] as const;
  const ledger = ledgerAfter([], { scene: 4, before: {}, after: {}, said });
  expect(factsNow(ledger)).toEqual(said.map((fact) => ({ ...fact, from: 4, until: null })));
});

/** Every path of the reserved subtrees with its value. */
function leavesOf(state: StoryState): ReadonlyMap<string, Json> {
  const leaves = new Map<string, Json>();
  const visit = (path: string, value: Json): void => {
    if (!isJsonObject(value)) leaves.set(path, value);
    else for (const [key, inner] of Object.entries(value)) visit(`${path}.${key}`, inner);
  };
  for (const subtree of reservedSubtrees) {
    const value = state[subtree];
    if (value !== undefined) visit(subtree, value);
  }
  return leaves;
}

const small = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.boolean(), fc.constant(null));
const patch: fc.Arbitrary<JsonObject> = fc.record(
  {
    place: fc.constantFrom('mill', 'weir', 'ridge'),
    people: fc.dictionary(fc.constantFrom('oda', 'wen'), fc.record({ feeling: small })),
    flags: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.oneof(small, fc.array(small))),
    inventory: fc.dictionary(
      fc.constantFrom('rope', 'torch'),
      fc.oneof(small, fc.record({ lit: small })),
    ),
    weather: small,
  },
  { requiredKeys: [] },
);

it('[arch §6.3] undo by replay: the facts of any scene are the state of that scene (seed 44)', () => {
  fc.assert(
    fc.property(fc.array(patch, { maxLength: 12 }), (patches) => {
      const states: StoryState[] = [];
      for (const each of patches) states.push(deepMerge(states[states.length - 1] ?? {}, each));
      const ledger = ledgerOf(states);
      for (const [index, state] of states.entries()) {
        const then = factsAt(ledger, index + 1);
        expect(new Map(then.map(({ about, value }) => [about, value]))).toEqual(leavesOf(state));
        expect(then.length).toBe(leavesOf(state).size);
        expect(ledgerOf(states.slice(0, index + 1))).toEqual(
          ledger
            .filter(({ from }) => from <= index + 1)
            .map((fact) => ({
              ...fact,
              until: fact.until !== null && fact.until <= index + 1 ? fact.until : null,
            })),
        );
      }
    }),
    { seed: 44, numRuns: 300 },
  );
});

it('[arch §2.2.3] scripts that touch different things leave the same facts in any order (seed 45)', () => {
  const ofTool = (tool: string): fc.Arbitrary<JsonObject> =>
    fc
      .dictionary(fc.constantFrom('x', 'y'), small)
      .map((values) => ({ flags: { [tool]: values } }));
  fc.assert(
    fc.property(
      patch,
      fc.tuple(ofTool('one'), ofTool('two'), ofTool('three')),
      fc.shuffledSubarray([0, 1, 2] as const, { minLength: 3 }),
      (start, patches, order) => {
        const before = deepMerge({}, start);
        const merged = (indices: readonly number[]): StoryState =>
          indices.reduce((state, index) => deepMerge(state, patches[index] ?? {}), before);
        const ledger = ledgerOf([before]);
        const after = (indices: readonly number[]): Ledger =>
          ledgerAfter(ledger, { scene: 2, before, after: merged(indices), said: [] });
        expect(after(order)).toEqual(after([0, 1, 2]));
      },
    ),
    { seed: 45, numRuns: 300 },
  );
});
