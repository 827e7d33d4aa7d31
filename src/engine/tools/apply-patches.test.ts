import type { ToolResult } from '@/contracts/generated/execution-result';
import type { JsonObject } from '@/foundation/json';
import { applyPatches } from '@/engine/tools/apply-patches';
import type { World } from '@/story/campaign/contradictions';

function toolThatPatched(toolId: string, ...patches: readonly JsonObject[]): ToolResult {
  return {
    toolId,
    toolPath: `skills/${toolId}/scripts/${toolId}.js`,
    ok: true,
    state: 'success',
    output: {},
    events: patches.map((patch) => ({ version: '0', type: 'state_patch', patch })),
    executionTimeMs: 1,
    retryCount: 0,
    error: null,
  };
}

const before = { place: 'weir', people: { oda: { feeling: 3 } } };

it('[arch §6.3; 003-dm §5] patches merge one after the other', () => {
  const tools = [
    toolThatPatched('torch', { inventory: { torch: { lit: false } } }, { weather: 'fog' }),
    toolThatPatched('flint', { inventory: { torch: { lit: true } } }),
  ];
  expect(applyPatches(before, tools)).toEqual({
    state: { ...before, inventory: { torch: { lit: true } }, weather: 'fog' },
    notices: [],
  });
});

it('[arch §6.3] what a tool changed against the contract of the state is left out, and said once', () => {
  const tools = [
    toolThatPatched('map', { place: 7 }),
    toolThatPatched('walk', { place: 'mill' }),
    toolThatPatched('charm', { people: { oda: { feeling: 900 } } }),
  ];
  expect(applyPatches(before, tools)).toEqual({
    state: { ...before, place: 'mill' },
    notices: [
      {
        kind: 'patch-refused',
        message:
          'A skill tried to change the story into something it cannot be; what it changed was left out.',
        details: ['map: place must be text', 'charm: people.oda.feeling must be at most 100'],
      },
    ],
  });
});

it('[001 §4.2] a script that patches two thousand times over a large object does not hang the turn', () => {
  const large = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`k${String(n)}`, n]));
  const small = Array.from({ length: 1_990 }, (_, n) => ({ notes: { [`s${String(n)}`]: n } }));
  const started = performance.now();
  const { state } = applyPatches(before, [toolThatPatched('notes', { notes: large }, ...small)]);
  expect(Object.keys(state['notes'] ?? {}).length).toBe(21_990);
  expect(performance.now() - started).toBeLessThan(2_000);
});

it('[001 §4.2] a tool whose patches are too large for the turn is left out; smaller ones after it count', () => {
  const half = 'x'.repeat(600 * 1024);
  const tools = [
    toolThatPatched('first', { first: half }),
    toolThatPatched('second', { small: 1 }, { second: half }),
    toolThatPatched('third', { third: 1 }),
  ];
  const { state, notices } = applyPatches(before, tools);
  expect(Object.keys(state)).toEqual(['place', 'people', 'first', 'third']);
  expect(notices.map(({ details }) => details)).toEqual([
    ['second: its patches have 614424 bytes; a turn changes at most 1048576'],
  ]);
});

it('[001 §4.2] keys that would reach the prototype of every object change nothing', () => {
  const hostile = JSON.parse(
    '{"__proto__":{"lit":true},"constructor":{"lit":true},"inventory":{"prototype":{"lit":true},"torch":1}}',
  ) as JsonObject;
  const { state } = applyPatches(before, [toolThatPatched('hostile', hostile)]);
  expect(state).toEqual({ ...before, inventory: { torch: 1 } });
  expect(({} as Record<string, unknown>)['lit']).toBeUndefined();
});

describe('[arch SC-006] in the world of a campaign', () => {
  const { places, endings } = {
    places: new Map([['weir', {}]]),
    endings: new Map([['away', {}]]),
  } as unknown as World;
  const after = (patch: JsonObject) =>
    applyPatches(before, [toolThatPatched('map', patch)], [], { places, endings });

  it.each([
    ['the player where nobody can be', { place: 'nowhere' }, 'place must be a place of this story'],
    ['the player nowhere at all', { place: null }, 'place must be a place of this story'],
    [
      'the story to an end that nobody wrote',
      { ending: 'doom' },
      'ending must be an ending of this story',
    ],
  ])('no skill brings %s', (_, patch, why) => {
    const { state, notices } = after(patch);
    expect(state).toEqual(before);
    expect(notices.flatMap(({ details }) => details ?? [])).toEqual([`map: ${why}`]);
  });

  it('what is there can be reached', () => {
    expect(after({ place: 'weir', ending: 'away' })).toEqual({
      state: { ...before, place: 'weir', ending: 'away' },
      notices: [],
    });
  });
});
