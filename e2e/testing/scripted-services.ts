import type { Json } from '@/foundation/json';
import { fail, succeed, type Result } from '@/foundation/result';
import type { ServiceCall, ServiceError } from '@/ports/script-host';

type Answer = Json | ((params: ServiceCall['params']) => Json | ServiceError);

/** Services that answer as a test wants it, and what they were asked; one that is not scripted says no. */
export function scriptedServices(answers: Readonly<Record<string, Answer>>): {
  readonly services: (call: ServiceCall) => Result<Json, ServiceError>;
  readonly calls: readonly ServiceCall[];
} {
  const calls: ServiceCall[] = [];
  const services = (call: ServiceCall): Result<Json, ServiceError> => {
    calls.push(call);
    const answer = answers[call.method];
    if (answer === undefined) return fail({ code: 'not-scripted', message: call.method });
    const said = typeof answer === 'function' ? answer(call.params) : answer;
    return isRefusal(said) ? fail(said) : succeed(said);
  };
  return { services, calls };
}

/** What a script hears when it asks about somebody the story does not know. */
export const nobody: ServiceError = { code: 'unknown-person', message: 'nobody is called that' };

function isRefusal(said: Json | ServiceError): said is ServiceError {
  return typeof said === 'object' && said !== null && 'code' in said;
}
