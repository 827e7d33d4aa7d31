import type { ToolError } from '@/contracts/generated/execution-result';
import type { DoneEvent, ToolEvent } from '@/contracts/generated/tool-events';
import { deepMerge } from '@/foundation/json-trees/deep-merge';
import type { JsonObject } from '@/foundation/json';
import { mergePatches } from '@/foundation/json-trees/merge-patches';
import { fail, succeed, type Result } from '@/foundation/result';
import type { ScriptOutput } from '@/ports/script-host';

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

/** What came of an invocation: the tool's output, or why it failed and whether trying again could help. */
export type Verdict = Result<JsonObject, ToolError & { readonly isWorthRetrying: boolean }>;

export function verdictOf(invocation: Invocation): Verdict {
  const { done, exit } = invocation;
  const violation = violationOf(invocation);
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

/** A host ends a script whose output it cannot pass on: too much of it, or not UTF-8. */
function violationOf({ violation, exit }: Invocation): string | null {
  return violation ?? (exit?.reason === 'output' ? exit.message : null);
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

function patchOf({ events }: Invocation): JsonObject {
  const patches = events.filter((event) => event.type === 'state_patch');
  return mergePatches(patches.map(({ patch }) => patch));
}
