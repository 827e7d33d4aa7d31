import type { Json } from '@/foundation/json';
import type { Result } from '@/foundation/result';
import type { ScriptOutput, ServiceCall, ServiceError } from '@/ports/script-host';

/** What a script did: lines that came out, and services it asked for with what they answered. */
export type ScriptStep =
  | { readonly kind: 'output'; readonly output: ScriptOutput }
  | {
      readonly kind: 'service';
      readonly call: ServiceCall;
      readonly answer: Result<Json, ServiceError>;
    };

/** What a host answered, by what it was asked; the same question may come again. */
export type Recording = {
  readonly reads: Record<string, (readonly unknown[])[]>;
  readonly writes: Record<string, null[]>;
  readonly runs: Record<string, (readonly ScriptStep[])[]>;
};

/** A question as text: the same bytes on both machines, or they were not asked the same. */
export function questionOf(...parts: readonly unknown[]): string {
  return JSON.stringify(parts);
}
