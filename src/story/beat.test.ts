import type { JsonObject } from '@/foundation/json';
import { beatDue, beatPriorities, isDue, type BeatMoment, type StateCondition } from '@/story/beat';
import type { Condition } from '@/story/condition';
import { ledgerAfter } from '@/story/fact';
import { noHistory, type History } from '@/story/history';
import { parseCondition } from '@/story/parse-condition';
import { plainBeat } from '@/story/testing/plain-beat';

function momentWith(state: JsonObject, rest: Partial<BeatMoment> = {}): BeatMoment {
  return { sceneNumber: 1, roll: null, history: noHistory, ...rest, state };
}

function condition(text: string): Condition {
  const parsed = parseCondition(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
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
    plainBeat('storm', { custom: condition('counters.snow >= 2 and roll == "failure"') }),
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
