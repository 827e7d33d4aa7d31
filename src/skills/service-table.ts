import { checkContract } from '@/contracts/check-contract';
import {
  permissionOf,
  type ServiceRequest,
  type ServiceResults,
} from '@/contracts/generated/service-calls';
import { validateServiceLine } from '@/contracts/generated/validate-service-calls';
import type { Json } from '@/foundation/json';
import { fail, type Result } from '@/foundation/result';
import type { ServiceCall, ServiceError } from '@/ports/script-host';

type ServiceMethod = ServiceRequest['method'];

type Answer<Method extends ServiceMethod> = (
  params: Extract<ServiceRequest, { readonly method: Method }>['params'],
) => Result<ServiceResults[Method], ServiceError>;

/** What answers scripts, method by method; the engine fills it in for each attempt. */
export type ServiceProviders = { readonly [Method in ServiceMethod]?: Answer<Method> };

/** The services one script may call: unknown ones, those without permission and bad parameters reject. */
export function serviceTable(
  providers: ServiceProviders,
  permissions: ReadonlySet<string>,
): (call: ServiceCall) => Promise<Result<Json, ServiceError>> {
  return (call) => Promise.resolve(answer(call, providers, permissions));
}

function answer(
  { method, params }: ServiceCall,
  providers: ServiceProviders,
  permissions: ReadonlySet<string>,
): Result<Json, ServiceError> {
  const provider = isKnown(method) ? providers[method] : undefined;
  if (!isKnown(method) || provider === undefined)
    return fail({ code: 'unknown-method', message: `there is no service ${method}` });
  const needed = permissionOf[method];
  if (!permissions.has(needed))
    return fail({ code: 'permission-denied', message: `${method} needs the permission ${needed}` });
  // The contract is that of a line; in the sandbox the host numbers the calls and no line is written.
  const checked = checkContract(validateServiceLine, { jsonrpc: '2.0', id: 0, method, params });
  if (!checked.ok) {
    const faults = checked.error.map(({ path, message }) => `${path} ${message}`).join('; ');
    return fail({ code: 'invalid-params', message: `${method}: ${faults}` });
  }
  // The check has just said that these are the parameters of this very method.
  return (provider as (params: ServiceCall['params']) => Result<Json, ServiceError>)(params);
}

function isKnown(method: string): method is ServiceMethod {
  return Object.hasOwn(permissionOf, method);
}
