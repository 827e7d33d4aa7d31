import type { ExitReason, ScriptLimits } from '@/ports/script-host';

/** Everything a guest needs for one run; it can ask for nothing later but answers to its calls. */
export type GuestJob = {
  readonly files: Readonly<Record<string, string>>;
  readonly main: string;
  readonly folder?: string;
  /** The tool input as JSON. */
  readonly input: string;
  readonly limits: ScriptLimits;
  readonly seed: number;
  readonly now: number;
};

export type GuestAnswer = {
  readonly kind: 'answer';
  readonly callId: number;
  readonly ok: boolean;
  /** JSON: the result, or `{code, message}`. */
  readonly text: string;
};

export type ToGuest =
  | { readonly kind: 'run'; readonly job: GuestJob }
  | GuestAnswer
  /** Not acknowledged: what was posted before is the last of the run. */
  | { readonly kind: 'cancel' };

export type FromGuest =
  | { readonly kind: 'line'; readonly text: string }
  | {
      readonly kind: 'call';
      readonly callId: number;
      readonly method: string;
      /** JSON. */
      readonly params: string;
    }
  | { readonly kind: 'sleep'; readonly callId: number; readonly ms: number }
  /** `run` and each `answer` are followed by one `waiting`, or by the `exit`. */
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'exit';
      readonly reason: ExitReason;
      readonly message: string;
      /** A program's own. */
      readonly code?: number;
    };
