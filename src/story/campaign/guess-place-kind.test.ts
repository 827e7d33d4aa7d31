import fc from 'fast-check';

import { guessPlaceKind } from '@/story/campaign/guess-place-kind';
import { placeKinds } from '@/story/campaign/campaign';

it.each([
  ['the weir', [], 'water'],
  ['the river road', [], 'road'],
  ['the road by the river', [], 'water'],
  ['The Old CHAPEL', [], 'interior'],
  ['the gap', ['Pines, then more forest, down to a river.', null], 'forest'],
  ['the gap', [null, 'under a wide sky'], 'sky'],
  ['the chapel', ['It looks on the turnip field.'], 'interior'],
  ['the galley', ['A stove, and a window on the river.'], 'interior'],
  ['Platform Two', [], 'road'],
  ['the assize barge', [], 'water'],
  ['Roadless', ['Afield.'], 'village'],
  ['', [], 'village'],
] as const)('"%s", described by %j, looks like: %s', (name, others, kind) => {
  expect(guessPlaceKind(name, others)).toBe(kind);
});

it('every name is some kind of place', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.option(fc.string())), (name, others) => {
      expect(placeKinds).toContain(guessPlaceKind(name, others));
    }),
  );
});
