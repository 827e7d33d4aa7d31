import fc from 'fast-check';

import {
  appearanceOf,
  attitudeOf,
  fadedFeeling,
  feelingChange,
  feelingModifier,
  initialFeeling,
  withinFeelings,
} from '@/story/state/feelings';

const feeling = fc.double({ min: -100, max: 100, noNaN: true });
const units = fc.double({ min: 0, max: 500, noNaN: true });
const rate = fc.double({ min: 0, max: 1, noNaN: true });

describe('[arch §4.2.3] a first impression', () => {
  it('is half the faction, three tenths what is seen, two tenths chance', () => {
    expect(initialFeeling({ faction: 40, appearance: -20, chance: 10 })).toBe(16);
    expect(initialFeeling({ faction: 100, appearance: 0, chance: 0 })).toBe(50);
    expect(initialFeeling({ faction: 0, appearance: 100, chance: 0 })).toBe(30);
    expect(initialFeeling({ faction: 0, appearance: 0, chance: 100 })).toBe(20);
  });

  it('where factions weigh otherwise, looks and chance share the rest three to two', () => {
    expect(initialFeeling({ faction: 100, appearance: 0, chance: 0 }, 0.8)).toBeCloseTo(80);
    expect(initialFeeling({ faction: 0, appearance: 100, chance: 0 }, 0)).toBeCloseTo(60);
    expect(initialFeeling({ faction: 0, appearance: 0, chance: 100 }, 0)).toBeCloseTo(40);
    expect(initialFeeling({ faction: 50, appearance: 100, chance: 100 }, 1)).toBeCloseTo(50);
  });

  it('stays between -100 and 100', () => {
    fc.assert(
      fc.property(feeling, feeling, feeling, rate, (faction, appearance, chance, weight) => {
        const parts = { faction, appearance, chance };
        expect(Math.abs(initialFeeling(parts, weight))).toBeLessThanOrEqual(100);
      }),
      { seed: 8 },
    );
  });

  it('of looks counts 50 for each thing liked and seen, and as much against for each disliked', () => {
    const seen = new Set(['lantern', 'nerve', 'boots']);
    const look = (likes: readonly string[], dislikes: readonly string[]): number =>
      appearanceOf(seen, { likes, dislikes });
    expect(look(['lantern', 'lantern', 'crown'], [])).toBe(50);
    expect(look(['lantern'], ['nerve', 'boots'])).toBe(-50);
    expect(look(['lantern', 'nerve', 'boots'], [])).toBe(100);
  });
});

describe('[arch §7.6] what a deed does to a feeling', () => {
  it('is between a tenth and a half of a sentiment, by its significance', () => {
    expect(feelingChange).toEqual({ low: 10, medium: 30, high: 50 });
  });

  it('never leaves -100 to 100', () => {
    expect([withinFeelings(130), withinFeelings(-130), withinFeelings(12)]).toEqual([
      100, -100, 12,
    ]);
  });
});

describe('[arch §4.1.4, SC-029] a feeling fades', () => {
  it('by a tenth a unit', () => {
    expect(fadedFeeling(40, 1)).toBeCloseTo(36);
    expect(fadedFeeling(-40, 2)).toBeCloseTo(-32.4);
  });

  it('half as fast while it is strong', () => {
    expect(fadedFeeling(80, 1)).toBeCloseTo(76);
    expect(fadedFeeling(-100, 2)).toBeCloseTo(-90.25);
    expect(fadedFeeling(50, 1)).toBeCloseTo(45);
  });

  it('at the rate it is given, and not at all at none', () => {
    expect(fadedFeeling(40, 1, 0.5)).toBeCloseTo(20);
    expect(fadedFeeling(40, 1, 1)).toBe(0);
    expect(fadedFeeling(80, 10, 0)).toBe(80);
  });

  it('never past neutral, and never grows (seed 18)', () => {
    fc.assert(
      fc.property(feeling, units, rate, (before, time, howFast) => {
        const after = fadedFeeling(before, time, howFast);
        expect(Math.abs(after)).toBeLessThanOrEqual(Math.abs(before) + 1e-9);
        expect(after === 0 || Math.sign(after) === Math.sign(before)).toBe(true);
      }),
      { seed: 18, numRuns: 1_000 },
    );
  });

  it('the same in one go as in many steps (seed 19)', () => {
    fc.assert(
      fc.property(
        feeling,
        fc.array(fc.double({ min: 0, max: 5, noNaN: true })),
        (before, steps) => {
          const whole = steps.reduce((sum, step) => sum + step, 0);
          const inSteps = steps.reduce((now, step) => fadedFeeling(now, step), before);
          expect(inSteps).toBeCloseTo(fadedFeeling(before, whole), 6);
        },
      ),
      { seed: 19 },
    );
  });

  it('not backward, should a clock of the story be set back', () => {
    expect(fadedFeeling(40, -3)).toBe(40);
  });
});

describe('[arch §4.2.3] what a feeling does to a roll', () => {
  it.each([
    [0, 0],
    [30, 0],
    [-30, 0],
    [31, 1],
    [53, 1],
    [54, 2],
    [76, 2],
    [77, 3],
    [100, 3],
    [-31, -1],
    [-77, -3],
  ])('%d counts %d', (felt, counts) => {
    expect(feelingModifier(felt)).toBe(counts);
  });

  it('[arch SC-018] is right for every score there is', () => {
    const steps = (score: number): number =>
      score <= 30 ? 0 : score <= 53 ? 1 : score <= 76 ? 2 : 3;
    for (let tenths = -1_000; tenths <= 1_000; tenths += 1) {
      const score = tenths / 10;
      const expected = steps(Math.abs(score)) * Math.sign(score);
      expect(feelingModifier(score) + 0).toBe(expected + 0);
    }
  });

  it('times the scale it is given', () => {
    expect(feelingModifier(-60, 0.5)).toBe(-1);
  });
});

it.each([
  [31, 'warm'],
  [30, 'neutral'],
  [-30, 'neutral'],
  [-31, 'cold'],
])('[arch §4.2.1] at %d a person is %s', (felt, attitude) => {
  expect(attitudeOf(felt)).toBe(attitude);
});
