import fc from 'fast-check';

import { texts } from '@/ui/texts/texts';
import type { Json, JsonObject } from '@/foundation/json';
import { trailOf, valueWords, type StatePath } from '@/ui/state/state-words';

const oda = { name: 'Oda Finch', pronouns: { they: 'she', them: 'her', their: 'her' } };
const names = {
  people: new Map([['oda', oda]]),
  places: new Map([['weir', 'the weir']]),
  startDay: 'Tuesday',
} as const;
const nameless = { people: new Map(), places: new Map(), startDay: null } as const;

const words = (path: StatePath, value: Json, state: JsonObject = {}): string =>
  valueWords(path, value, { state, names });

describe('[001 §12.2] the values of a state in plain words', () => {
  it.each<[StatePath, Json, string]>([
    [['place'], 'weir', 'The weir'],
    [['place'], 'old-mill', 'Old-mill'],
    [['people', 'wen', 'place'], 'weir', 'The weir'],
    [['time', 'minutes'], 1_440 + 425, 'Wednesday, 07:05'],
    [['people', 'oda', 'feltAt'], 700, 'Tuesday, 11:40'],
    [['beats', 'flood'], { scene: 4 }, 'Scene 4'],
    [['place'], '', 'empty'],
    [['place'], 'x'.repeat(300), `X${'x'.repeat(199)}…`],
    [['flags', 'told'], false, 'false'],
    [['mod', 'list'], [1, 'two', true], '1, two, true'],
    [['mod', 'list'], [{ a: 1 }], '1'],
    [['mod', 'minutes'], 700, '700'],
  ])('%j is %j: %s', (path, value, expected) => {
    expect(words(path, value)).toBe(expected);
  });

  it('of a person are what they feel now, not what they felt once', () => {
    const feeling = { feeling: 40, feltAt: 0 };
    const at = (minutes: number): string =>
      words(['people', 'oda'], feeling, { people: { oda: feeling }, time: { minutes } });
    expect([at(0), at(60 * 24 * 7 * 30)]).toEqual(['counting on you', 'undecided about you']);
  });

  it('count the days where they have no names', () => {
    expect(valueWords(['time', 'minutes'], 1_500, { state: {}, names: nameless })).toBe(
      'Day 2, 01:00',
    );
  });

  it('lead from the outside in', () => {
    expect(trailOf(['people', 'oda', 'feeling'], names)).toBe('People › Oda Finch › feeling');
    expect(trailOf(['mod', 'a_b'], names)).toBe('mod › a_b');
  });

  it('(regression) a list of one empty text is said to be empty', () => {
    expect(words(['mod'], [''], {})).toBe(texts.state.empty);
  });

  it('are never long and never nothing, whatever skills patched in', () => {
    const step = fc.oneof(
      fc.constantFrom('people', 'oda', 'time', 'minutes', 'place', 'beats', 'feltAt', '__proto__'),
      fc.string(),
    );
    const value = fc.jsonValue() as fc.Arbitrary<Json>;
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 4 }), value, (path, json) => {
        const said = words(path, json, { people: json, time: json });
        expect(said).not.toBe('');
        expect(said.length).toBeLessThanOrEqual(201);
      }),
    );
  });
});
