import type { ToolResult } from '@/contracts/generated/execution-result';
import type { JsonObject } from '@/foundation/json';
import { applyPatches } from '@/engine/apply-patches';

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

it('[arch §6.3] patches merge one after the other', () => {
  const tools = [
    toolThatPatched('torch', { inventory: { torch: { lit: false } } }, { weather: 'fog' }),
    toolThatPatched('flint', { inventory: { torch: { lit: true } } }),
  ];
  expect(applyPatches(before, tools)).toEqual({
    state: { ...before, inventory: { torch: { lit: true } }, weather: 'fog' },
    notices: [],
  });
});

it('[arch §6.3] a patch against the contract of the state is left out alone, and said once', () => {
  const tools = [
    toolThatPatched('map', { place: 7 }, { place: 'mill' }),
    toolThatPatched('charm', { people: { oda: { feeling: 900 } } }),
  ];
  expect(applyPatches(before, tools)).toEqual({
    state: { ...before, place: 'mill' },
    notices: [
      {
        kind: 'patch-refused',
        message:
          'A skill tried to change the story into something it cannot be; that change was left out.',
        details: ['map: place must be text', 'charm: people.oda.feeling must be at most 100'],
      },
    ],
  });
});
