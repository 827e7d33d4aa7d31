import fc from 'fast-check';

import type { BeatOutcome } from '@/story/campaign/beat';
import { beatOutcomeAt } from '@/story/beats/beat-outcome';

function ways(...probabilities: readonly (number | null)[]): readonly BeatOutcome[] {
  return probabilities.map((probability, index) => ({
    id: String(index),
    description: null,
    probability,
    consequences: [],
    nextBeat: null,
  }));
}

/** How many of a thousand lots, evenly spread, fall on each. */
function thousand(outcomes: readonly BeatOutcome[]): readonly number[] {
  const fallen = Array.from({ length: 1000 }, (_, lot) =>
    beatOutcomeAt(outcomes, (lot + 0.5) / 1000),
  );
  return outcomes.map((outcome) => fallen.filter((each) => each === outcome).length);
}

it.each([
  ['as given', [0.7, 0.3], [700, 300]],
  ['equal when none is given', [null, null, null, null], [250, 250, 250, 250]],
  ['what is left is shared', [0.5, null, null], [500, 250, 250]],
  ['nothing is left', [1, null], [1000, 0]],
  ['more than the whole', [1, 1, null], [500, 500, 0]],
  ['less than the whole', [0.1, 0.3], [250, 750]],
  ['all impossible', [0, 0], [500, 500]],
  ['one impossible', [0, 1], [0, 1000]],
  ['only one', [0.2], [1000]],
])('[arch §6.2.5] an outcome comes by its probability: %s', (_, probabilities, shares) => {
  expect(thousand(ways(...probabilities))).toEqual(shares);
});

it('[arch §6.2.5] some outcome is always drawn, and none that cannot come', () => {
  const probability = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));
  fc.assert(
    fc.property(
      fc.array(probability, { minLength: 1, maxLength: 6 }),
      fc.double({ min: 0, max: 0.999_999, noNaN: true }),
      (probabilities, lot) => {
        const drawn = beatOutcomeAt(ways(...probabilities), lot);
        expect(drawn).not.toBeNull();
        if (probabilities.some((each) => each !== 0 && each !== null))
          expect(drawn?.probability).not.toBe(0);
      },
    ),
  );
});

it('a beat without outcomes turns out in no way of its own', () => {
  expect(beatOutcomeAt([], 0.5)).toBeNull();
});
