import { deepMerge } from '@/foundation/json-trees/deep-merge';
import { fail, succeed } from '@/foundation/result';
import { effectPatch, parseEffect, type Effect } from '@/story/rules/effect';
import { defaultRules, type Rules } from '@/story/rules/rules';

const rules: Rules = {
  ...defaultRules,
  counters: { snow: { start: 0, max: 6 }, debts: { start: 0, max: null } },
};

describe('an effect is read from its line', () => {
  it.each<[string, Effect]>([
    ['set flags.weir_seen true', { kind: 'set', path: 'flags.weir_seen', value: true }],
    ['set flags.debt 2.5', { kind: 'set', path: 'flags.debt', value: 2.5 }],
    [
      'set flags.name "Oda of the Mill"',
      { kind: 'set', path: 'flags.name', value: 'Oda of the Mill' },
    ],
    ["set flags.name 'Oda'", { kind: 'set', path: 'flags.name', value: 'Oda' }],
    ['set flags.name plain words', { kind: 'set', path: 'flags.name', value: 'plain words' }],
    ['set flags.weir_seen null', { kind: 'set', path: 'flags.weir_seen', value: null }],
    ['feeling oda +5', { kind: 'feeling', person: 'oda', by: 5 }],
    ['feeling oda -5', { kind: 'feeling', person: 'oda', by: -5 }],
    ['reputation millers -10', { kind: 'reputation', faction: 'millers', by: -10 }],
    ['gain lantern', { kind: 'gain', item: 'lantern', count: 1 }],
    ['gain coin 3', { kind: 'gain', item: 'coin', count: 3 }],
    ['lose boot', { kind: 'lose', item: 'boot', count: 1 }],
    ['lose coin 2', { kind: 'lose', item: 'coin', count: 2 }],
    ['stat nerve +1', { kind: 'stat', name: 'nerve', by: 1 }],
    ['count snow +1', { kind: 'count', name: 'snow', by: 1 }],
    ['time 2h', { kind: 'time', minutes: 120 }],
    ['go weir', { kind: 'go', place: 'weir' }],
    [
      'learn oda "the weir is cracked"',
      { kind: 'learn', person: 'oda', fact: 'the weir is cracked' },
    ],
    ['learn oda rain', { kind: 'learn', person: 'oda', fact: 'rain' }],
    ['start beat_004', { kind: 'start', beat: 'beat_004' }],
    ['end drowned-bell', { kind: 'end', ending: 'drowned-bell' }],
    ['  go   weir  ', { kind: 'go', place: 'weir' }],
  ])('%s', (text, effect) => {
    expect(parseEffect(text)).toEqual(succeed(effect));
  });

  it.each([
    '',
    'go',
    'set flags.seen',
    'feeling oda',
    'feeling oda much',
    'reputation millers',
    'stat nerve',
    'count snow',
    'time soon',
    'learn oda',
    'explode mill',
  ])('"%s" is not an effect', (text) => {
    expect(parseEffect(text)).toEqual(fail(`"${text}" is not an effect`));
  });
});

describe('what an effect changes', () => {
  const state = {
    place: 'mill',
    time: { minutes: 600 },
    people: { oda: { feeling: 97, knows: ['it rains'] }, wen: { feeling: -98 } },
    inventory: { coin: 3, torch: { lit: true } },
    stats: { nerve: 1 },
    counters: { snow: 5, debts: 90 },
    reputation: { millers: 5 },
  };

  it.each([
    ['set flags.a.b 1', { flags: { a: { b: 1 } } }],
    ['feeling oda -7', { people: { oda: { feeling: 90, feltAt: 600 } } }],
    ['feeling stranger +5', { people: { stranger: { feeling: 5, feltAt: 600 } } }],
    [
      'reputation millers -10',
      {
        reputation: { millers: -5 },
        standings: { factions: { millers: { score: -5, at: 600 } } },
      },
    ],
    ['gain coin 2', { inventory: { coin: 5 } }],
    ['gain lantern', { inventory: { lantern: 1 } }],
    ['lose coin 2', { inventory: { coin: 1 } }],
    ['stat nerve +1', { stats: { nerve: 2 } }],
    ['count snow +1', { counters: { snow: 6 } }],
    ['time 1h30m', { time: { minutes: 690 } }],
    ['go weir', { place: 'weir' }],
    [
      'learn oda "the weir is cracked"',
      { people: { oda: { knows: ['it rains', 'the weir is cracked'] } } },
    ],
    ['learn wen "it rains"', { people: { wen: { knows: ['it rains'] } } }],
    ['start beat_004', {}],
    ['end drowned-bell', { ending: 'drowned-bell' }],
  ])('%s', (text, patch) => {
    expect(patchOf(text)).toEqual(patch);
  });

  it('[arch §4.2.3] a feeling never leaves −100…100', () => {
    expect([patchOf('feeling oda +50'), patchOf('feeling wen -50')]).toEqual([
      { people: { oda: { feeling: 100, feltAt: 600 } } },
      { people: { wen: { feeling: -100, feltAt: 600 } } },
    ]);
  });

  it('a counter stops at its most and at zero; one without a most goes on', () => {
    expect([
      patchOf('count snow +9'),
      patchOf('count snow -9'),
      patchOf('count debts +20'),
    ]).toEqual([
      { counters: { snow: 6 } },
      { counters: { snow: 0 } },
      { counters: { debts: 110 } },
    ]);
  });

  it('the last of a thing that is lost is gone from the state', () => {
    expect(deepMerge(state, patchOf('lose coin 3'))['inventory']).toEqual({ torch: { lit: true } });
    expect(deepMerge(state, patchOf('lose torch'))['inventory']).toEqual({ coin: 3 });
    expect(patchOf('lose rope')).toEqual({ inventory: { rope: null } });
  });

  function patchOf(text: string) {
    const effect = parseEffect(text);
    if (!effect.ok) throw new Error(effect.error);
    return effectPatch(effect.value, state, rules);
  }
});

it('[arch §4.1.4] a reputation begins where the campaign says and stops at its scale', () => {
  const factions = { millers: { name: 'the millers', start: 10, scale: 50 } };
  const scoreAfter = (by: number): unknown => {
    const effect = { kind: 'reputation', faction: 'millers', by } as const;
    return effectPatch(effect, {}, { ...defaultRules, factions })['reputation'];
  };
  expect([scoreAfter(5), scoreAfter(90)]).toEqual([{ millers: 15 }, { millers: 50 }]);
});

it('[arch §4.2.3] a feeling changes from what is left of it', () => {
  const aWeek = 7 * 24 * 60;
  const state = { time: { minutes: aWeek }, people: { oda: { feeling: 40, feltAt: 0 } } };
  const effect = { kind: 'feeling', person: 'oda', by: 5 } as const;
  expect(effectPatch(effect, state, defaultRules)).toEqual({
    people: { oda: { feeling: 41, feltAt: aWeek } },
  });
});
