import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { patchDepth } from '@/foundation/limits';
import { parseJson } from '@/foundation/parse-text';
import { fail, succeed, type Result } from '@/foundation/result';
import type { ServiceCall, ServiceError } from '@/ports/script-host';
import { isDeeperThan } from '@/foundation/json-trees/is-deeper-than';
import { shortened } from '@/protocol/parse-event-line';

/** What the script chose to tell its calls apart; null answers a line that has none. */
export type ServiceLineId = number | string | null;

export type NumberedCall = ServiceCall & { readonly id: ServiceLineId };

/** The numbers JSON-RPC 2.0 has for what goes wrong; every other word is a server error. */
const codes: ReadonlyMap<string, number> = new Map([
  ['parse-error', -32_700],
  ['invalid-request', -32_600],
  ['unknown-method', -32_601],
  ['invalid-params', -32_602],
  ['internal', -32_603],
]);
const otherCode = -32_000;

/** One line of the second channel becomes a call, or the line that answers it instead. */
export function parseServiceLine(text: string): Result<NumberedCall, string> {
  const parsed = parseJson(text);
  if (!parsed.ok) return refused(null, 'parse-error', `not JSON: ${shortened(text)}`);
  const line = parsed.value;
  if (!isJsonObject(line))
    return refused(null, 'invalid-request', `not a JSON object: ${shortened(text)}`);
  const { id = null, method, params = {} } = line;
  if (!isId(id))
    return refused(null, 'invalid-request', 'a call needs an id: a whole number or a text');
  if (line['jsonrpc'] !== '2.0') return refused(id, 'invalid-request', 'jsonrpc must be "2.0"');
  if (typeof method !== 'string') return refused(id, 'invalid-request', 'method must be a text');
  if (!isJsonObject(params))
    return refused(id, 'invalid-params', 'the parameters of a call must be an object');
  // Parameters nested a million deep would overflow the stack of whatever writes them again.
  if (isDeeperThan(patchDepth, params))
    return refused(id, 'invalid-params', `nested deeper than ${patchDepth} levels`);
  return succeed({ id, method, params });
}

/** The line, without its newline. */
export function serviceAnswerLine(id: ServiceLineId, answer: Result<Json, ServiceError>): string {
  if (answer.ok) return lineOf(id, { result: answer.value });
  const { code, message } = answer.error;
  return lineOf(id, {
    error: { code: codes.get(code) ?? otherCode, message, data: { code } },
  });
}

function lineOf(id: ServiceLineId, rest: JsonObject): string {
  return JSON.stringify({ jsonrpc: '2.0', id, ...rest });
}

function refused(
  id: ServiceLineId,
  code: string,
  message: string,
): { readonly ok: false; readonly error: string } {
  return fail(serviceAnswerLine(id, fail({ code, message })));
}

function isId(id: Json): id is number | string {
  return typeof id === 'string' || Number.isSafeInteger(id);
}
