import type { JsonObject } from '@/foundation/json';
import { beatPriorities, type Beat, type StateCondition } from '@/story/campaign/beat';
import { isDue, type BeatMoment } from '@/story/beats/is-due';
import { beatsDue } from '@/story/beats/beats-due';
import { ledgerAfter } from '@/story/log/fact';
import { noHistory, type History } from '@/story/log/history';
import { plainBeat } from '@/story/campaign/plain-beat';
import { conditionOf } from '@/story/testing/condition-of';

function momentWith(state: JsonObject, rest: Partial<BeatMoment> = {}): BeatMoment {
  return { sceneNumber: 1, roll: null, history: noHistory, ...rest, state };
}

/** The one that comes now. */
function beatDue(beats: readonly Beat[], moment: BeatMoment): Beat | null {
  return beatsDue(beats, moment)[0] ?? null;
}

const behind = (...ids: readonly string[]) => ({
  beats: Object.fromEntries(ids.map((id) => [id, { scene: 1 }])),
});

it('[arch §6.2.5] a beat waits for its window and does not outlive it', () => {
  const beats = [plainBeat('vision', { sceneCount: { min: 2, max: 4 } })];
  const due = [1, 2, 3, 4, 5].map((sceneNumber) => beatDue(beats, momentWith({}, { sceneNumber })));
  expect(due.map((found) => found?.id ?? null)).toEqual([null, 'vision', 'vision', 'vision', null]);
});

it('[arch §6.2.5] requires_beat asks for all of them to be behind', () => {
  const beats = [plainBeat('third', { requires: ['first', 'second'] })];
  expect(beatDue(beats, momentWith(behind('first')))).toBeNull();
  expect(beatDue(beats, momentWith(behind('first', 'second')))?.id).toBe('third');
});

it('[arch §6.2.5] requires_any_beat asks for one of them', () => {
  const beats = [plainBeat('third', { requiresAny: ['first', 'second'] })];
  expect(beatDue(beats, momentWith({}))).toBeNull();
  expect(beatDue(beats, momentWith(behind('second')))?.id).toBe('third');
});

it('[arch §6.2.5] a custom condition must hold', () => {
  const beats = [
    plainBeat('storm', { custom: conditionOf('counters.snow >= 2 and roll == "failure"') }),
  ];
  const state = { counters: { snow: 2 } };
  expect(beatDue(beats, momentWith(state, { roll: 'success' }))).toBeNull();
  expect(beatDue(beats, momentWith(state, { roll: 'failure' }))?.id).toBe('storm');
});

describe('[arch §6.2.5] player_choices ask for what the player did', () => {
  const taken = ['Promise to keep the secret.', 'oda-remembers'];
  const isDueAfter = (playerChoices: readonly string[], history: Partial<History> = {}) =>
    isDue(
      plainBeat('b', { playerChoices }),
      momentWith({}, { history: { ...noHistory, taken, ...history } }),
    );

  it('by the words of the choice, whatever their case and last stop', () => {
    expect(isDueAfter(['promise to keep  the secret'])).toBe(true);
    expect(isDueAfter(['promise to tell the secret'])).toBe(false);
  });

  it('by the id of what it led to', () => {
    expect(isDueAfter(['oda-remembers'])).toBe(true);
  });

  it('all of them', () => {
    expect(isDueAfter(['oda-remembers', 'oda-forgets'])).toBe(false);
  });

  it('by what it means, where something can tell that', () => {
    const means = (said: string, asked: string) =>
      said.includes('secret') && asked === 'kept quiet';
    expect(isDueAfter(['kept quiet'], { means })).toBe(true);
    expect(isDueAfter(['talked'], { means })).toBe(false);
  });
});

describe('[arch §6.2.5] player_state, npc_state and world_state', () => {
  const state = {
    stats: { nerve: 2 },
    people: { oda: { place: 'weir', feeling: 31 } },
    flags: { seen: ['weir'], shut: false },
    beats: { flood: { skipped: 1 } },
  };
  const isDueWith = (condition: StateCondition, history: History = noHistory) =>
    isDue(plainBeat('b', { states: [condition] }), momentWith(state, { history }));

  it.each([
    [{ about: 'player', equals: { 'stats.nerve': 2 } }, true],
    [{ about: 'player', equals: { 'stats.nerve': 3 } }, false],
    [{ about: 'player', equals: { 'stats.nerve': { min: 2 } } }, true],
    [{ about: 'player', equals: { 'stats.nerve': { max: 1 } } }, false],
    [{ about: 'player', equals: { 'stats.wit': { min: 0 } } }, false],
    [{ about: 'npc', equals: { 'oda.place': 'weir', 'oda.feeling': { min: 30, max: 50 } } }, true],
    [{ about: 'npc', equals: { 'oda.place': 'mill' } }, false],
    [{ about: 'world', equals: { 'flags.seen': ['weir'] } }, true],
    [{ about: 'world', equals: { 'flags.never': null } }, true],
    [{ about: 'world', equals: { 'flags.shut': false } }, true],
    [{ about: 'world', equals: { 'beats.flood': null } }, true],
    [{ about: 'world', equals: { people: { oda: 1 } } }, false],
  ] as const)('an object compares by path: %j is %s', (condition, expected) => {
    expect(isDueWith(condition)).toBe(expected);
  });

  it('a sentence is true when a fact says it', () => {
    const said = [
      { kind: 'consequence', about: 'b0', value: 'Merlin becomes more secretive', witnesses: null },
    ] as const;
    const ledger = ledgerAfter([], { scene: 1, before: {}, after: state, said });
    const history = { ...noHistory, ledger };
    expect(isDueWith({ about: 'npc', says: 'Merlin becomes more secretive.' }, history)).toBe(true);
    expect(isDueWith({ about: 'npc', says: 'Merlin tells all' }, history)).toBe(false);
    // The state's own values are no sentences: a place called so says nothing.
    expect(isDueWith({ about: 'npc', says: 'weir' }, history)).toBe(false);
  });

  it('a sentence is true when a fact means it, where something can tell that', () => {
    const said = [{ kind: 'event', about: 'm', value: 'Oda is gone.', witnesses: [] }] as const;
    const ledger = ledgerAfter([], { scene: 1, before: {}, after: {}, said });
    const means = (one: string, other: string) => one === 'Oda is gone.' && other === 'Oda left';
    expect(isDueWith({ about: 'npc', says: 'Oda left' }, { ...noHistory, ledger, means })).toBe(
      true,
    );
  });
});

it('[arch §6.2.5] player_choice may name the way a beat turned out', () => {
  const isDueAfter = (outcome: string) =>
    isDue(
      plainBeat('march', { playerChoices: ['believed'] }),
      momentWith({ beats: { trial: { scene: 1, outcome } } }),
    );
  expect([isDueAfter('believed'), isDueAfter('doubted')]).toEqual([true, false]);
});

describe('[arch §6.2.5] a timeout', () => {
  const patience = { scenes: 3, fallbackBeat: null };
  const scenesOf = (beat: Beat, state: JsonObject) =>
    [1, 2, 3, 4, 5, 6, 7].filter((sceneNumber) => isDue(beat, momentWith(state, { sceneNumber })));

  it('counts from the first scene where nothing is required', () => {
    expect(scenesOf(plainBeat('b', { timeout: patience }), {})).toEqual([1, 2, 3]);
  });

  it('counts from the scene that told the last of what is required', () => {
    const state = { beats: { first: { scene: 1 }, second: { scene: 3 } } };
    const beat = (rest: Partial<Beat>) => plainBeat('b', { timeout: patience, ...rest });
    expect(scenesOf(beat({ requires: ['first', 'second'] }), state).pop()).toBe(6);
    expect(scenesOf(beat({ requiresAny: ['first', 'second', 'third'] }), state).pop()).toBe(4);
  });

  it('does not count while something required is ahead', () => {
    const beat = plainBeat('b', { requires: ['first'], timeout: patience });
    expect(scenesOf(beat, {})).toEqual([]);
    expect(isDue(beat, momentWith({ beats: { first: { scene: 30 } } }, { sceneNumber: 33 }))).toBe(
      true,
    );
  });
});

describe('[arch §6.2.5] one that is not skippable', () => {
  const must = (rest: Partial<Beat>) => plainBeat('vision', { isSkippable: false, ...rest });
  const late = { sceneNumber: 9 };

  it('comes in that scene before one that presses more and has time', () => {
    const last = must({ sceneCount: { min: 2, max: 4 }, priority: 'low' });
    const other = plainBeat('storm', { priority: 'critical' });
    const first = (sceneNumber: number) =>
      beatDue([other, last], momentWith({}, { sceneNumber }))?.id;
    expect([3, 4].map(first)).toEqual(['storm', 'vision']);
  });

  it('counts the scenes of a window that ends as the player does, and of one that does not by their time', () => {
    const at = { sceneNumber: 2, windowScene: 4 };
    expect(isDue(must({ sceneCount: { min: 4, max: 6 } }), momentWith({}, at))).toBe(true);
    expect(isDue(must({ sceneCount: { min: 4, max: null } }), momentWith({}, at))).toBe(false);
    expect(isDue(plainBeat('b', { sceneCount: { min: 1, max: 3 } }), momentWith({}, at))).toBe(
      false,
    );
  });

  it('comes in the last scene of its window, or after it, whatever else it asks for', () => {
    const beat = must({ sceneCount: { min: 2, max: 4 }, playerChoices: ['never made'] });
    const due = [1, 3, 4, 5, 9].map((sceneNumber) => isDue(beat, momentWith({}, { sceneNumber })));
    expect(due).toEqual([false, false, true, true, true]);
  });

  it('comes after its timeout', () => {
    const beat = must({
      timeout: { scenes: 2, fallbackBeat: 'other' },
      custom: conditionOf('false'),
    });
    expect([2, 3].map((sceneNumber) => isDue(beat, momentWith({}, { sceneNumber })))).toEqual([
      false,
      true,
    ]);
  });

  it('never before what it requires, of which what was skipped counts as behind', () => {
    const beat = must({ sceneCount: { min: null, max: 4 }, requires: ['first'] });
    expect(isDue(beat, momentWith({}, late))).toBe(false);
    expect(isDue(beat, momentWith({ beats: { first: { skipped: 3 } } }, late))).toBe(true);
  });

  it('waits for one of several as long as one of them can come', () => {
    const beat = must({ requiresAny: ['first', 'second'] });
    const skipped = { first: { skipped: 3 } };
    expect(isDue(beat, momentWith({ beats: skipped }, late))).toBe(false);
    expect(isDue(beat, momentWith({ beats: { ...skipped, second: { skipped: 8 } } }, late))).toBe(
      true,
    );
  });

  it('comes although it was skipped when it still could be', () => {
    expect(isDue(must({}), momentWith({ beats: { vision: { skipped: 3 } } }))).toBe(true);
    expect(isDue(plainBeat('vision'), momentWith({ beats: { vision: { skipped: 3 } } }))).toBe(
      false,
    );
  });
});

it('[arch §7.5] among equals the one comes first that could not come later', () => {
  const beats = [
    plainBeat('any time'),
    plainBeat('now or never', { sceneCount: { min: null, max: 3 } }),
    plainBeat('pressing', { priority: 'high' }),
  ];
  const order = (sceneNumber: number) =>
    beatsDue(beats, momentWith({}, { sceneNumber })).map(({ id }) => id);
  expect(order(2)).toEqual(['pressing', 'any time', 'now or never']);
  expect(order(3)).toEqual(['pressing', 'now or never', 'any time']);
});

it('[arch §7.5] of several beats the most pressing comes, in the author’s order among equals', () => {
  const beats = [...beatPriorities]
    .reverse()
    .flatMap((priority) => [
      plainBeat(`${priority} 1`, { priority }),
      plainBeat(`${priority} 2`, { priority }),
    ]);
  const told: string[] = [];
  for (;;) {
    const next = beatDue(beats, momentWith(behind(...told)));
    if (next === null) break;
    told.push(next.id);
  }
  expect(told).toEqual(beatPriorities.flatMap((priority) => [`${priority} 1`, `${priority} 2`]));
});

it('[arch §7.5] a beat that is behind does not come again', () => {
  expect(beatDue([plainBeat('vision')], momentWith(behind('vision')))).toBeNull();
});
