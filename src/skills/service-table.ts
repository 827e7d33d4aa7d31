import type { Json, JsonObject } from '@/foundation/json';
import { fail, type Result } from '@/foundation/result';
import type { ServiceCall, ServiceError } from '@/ports/script-host';

export type ServiceAnswer = Result<Json, ServiceError>;

/** What scripts may ask of the story's memory; the engine fills it in for each attempt. */
export interface MemoryProvider {
  store(params: JsonObject): ServiceAnswer;
  recall(params: JsonObject): ServiceAnswer;
}

export type ServiceProviders = { readonly memory: MemoryProvider };

type Service = {
  readonly permission: string;
  readonly answer: (providers: ServiceProviders, params: JsonObject) => ServiceAnswer;
};

const services: ReadonlyMap<string, Service> = new Map([
  [
    'memory.store',
    { permission: 'memory.write', answer: ({ memory }, params) => memory.store(params) },
  ],
  [
    'memory.recall',
    { permission: 'memory.read', answer: ({ memory }, params) => memory.recall(params) },
  ],
] satisfies [string, Service][]);

/** The services one script may call: unknown ones and those without permission reject. */
export function serviceTable(
  providers: ServiceProviders,
  permissions: ReadonlySet<string>,
): (call: ServiceCall) => Promise<ServiceAnswer> {
  return ({ method, params }) => {
    const service = services.get(method);
    if (service === undefined)
      return Promise.resolve(
        fail({ code: 'unknown-method', message: `there is no service ${method}` }),
      );
    if (!permissions.has(service.permission))
      return Promise.resolve(
        fail({
          code: 'permission-denied',
          message: `${method} needs the permission ${service.permission}`,
        }),
      );
    return Promise.resolve(service.answer(providers, params));
  };
}
