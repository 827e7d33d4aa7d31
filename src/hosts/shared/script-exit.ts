import type { ExitReason, ScriptOutput } from '@/ports/script-host';

export type ScriptExit = Extract<ScriptOutput, { readonly kind: 'exit' }>;

export function scriptExit(reason: ExitReason, message: string): ScriptExit {
  return { kind: 'exit', code: reason === 'finished' ? 0 : 1, reason, message };
}

export function cancelledExit(): ScriptExit {
  return scriptExit('cancelled', 'The run was cancelled.');
}
