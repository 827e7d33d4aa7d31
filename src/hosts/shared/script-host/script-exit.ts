import type { ExitReason, ScriptOutput } from '@/ports/script-host';

export type ScriptExit = Extract<ScriptOutput, { readonly kind: 'exit' }>;

export function scriptExit(reason: ExitReason, message: string, code = 1): ScriptExit {
  return { kind: 'exit', code: reason === 'finished' ? 0 : code, reason, message };
}

export function cancelledExit(): ScriptExit {
  return scriptExit('cancelled', 'The run was cancelled.');
}
