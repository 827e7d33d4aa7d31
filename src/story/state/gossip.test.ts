import fc from 'fast-check';

import { deepMerge } from '@/foundation/json-trees/deep-merge';
import type { Campaign } from '@/story/campaign/campaign';
import { gossipArrives } from '@/story/campaign/gossip-arrives';
import { deedsTalkedOf, hearings, type Knowing, type Neighbour } from '@/story/state/gossip';
import { afterStanding } from '@/story/rules/standing';
import { feelingOf, type StoryState } from '@/story/state/story-state';

const day = 24 * 60;

/** Mara and Ivo in the yard, Oda and Wen at the river; Mara and Oda are sisters; Una is alone. */
const neighbours: readonly Neighbour[] = [
  { id: 'mara', place: 'yard', ties: ['oda'] },
  { id: 'ivo', place: 'yard', ties: [] },
  { id: 'oda', place: 'river', ties: [] },
  { id: 'wen', place: 'river', ties: [] },
  { id: 'una', place: null, ties: [] },
];

function seenBy(...witnesses: readonly string[]): ReadonlyMap<string, Knowing> {
  return new Map(witnesses.map((witness) => [witness, { at: 0, belief: 1 }]));
}

describe('[arch §4.2.3] word of a deed', () => {
  it('goes to who is near in half a day, to who is tied in a day, and is believed by half each time', () => {
    expect(hearings(seenBy('mara'), neighbours, 30 * day)).toEqual([
      { person: 'ivo', toldBy: 'mara', at: day / 2, belief: 0.5 },
      { person: 'oda', toldBy: 'mara', at: day, belief: 0.5 },
      { person: 'wen', toldBy: 'oda', at: 1.5 * day, belief: 0.25 },
    ]);
  });

  it('has not come yet where its time has not', () => {
    expect(hearings(seenBy('mara'), neighbours, day - 1)).toEqual([
      { person: 'ivo', toldBy: 'mara', at: day / 2, belief: 0.5 },
    ]);
  });

  it('goes both ways along a tie', () => {
    const [first, second] = hearings(seenBy('oda'), neighbours, 30 * day);
    expect([first, second]).toMatchObject([
      { person: 'wen', toldBy: 'oda' },
      { person: 'mara', toldBy: 'oda', at: day },
    ]);
  });

  it('ends with the third who is told', () => {
    const row = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index, all): Neighbour => ({
      id,
      place: null,
      ties: all.slice(index + 1, index + 2),
    }));
    expect(hearings(seenBy('a'), row, 30 * day).map(({ person }) => person)).toEqual([
      'b',
      'c',
      'd',
    ]);
  });

  it('reaches nobody from someone who knows nobody', () => {
    expect(hearings(seenBy('una'), neighbours, 30 * day)).toEqual([]);
  });

  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const town = fc.tuple(
    ...ids.map((id) =>
      fc.record({
        id: fc.constant(id),
        place: fc.option(fc.constantFrom('yard', 'river', 'hill')),
        ties: fc.subarray(ids),
      }),
    ),
  );

  it('is heard by each once, later than it was told by someone who knew more (seed 51)', () => {
    fc.assert(
      fc.property(town, fc.subarray(ids, { minLength: 1 }), (people, witnesses) => {
        const heard = hearings(seenBy(...witnesses), people, 30 * day);
        const known = new Map(seenBy(...witnesses));
        for (const { person, toldBy, at, belief } of heard) {
          expect(known.has(person)).toBe(false);
          const teller = known.get(toldBy) ?? { at: Infinity, belief: 0 };
          expect(at).toBeGreaterThan(teller.at);
          expect(belief).toBe(teller.belief / 2);
          known.set(person, { at, belief });
        }
      }),
      { seed: 51 },
    );
  });

  it('does not depend on how people are listed (seed 52)', () => {
    fc.assert(
      fc.property(town, fc.subarray(ids, { minLength: 1 }), (people, witnesses) => {
        const backward = [...people].reverse();
        expect(hearings(seenBy(...witnesses), backward, 30 * day)).toEqual(
          hearings(seenBy(...witnesses), people, 30 * day),
        );
      }),
      { seed: 52 },
    );
  });
});

describe('[arch §4.2.3] when word arrives', () => {
  const people = new Map(
    neighbours.map(({ id, ties }) => [id, { id, ties }]),
  ) as unknown as Campaign['people'];
  const before: StoryState = {
    people: Object.fromEntries(
      neighbours.map(({ id, place }) => [id, place === null ? {} : { place }]),
    ),
  };
  const done = afterStanding(before, {
    kind: 'deed',
    person: 'mara',
    by: 40,
    reason: 'you paid',
    decayRate: null,
    witnesses: ['mara'],
  });
  const at = (state: StoryState, minutes: number): StoryState =>
    gossipArrives(deepMerge(state, { time: { minutes } }), people);
  const feelings = (state: StoryState): readonly number[] =>
    ['ivo', 'oda', 'wen', 'una'].map((person) => feelingOf(state, person));

  it('feelings change by what is believed, half for whom it does not concern', () => {
    expect(feelings(at(done, 2 * day))).toEqual([10, 10, 5, 0]);
  });

  it('it changes them once, in however many scenes', () => {
    const inScenes = [1, 2, 3, 4].reduce((state, half) => at(state, (half * day) / 2), done);
    expect(feelings(inScenes).map(Math.round)).toEqual([10, 10, 5, 0]);
    const known = deedsTalkedOf(inScenes)[0]?.known;
    expect([...(known?.keys() ?? [])].sort()).toEqual(['ivo', 'mara', 'oda', 'wen']);
  });

  it('without news, and where nothing was done, the same state comes back', () => {
    const told = at(done, 2 * day);
    expect(gossipArrives(told, people)).toBe(told);
    expect(gossipArrives(before, people)).toBe(before);
  });

  it('it goes by where people are now', () => {
    const moved = deepMerge(done, { people: { una: { place: 'yard' } } });
    expect(feelingOf(at(moved, day), 'una')).toBe(10);
  });

  it('nobody talks of it after four weeks', () => {
    expect(feelings(at(done, 29 * day))).toEqual([0, 0, 0, 0]);
  });

  it('twelve are talked of at once, the newest', () => {
    let state = before;
    for (let by = 1; by <= 14; by += 1)
      state = afterStanding(state, {
        kind: 'deed',
        person: 'mara',
        by,
        reason: 'again',
        decayRate: null,
        witnesses: ['mara'],
      });
    expect(deedsTalkedOf(state).map(({ by }) => by)).toEqual([
      14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
    ]);
  });

  it.each([{ deeds: 'nonsense' }, { deeds: [1, { about: 'mara' }] }, 7])(
    'what a skill patched in their place is not believed: %j',
    (standings) => {
      expect(deedsTalkedOf({ standings })).toEqual([]);
    },
  );
});
