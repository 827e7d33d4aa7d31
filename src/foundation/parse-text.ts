import { load as loadYaml, YAMLException } from 'js-yaml';

import { fail, succeed, type Result } from '@/foundation/result';

/** The only place of the core where a library may throw: text from outside becomes a value or a fault. */
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

export function parseYaml(text: string): Result<unknown, TextFault> {
  if (text.trim() === '') return succeed(null);
  try {
    return succeed(loadYaml(text, { maxAliases: 0 }));
  } catch (reason) {
    if (!(reason instanceof YAMLException)) return fail({ message: messageOf(reason) });
    const { reason: message, mark } = reason;
    return fail(
      mark === undefined ? { message } : { message, line: mark.line + 1, column: mark.column + 1 },
    );
  }
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
