import { checkContract } from '@/contracts/check-contract';
import type { ToolEvent } from '@/contracts/generated/tool-events';
import { validateToolEvent } from '@/contracts/generated/validate-tool-events';
import { isDeeperThan } from '@/foundation/json-trees/is-deeper-than';
import { isJsonObject, type JsonObject } from '@/foundation/json';
import { patchDepth } from '@/foundation/limits';
import { describeFault } from '@/foundation/narratoria-fault';
import { parseJson } from '@/foundation/parse-text';
import { fail, type Result } from '@/foundation/result';

const eventTypes: ReadonlySet<unknown> = new Set([
  'log',
  'state_patch',
  'asset',
  'ui_event',
  'error',
  'done',
] satisfies readonly ToolEvent['type'][]);

export type LineFault = {
  readonly code: 'invalid-json' | 'wrong-version' | 'unknown-type' | 'bad-event' | 'too-deep';
  readonly message: string;
};

/** One line of a script becomes an event or the reason why it is none (001 §3–§5). */
export function parseEventLine(text: string): Result<ToolEvent, LineFault> {
  const parsed = parseJson(text);
  if (!parsed.ok) return fail({ code: 'invalid-json', message: `not JSON: ${shortened(text)}` });
  const data = parsed.value;
  if (!isJsonObject(data))
    return fail({ code: 'invalid-json', message: `not a JSON object: ${shortened(text)}` });
  if (data['version'] !== '0')
    return fail({ code: 'wrong-version', message: `version must be "0": ${shortened(text)}` });
  if (!eventTypes.has(data['type']))
    return fail({
      code: 'unknown-type',
      message: describeFault({ kind: 'unknown-event-type', eventType: unknownType(data) }),
    });
  // A patch nested a million deep would overflow the stack of whatever merges it.
  if (isDeeperThan(patchDepth, data))
    return fail({ code: 'too-deep', message: `nested deeper than ${patchDepth} levels` });
  const checked = checkContract(validateToolEvent, data);
  if (checked.ok) return checked;
  const [first] = checked.error;
  return fail({
    code: 'bad-event',
    message: `${typeIn(data)} event: ${first?.path ?? ''} ${first?.message ?? 'is wrong'}`,
  });
}

/** Bare, as 003-dm §7 has it, but with what a terminal would obey still escaped. */
function unknownType(data: JsonObject): string {
  return typeIn(data).replace(/^"|"$/g, '');
}

function typeIn(data: JsonObject): string {
  return shortened(JSON.stringify(data['type'] ?? null));
}

export function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
