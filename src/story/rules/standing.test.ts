import fc from 'fast-check';

import { deepMerge } from '@/foundation/json-trees/deep-merge';
import type { JsonObject } from '@/foundation/json';
import { holds } from '@/story/conditions/condition';
import { parseCondition } from '@/story/conditions/parse-condition';
import { defaultRules } from '@/story/rules/rules';
import {
  afterStanding,
  factionScore,
  factionStanding,
  hasOpinion,
  ruleOfFaction,
  ruleOfUnnamed,
  type StandingChange,
} from '@/story/rules/standing';
import { reasonsOf } from '@/story/state/standing-notes';
import { feelingOf, type StoryState } from '@/story/state/story-state';

const week = 7 * 24 * 60;
const millers = { name: 'the millers', start: 10, scale: { min: -50, max: 50 } };

function later(state: StoryState, minutes: number): StoryState {
  return deepMerge(state, { time: { minutes } });
}

function byFaction(by: number, more: Partial<StandingChange> = {}): StandingChange {
  const change = {
    kind: 'faction',
    faction: 'millers',
    by,
    reason: null,
    decayRate: null,
  } as const;
  return { ...change, rule: millers, ...more } as StandingChange;
}

function deed(person: string, by: number, more: Partial<StandingChange> = {}): StandingChange {
  const change = { kind: 'deed', person, by, reason: null, decayRate: null } as const;
  return { ...change, witnesses: null, ...more } as StandingChange;
}

const amount = fc.double({ min: -1e9, max: 1e9, noNaN: true });
const changes = fc.array(fc.record({ by: amount, minutes: fc.nat(20 * week) }), { maxLength: 20 });

describe('[arch §4.1.4] what a faction thinks', () => {
  it('begins at its start, is changed from there, and fades from the change on', () => {
    expect(factionStanding({}, 'millers', millers)).toBe(10);
    const changed = afterStanding(later({}, week), byFaction(20));
    expect(factionStanding(changed, 'millers', millers)).toBe(30);
    expect(factionStanding(later(changed, 2 * week), 'millers', millers)).toBe(27);
    expect(factionStanding(later({}, 9 * week), 'millers', millers)).toBe(10);
  });

  it('is changed from what is left of it', () => {
    const changed = afterStanding({}, byFaction(20));
    const again = afterStanding(later(changed, week), byFaction(-7));
    expect(factionStanding(again, 'millers', millers)).toBe(20);
  });

  it('fades slower while it is strong, and at the rate it was given', () => {
    const rule = ruleOfUnnamed('gulls');
    const strong = afterStanding({}, byFaction(80, { faction: 'gulls', rule }));
    expect(factionStanding(later(strong, week), 'gulls', rule)).toBe(76);
    const fast = afterStanding({}, byFaction(40, { faction: 'gulls', rule, decayRate: 0.5 }));
    expect(factionStanding(later(fast, week), 'gulls', rule)).toBe(20);
    const kept = afterStanding(later(fast, week), byFaction(0, { faction: 'gulls', rule }));
    expect(factionStanding(later(kept, 2 * week), 'gulls', rule)).toBe(10);
  });

  it('does not fade from a time that belongs to another score', () => {
    const changed = afterStanding({}, byFaction(20));
    const edited = deepMerge(later(changed, 9 * week), { reputation: { millers: 45 } });
    expect(factionScore(edited, 'millers')).toBe(45);
  });

  it('never leaves its scale, whatever is added when (seed 41)', () => {
    fc.assert(
      fc.property(changes, (steps) => {
        let state: StoryState = {};
        let minutes = 0;
        for (const step of steps) {
          minutes += step.minutes;
          state = afterStanding(later(state, minutes), byFaction(step.by));
          expect(Math.abs(factionScore(state, 'millers') ?? 0)).toBeLessThanOrEqual(50);
        }
      }),
      { seed: 41 },
    );
  });

  it('fades toward nothing and never past it (seed 42)', () => {
    fc.assert(
      fc.property(amount, fc.nat(500 * week), (by, minutes) => {
        const changed = afterStanding({}, byFaction(by));
        const before = factionStanding(changed, 'millers', millers);
        const after = factionStanding(later(changed, minutes), 'millers', millers);
        expect(Math.abs(after)).toBeLessThanOrEqual(Math.abs(before));
        expect(after * before).toBeGreaterThanOrEqual(0);
      }),
      { seed: 42 },
    );
  });

  it('is the same in whatever order changes come that do not reach its ends (seed 43)', () => {
    const small = fc.integer({ min: -3, max: 3 });
    fc.assert(
      fc.property(fc.array(small, { maxLength: 10 }), (amounts) => {
        const after = (order: readonly number[]): number =>
          factionStanding(
            order.reduce<StoryState>((state, by) => afterStanding(state, byFaction(by)), {}),
            'millers',
            millers,
          );
        expect(after([...amounts].reverse())).toBe(after(amounts));
      }),
      { seed: 43 },
    );
  });

  it('is what conditions ask for, faded', () => {
    const condition = parseCondition('reputation.millers == 27');
    const state = later(afterStanding({}, byFaction(20)), week);
    expect(condition.ok && holds(condition.value, { state, sceneNumber: 1, roll: null })).toBe(
      true,
    );
  });

  it('has a rule where the campaign names it, and only there', () => {
    const rules = {
      ...defaultRules,
      factions: { millers: { name: 'the millers', start: 10, scale: 50 } },
    };
    expect(ruleOfFaction(rules, 'millers')).toEqual(millers);
    expect(ruleOfFaction(rules, 'constructor')).toBeNull();
    expect(ruleOfUnnamed('gulls', { min: 20, max: -5 }).scale).toEqual({ min: -5, max: 20 });
  });
});

describe('[arch §4.2.3] what a person thinks', () => {
  it('is made once: whoever has an opinion keeps it', () => {
    const impression = (feeling: number): StandingChange => ({
      kind: 'impression',
      person: 'oda',
      feeling,
      reason: 'a look',
      decayRate: null,
    });
    const stranger = { people: { oda: { feeling: 0, place: 'weir' } } };
    const met = afterStanding(stranger, impression(0));
    expect([hasOpinion(stranger, 'oda'), hasOpinion(met, 'oda')]).toEqual([false, true]);
    expect(afterStanding(met, impression(50))).toBe(met);
    expect(afterStanding(stranger, impression(33.333))).toMatchObject({
      people: { oda: { feeling: 33.3, feltAt: 0, place: 'weir' } },
    });
  });

  it('fades at the rate it was given', () => {
    const felt = afterStanding({}, deed('oda', 40, { decayRate: 0.5 }));
    expect(feelingOf(later(felt, week), 'oda')).toBeCloseTo(20);
  });

  it('never leaves -100 to 100, whatever is done when (seed 44)', () => {
    fc.assert(
      fc.property(changes, (steps) => {
        let state: StoryState = {};
        for (const { by, minutes } of steps) {
          state = afterStanding(later(state, minutes), deed('oda', by));
          expect(Math.abs(feelingOf(state, 'oda'))).toBeLessThanOrEqual(100);
        }
      }),
      { seed: 44 },
    );
  });

  it('is felt whole by whom it was done to, half by who saw it, not at all by who did not', () => {
    const witnesses = ['oda', 'wen'];
    const state = afterStanding({}, deed('oda', -30, { witnesses, reason: 'you lied' }));
    const feelings = ['oda', 'wen', 'ivo'].map((person) => feelingOf(state, person));
    expect(feelings).toEqual([-30, -15, 0]);
    const unseen = afterStanding({}, deed('oda', -30, { witnesses: ['wen'] }));
    expect(['oda', 'wen'].map((person) => feelingOf(unseen, person))).toEqual([0, -15]);
  });
});

describe('why', () => {
  it('has the last five reasons, the newest first', () => {
    let state: StoryState = {};
    for (let turn = 1; turn <= 7; turn += 1)
      state = afterStanding(later(state, turn), deed('oda', turn, { reason: `deed ${turn}` }));
    expect(reasonsOf('people', 'oda', state)).toEqual(
      [7, 6, 5, 4, 3].map((turn) => ({ at: turn, change: turn, reason: `deed ${turn}` })),
    );
  });

  it.each<[string, JsonObject]>([
    ['a text', { oda: 'nonsense' }],
    ['a list of nonsense', { oda: { why: [1, null, { at: 'now' }] } }],
    ['no list', { oda: { why: {}, rate: 7 } }],
  ])('is nothing where a skill patched %s into it', (_, people) => {
    const state = { standings: { people }, people: { oda: { feeling: 40, feltAt: 0 } } };
    expect(reasonsOf('people', 'oda', state)).toEqual([]);
    expect(feelingOf(later(state, week), 'oda')).toBeCloseTo(36);
  });
});
