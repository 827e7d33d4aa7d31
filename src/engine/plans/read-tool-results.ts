import type { ToolResult } from '@/contracts/generated/execution-result';
import { isJsonObject, type Json } from '@/foundation/json';
import { storedId } from '@/foundation/ids';
import type { RecalledMemory } from '@/story/state/memory';
import type { Roll } from '@/story/rules/roll';

/** The roll a tool asked to show. What a script says is not believed before its shape is checked. */
export function readRoll(results: readonly ToolResult[]): Roll | null {
  const asked = results.filter(({ toolId }) => toolId !== encounterTool);
  for (const event of asked.flatMap(({ events }) => events)) {
    if (event.type !== 'ui_event' || event.event !== 'dice_roll') continue;
    const payload = event.payload ?? {};
    const { formula, total, band } = payload;
    if (typeof formula !== 'string' || typeof total !== 'number') continue;
    return {
      formula,
      dice: objects(payload['dice']).map(({ sides, value, dropped }) => ({
        sides: finite(sides),
        value: finite(value),
        ...(dropped === true ? { dropped } : {}),
      })),
      modifiers: objects(payload['modifiers']).map(({ name, value, reason }) => ({
        name: plainText(name),
        value: finite(value),
        reason: plainText(reason),
      })),
      total,
      band: typeof band === 'string' ? band : null,
    };
  }
  return null;
}

/** What is met on the way is drawn, not shown as a roll of the player's. */
const encounterTool = 'encounter';

/** Whether the dice say that something is met. */
export function readEncounter(results: readonly ToolResult[]): boolean {
  return results.some(
    ({ toolId, output }) => toolId === encounterTool && output['band'] === 'encounter',
  );
}

export function readRecalled(results: readonly ToolResult[]): readonly RecalledMemory[] {
  return results
    .flatMap(({ output }) => objects(output['memories']))
    .filter(({ id, summary }) => typeof id === 'string' && typeof summary === 'string')
    .map(({ id, summary, timestamp, relevance }) => ({
      id: storedId.memory(plainText(id)),
      summary: plainText(summary),
      timestamp: plainText(timestamp),
      relevance: finite(relevance),
    }));
}

function objects(value: Json | undefined): readonly Readonly<Record<string, Json>>[] {
  return Array.isArray(value) ? (value as readonly Json[]).filter(isJsonObject) : [];
}

function plainText(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** What is no number is written down as null, and whoever reads the scene takes it for damaged. */
function finite(value: Json | undefined): number {
  const number = Number(value);
  return Number.isFinite(number) ? number : 0;
}
