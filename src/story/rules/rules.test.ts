import fc from 'fast-check';

import { feelingModifier } from '@/story/state/feelings';
import {
  bandsOfTotal,
  cappedSentiment,
  defaultRules,
  difficultyModifier,
  failingBand,
  underBands,
  type Rules,
  type TotalBand,
} from '@/story/rules/rules';

function idsAt(bands: readonly TotalBand[], total: number): readonly string[] {
  return bands
    .filter(({ min, max }) => (min === null || total >= min) && (max === null || total <= max))
    .map(({ id }) => id);
}

it('[arch §7.4] by default 2d6: up to 6 fails, 7 to 9 is partial, 10 and up succeeds', () => {
  const ofTotal = bandsOfTotal(defaultRules, 0);
  const bands = Array.from({ length: 11 }, (_, index) => idsAt(ofTotal, index + 2));
  expect(defaultRules.roll).toBe('2d6');
  expect(bands).toEqual([
    ...Array.from({ length: 5 }, () => ['failure']),
    ...Array.from({ length: 3 }, () => ['partial']),
    ...Array.from({ length: 3 }, () => ['success']),
  ]);
});

it('a campaign whose bands have names of their own can fail too: the lowest is the failing one', () => {
  const band = (id: string, min: number | null, max: number | null) => ({
    id,
    label: id,
    min,
    max,
    margin: null,
  });
  expect(failingBand(defaultRules)).toBe('failure');
  const bands = [band('grand', 9, null), band('sorry', null, 4), band('fair', 5, 8)];
  expect(failingBand({ ...defaultRules, bands })).toBe('sorry');
});

it('a low risk helps by one, a high one hurts by one', () => {
  expect(difficultyModifier).toEqual({ low: 1, even: 0, high: -1 });
});

describe('[arch §7.4] rules of a campaign’s own', () => {
  const under: Rules = { ...defaultRules, roll: '1d20', mode: 'under', bands: underBands };
  const margin = (id: string, least: number | null) => ({
    id,
    label: id,
    min: null,
    max: null,
    margin: least,
  });

  it('a roll under a stat succeeds up to the stat', () => {
    const bands = bandsOfTotal(under, 12);
    expect([1, 12, 13, 20].map((total) => idsAt(bands, total))).toEqual([
      ['success'],
      ['success'],
      ['failure'],
      ['failure'],
    ]);
  });

  it('bands by margin say how well it was made', () => {
    const bands = [margin('failure', null), margin('barely', 0), margin('well', 5)];
    const ofTotal = bandsOfTotal({ ...under, bands }, 12);
    expect([7, 8, 12, 13].map((total) => idsAt(ofTotal, total))).toEqual([
      ['well'],
      ['barely'],
      ['barely'],
      ['failure'],
    ]);
  });

  it('bands by margin leave no total without a band, and none with two (seed 32)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('over', 'under'),
        fc.uniqueArray(fc.integer({ min: -10, max: 10 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: -20, max: 40 }),
        (mode, margins, target, total) => {
          const bands = [
            margin('failure', null),
            ...margins.map((least) => margin(`m${least}`, least)),
          ];
          expect(idsAt(bandsOfTotal({ ...under, mode, bands }, target), total).length).toBe(1);
        },
      ),
      { seed: 32, numRuns: 500 },
    );
  });

  it('a feeling counts at most one way or the other, unless the campaign lifts that', () => {
    expect(
      [90, 31, 0, -31, -90].map((felt) => cappedSentiment(defaultRules, feelingModifier(felt))),
    ).toEqual([1, 1, 0, -1, -1]);
    expect(cappedSentiment({ ...defaultRules, sentimentCap: 3 }, feelingModifier(-90))).toBe(-3);
    expect(
      cappedSentiment(
        { ...defaultRules, sentimentCap: 9, modifiers: { sentiment: 2 } },
        feelingModifier(60),
      ),
    ).toBe(4);
    expect(cappedSentiment({ ...defaultRules, sentimentCap: 0 }, feelingModifier(90))).toBe(0);
  });
});
