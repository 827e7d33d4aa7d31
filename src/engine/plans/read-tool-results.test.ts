import type { ToolResult } from '@/contracts/generated/execution-result';
import type { JsonObject } from '@/foundation/json';
import { readRoll } from '@/engine/plans/read-tool-results';

function resultThatShows(payload: JsonObject): ToolResult {
  return {
    toolId: 'roll',
    toolPath: 'skills/dice-roller/scripts/roll-dice.js',
    output: {},
    events: [{ version: '0', type: 'ui_event', event: 'dice_roll', payload }],
    executionTimeMs: 1,
    retryCount: 0,
    ok: true,
    state: 'success',
    error: null,
  };
}

it('[arch §4.1.2] the roll that is shown keeps which dice were dropped, and nothing it does not know', () => {
  const shown = {
    formula: '3d6kh2',
    dice: [
      { sides: 6, value: 6, exploded: true },
      { sides: 6, value: 1, dropped: true },
      { sides: 6, value: 4, dropped: 'no' },
    ],
    modifiers: [{ name: 'nerve', value: 1, reason: 'your nerve' }],
    total: 11,
    band: 'success',
    bandLabel: 'Success',
  };
  expect(readRoll([resultThatShows(shown)])).toEqual({
    formula: '3d6kh2',
    dice: [
      { sides: 6, value: 6 },
      { sides: 6, value: 1, dropped: true },
      { sides: 6, value: 4 },
    ],
    modifiers: [{ name: 'nerve', value: 1, reason: 'your nerve' }],
    total: 11,
    band: 'success',
  });
});

it('[arch §4.1.2] a roll whose dice are not shown is a roll without dice', () => {
  const roll = { formula: '2d6', dice: [], modifiers: [], total: 7, band: null };
  expect(readRoll([resultThatShows(roll)])).toEqual(roll);
});

it('what has no formula or no total is no roll', () => {
  expect(readRoll([resultThatShows({ total: 7 }), resultThatShows({ formula: '2d6' })])).toBeNull();
});
