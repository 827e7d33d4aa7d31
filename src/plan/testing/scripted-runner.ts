import type { RetryPolicy } from '@/contracts/generated/plan-json';
import type { ToolEvent } from '@/contracts/generated/tool-events';
import type { JsonObject } from '@/foundation/json';
import {
  toolAttempt,
  type AnnouncedAsset,
  type ToolCall,
  type ToolRunner,
} from '@/plan/tool-runner';
import { freshInvocation, type Invocation } from '@/protocol/invocation';
import type { ExitReason } from '@/ports/script-host';

export type ScriptedAttempt = {
  readonly invocation: Invocation;
  readonly effects?: readonly string[];
  /** Absent: everything it announces was looked at and found good. */
  readonly files?: readonly AnnouncedAsset[];
  /** Happens while the tool runs, before it says anything; given the signal of the attempt. */
  readonly meanwhile?: (signal: AbortSignal) => unknown;
};

const exited = { kind: 'exit', code: 0, reason: 'finished', message: '' } as const;

function spoken(...events: readonly ToolEvent[]): Invocation {
  const done = events.find((event) => event.type === 'done') ?? null;
  return { ...freshInvocation, events, done, exit: exited };
}

export function succeeds(
  output: JsonObject = {},
  ...before: readonly ToolEvent[]
): ScriptedAttempt {
  return { invocation: spoken(...before, { version: '0', type: 'done', ok: true, output }) };
}

export function fails(...before: readonly ToolEvent[]): ScriptedAttempt {
  return { invocation: spoken(...before, { version: '0', type: 'done', ok: false }) };
}

export function exits(reason: ExitReason): ScriptedAttempt {
  return {
    invocation: { ...freshInvocation, exit: { kind: 'exit', code: 1, reason, message: reason } },
  };
}

/** Ends well, but never says `done`. */
export function endsSilently(): ScriptedAttempt {
  return { invocation: spoken() };
}

export function breaksProtocol(how: { readonly invalidJson: boolean }): ScriptedAttempt {
  return { invocation: { ...freshInvocation, ...how, violation: 'it sang' } };
}

export function patches(patch: JsonObject): ToolEvent {
  return { version: '0', type: 'state_patch', patch };
}

/** Of every scripted tool. */
export const scriptedTimeoutMs = 2_000;

export type ScriptedRunner = ToolRunner<string> & {
  readonly calls: readonly ToolCall<string>[];
};

/**
 * Plays each tool's attempts in order, the last one again and again. The skill behind a path is its
 * first step; a tool without a script is a mistake of the test.
 */
export function scriptedRunner(
  script: Readonly<Record<string, ScriptedAttempt | readonly ScriptedAttempt[]>>,
  skillPolicy: RetryPolicy = {},
): ScriptedRunner {
  const calls: ToolCall<string>[] = [];
  return {
    calls,
    skillOf: (toolPath) => ({
      name: toolPath.split('/')[0] ?? '',
      retryPolicy: skillPolicy,
      timeoutMs: scriptedTimeoutMs,
    }),
    run: async (call, signal) => {
      calls.push(call);
      const scripted = [script[call.tool.toolId] ?? []].flat();
      const attempt = scripted[call.attempt - 1] ?? scripted[scripted.length - 1];
      if (attempt === undefined) throw new Error(`${call.tool.toolId} is not scripted`);
      await attempt.meanwhile?.(signal);
      for (const event of attempt.invocation.events) call.onEvent(event);
      const { invocation, effects = [] } = attempt;
      const announced = invocation.events.filter((event) => event.type === 'asset');
      const files = attempt.files ?? announced.map((event) => ({ event, refused: null }));
      return { ...toolAttempt(invocation, effects), files };
    },
  };
}
