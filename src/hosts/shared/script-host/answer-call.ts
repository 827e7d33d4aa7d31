import { isJsonObject, type Json } from '@/foundation/json';
import { inBrief } from '@/foundation/text/in-brief';
import { fail, succeed, type Result } from '@/foundation/result';
import type { FromGuest } from '@/hosts/shared/guest/guest-messages';
import { timerDelay } from '@/hosts/shared/timer-delay';
import type { ScriptRunOptions, ServiceError } from '@/ports/script-host';

export type GuestCall = Extract<FromGuest, { readonly kind: 'call' | 'sleep' }>;

type Answer = Result<Json, ServiceError>;

/** Never rejects: a service that breaks its word becomes an error the script can catch. */
export async function answerCall(
  call: GuestCall,
  services: ScriptRunOptions['services'],
  signal: AbortSignal,
): Promise<Answer> {
  if (call.kind === 'sleep') return sleep(call.ms, signal);
  try {
    const params: unknown = JSON.parse(call.params);
    if (!isJsonObject(params)) return fail(invalidParams);
    return await services({ method: call.method, params }, signal);
  } catch {
    return fail({ code: 'internal', message: `the service ${inBrief(call.method)} failed` });
  }
}

const invalidParams: ServiceError = {
  code: 'invalid-params',
  message: 'the parameters of a call must be an object',
};

function sleep(ms: number, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      resolve(succeed(null));
    };
    const timer = setTimeout(wake, timerDelay(ms));
    signal.addEventListener('abort', wake);
  });
}
