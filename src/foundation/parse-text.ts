import { fail, succeed, type Result } from '@/foundation/result';

/** Here and in `parse-yaml.ts` alone may a library throw: text from outside becomes a value or a fault. */
export type TextFault = {
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
};

export function parseJson(text: string): Result<unknown, TextFault> {
  try {
    return succeed(JSON.parse(text) as unknown);
  } catch (reason) {
    return fail({ message: messageOf(reason) });
  }
}

export function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
