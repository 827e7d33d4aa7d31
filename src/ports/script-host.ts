import type { ToolInput } from '@/contracts/generated/tool-input';
import type { Json, JsonObject } from '@/foundation/json';
import type { Result } from '@/foundation/result';

/** All files of the skill by relative path, and the one that runs. */
export type ScriptSource = {
  readonly files: Readonly<Record<string, string>>;
  readonly main: string;
  /** Where the skill is on this machine, if it is: a script in another language is started there. */
  readonly folder?: string;
};

export type ScriptLimits = {
  /** Computing time between two waits, waiting for a service not counted; programs have `wallMs` only. */
  readonly cpuMs: number;
  /** From the first instruction to the end, waits included. */
  readonly wallMs: number;
  readonly memoryBytes: number;
  readonly outputBytes: number;
  readonly lineBytes: number;
  readonly lines: number;
  /** Service calls that may be unanswered at once. */
  readonly openCalls: number;
  /** Of the parameters of all calls and of their answers. */
  readonly serviceCharacters: number;
  /** Time in which at least one call is unanswered. */
  readonly serviceMs: number;
};

export type ServiceCall = { readonly method: string; readonly params: JsonObject };
export type ServiceError = { readonly code: string; readonly message: string };

export type ExitReason =
  | 'finished' // main returned
  | 'threw' // main threw, the script cannot be run, or its exit code is not 0
  | 'stalled' // it waits for something that nobody will answer
  | 'cpu'
  | 'wall'
  | 'memory'
  | 'disk' // a program wrote more than it may
  | 'processes' // a program started more than it may
  | 'output'
  | 'calls'
  | 'cancelled'
  | 'crashed'; // the runtime itself died, or a signal ended the program

export type ScriptOutput =
  | { readonly kind: 'line'; readonly text: string }
  /** Always last, exactly once; code 0 only for `finished`. */
  | {
      readonly kind: 'exit';
      readonly code: number;
      readonly reason: ExitReason;
      readonly message: string;
    };

export type ScriptRunOptions = {
  readonly limits: ScriptLimits;
  /** Never rejects. */
  readonly services: (
    call: ServiceCall,
    signal: AbortSignal,
  ) => Promise<Result<Json, ServiceError>>;
  /** Behind `io.random`. */
  readonly seed: number;
  /** Behind `io.now`. */
  readonly now: number;
};

/**
 * Runs one script in a fresh isolated runtime. Hosts stay thin: they apply limits and pass lines on;
 * `protocol` parses them, once, in core. The reader may stop at any time, the host then frees the
 * runtime. Waiting for a free runtime obeys the signal. Nothing a script does rejects the iteration.
 */
export interface ScriptHost {
  run(
    script: ScriptSource,
    input: ToolInput,
    options: ScriptRunOptions,
    signal: AbortSignal,
  ): AsyncIterable<ScriptOutput>;
  close(): Promise<void>;
}
