import type { ScriptOutput } from '@/ports/script-host';

type Exit = Extract<ScriptOutput, { readonly kind: 'exit' }>;

/** One protocol line of the given type. */
export function line(type: string, fields: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ version: '0', type, ...fields });
}

export const finished: Exit = { kind: 'exit', code: 0, reason: 'finished', message: '' };

export function exitedWith(reason: Exit['reason'], message = reason as string): Exit {
  return { kind: 'exit', code: 1, reason, message };
}

/** What a host passes on: the lines, then the exit. */
export async function* outputsOf(
  lines: readonly string[],
  exit: Exit = finished,
): AsyncGenerator<ScriptOutput> {
  for (const text of lines) yield await Promise.resolve({ kind: 'line', text });
  yield exit;
}
