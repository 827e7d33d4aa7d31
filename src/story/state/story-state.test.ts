import {
  beatOutcome,
  beatScene,
  beatSkipped,
  endingOf,
  feelingOf,
  isBeatBehind,
  isHolding,
  minutesOf,
  peopleAt,
  personPlace,
  placeOf,
  statOf,
} from '@/story/state/story-state';

const state = {
  place: 'weir',
  time: { minutes: 480 },
  stats: { nerve: 2 },
  people: { oda: { place: 'weir', feeling: 30 }, wen: { place: 'mill' }, rumour: {} },
  inventory: { lantern: 1, coin: 0, torch: { lit: false }, boot: false },
  beats: { first: { scene: 1 } },
  ending: 'drowned-bell',
};

it('the state is read through its own words', () => {
  expect({
    place: placeOf(state),
    minutes: minutesOf(state),
    nerve: statOf(state, 'nerve'),
    feeling: feelingOf(state, 'oda'),
    whereIsWen: personPlace(state, 'wen'),
    here: peopleAt(state, 'weir'),
    held: ['lantern', 'coin', 'torch', 'boot', 'rope'].filter((item) => isHolding(state, item)),
    behind: ['first', 'second'].filter((beat) => isBeatBehind(state, beat)),
    ending: endingOf(state),
  }).toEqual({
    place: 'weir',
    minutes: 480,
    nerve: 2,
    feeling: 30,
    whereIsWen: 'mill',
    here: ['oda'],
    held: ['lantern', 'torch'],
    behind: ['first'],
    ending: 'drowned-bell',
  });
});

it.each([[{}], [{ place: 7, time: 'late', people: 'many', stats: [], ending: {} }]])(
  'nonsense that a skill patched in reads as nothing: %j',
  (nonsense) => {
    expect([
      placeOf(nonsense),
      minutesOf(nonsense),
      statOf(nonsense, 'nerve'),
      feelingOf(nonsense, 'oda'),
      peopleAt(nonsense, 'weir'),
      isHolding(nonsense, 'rope'),
      endingOf(nonsense),
    ]).toEqual(['', 0, 0, 0, [], false, null]);
  },
);

it('[arch §6.1.4] a feeling is read as it has faded, and nothing is written for that', () => {
  const week = 7 * 24 * 60;
  const felt = (minutes: number, oda: object) => ({
    time: { minutes },
    people: { oda: { ...oda } },
  });
  expect(feelingOf(felt(0, { feeling: 40, feltAt: 0 }), 'oda')).toBe(40);
  expect(feelingOf(felt(week, { feeling: 40, feltAt: 0 }), 'oda')).toBeCloseTo(36);
  expect(feelingOf(felt(week, { feeling: -40, feltAt: week / 2 }), 'oda')).toBeCloseTo(-37.95);
  expect(feelingOf(felt(week, { feeling: 40 }), 'oda')).toBe(40);
});

it('[arch §7.5] a beat that was skipped is not behind, until it is told after all', () => {
  const beats = {
    told: { scene: 3, outcome: 'believed' },
    skipped: { skipped: 4 },
    late: { scene: 6, skipped: 4 },
    odd: true,
  };
  const read = ['told', 'skipped', 'late', 'odd', 'ahead', 'constructor'].map((id) => [
    isBeatBehind({ beats }, id),
    beatScene({ beats }, id),
    beatSkipped({ beats }, id),
    beatOutcome({ beats }, id),
  ]);
  expect(read).toEqual([
    [true, 3, null, 'believed'],
    [false, null, 4, null],
    [true, 6, null, null],
    [true, 0, null, null],
    [false, null, null, null],
    [false, null, null, null],
  ]);
});
