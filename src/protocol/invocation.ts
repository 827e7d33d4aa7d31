import type { DoneEvent, ToolEvent } from '@/contracts/generated/tool-events';
import { deepMerge } from '@/foundation/deep-merge';
import type { JsonObject } from '@/foundation/json';
import { mergePatches } from '@/foundation/merge-patches';
import { fail, succeed, type Result } from '@/foundation/result';
import type { ScriptOutput } from '@/ports/script-host';
import { parseEventLine } from '@/protocol/parse-event-line';

type Exit = Extract<ScriptOutput, { kind: 'exit' }>;

/** One run of one script as far as it has been read. */
export type Invocation = {
  readonly events: readonly ToolEvent[];
  readonly done: DoneEvent | null;
  readonly violation: string | null;
  readonly invalidJson: boolean;
  readonly exit: Exit | null;
};

export const freshInvocation: Invocation = {
  events: [],
  done: null,
  violation: null,
  invalidJson: false,
  exit: null,
};

export type ToolError = {
  readonly code: string;
  readonly message: string;
  readonly category: 'tool_failure' | 'timeout' | 'invalid_json' | 'process_error';
  readonly exitCode?: number;
  readonly details?: JsonObject;
};

export function afterOutput(invocation: Invocation, output: ScriptOutput): Invocation {
  switch (output.kind) {
    case 'line':
      return afterLine(invocation, output.text);
    case 'exit':
      return { ...invocation, exit: output };
  }
}

function afterLine(invocation: Invocation, text: string): Invocation {
  // A script may keep talking after `done`; merging that would count what it took back.
  if (invocation.done !== null || invocation.violation !== null) return invocation;
  if (text.trim() === '') return invocation;
  const event = parseEventLine(text);
  if (!event.ok)
    return {
      ...invocation,
      violation: event.error.message,
      invalidJson: event.error.code === 'invalid-json',
    };
  return {
    ...invocation,
    events: [...invocation.events, event.value],
    done: event.value.type === 'done' ? event.value : null,
  };
}

/** What came of it: the tool's output, or why it failed and whether trying again could help. */
export function verdictOf(
  invocation: Invocation,
): Result<JsonObject, ToolError & { readonly isWorthRetrying: boolean }> {
  const { done, exit, violation } = invocation;
  if (violation !== null)
    return fail({
      code: 'protocol-violation',
      message: violation,
      category: invocation.invalidJson ? 'invalid_json' : 'process_error',
      isWorthRetrying: false,
    });
  if (exit !== null && exit.code !== 0) return fail({ ...exitError(exit), isWorthRetrying: true });
  if (done === null)
    return fail({
      code: 'missing-done',
      message: 'the script ended without a done event',
      category: 'process_error',
      isWorthRetrying: false,
    });
  if (!done.ok) return fail({ ...reportedError(invocation, done), isWorthRetrying: true });
  return succeed(outputOf(invocation));
}

function exitError(exit: Exit): ToolError {
  const isTimeout = exit.reason === 'wall' || exit.reason === 'cpu';
  return {
    code: isTimeout ? 'timeout' : exit.reason,
    message: exit.message,
    category: isTimeout ? 'timeout' : 'process_error',
    exitCode: exit.code,
  };
}

function reportedError(invocation: Invocation, done: DoneEvent): ToolError {
  const [reported] = invocation.events.filter((event) => event.type === 'error').reverse();
  return {
    code: reported?.errorCode ?? 'not-ok',
    message: reported?.errorMessage ?? done.summary ?? 'the script said it failed',
    category: 'tool_failure',
    ...(reported?.details === undefined ? {} : { details: reported.details }),
  };
}

/** A tool's output is its merged patches, then what `done` says. */
function outputOf(invocation: Invocation): JsonObject {
  return deepMerge(patchOf(invocation), invocation.done?.output ?? {});
}

function patchOf(invocation: Invocation): JsonObject {
  let patch: JsonObject = {};
  for (const event of invocation.events)
    if (event.type === 'state_patch') patch = mergePatches(patch, event.patch);
  return patch;
}
