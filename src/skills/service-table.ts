import { checkContract } from '@/contracts/check-contract';
import {
  permissionOf,
  type ServiceRequest,
  type ServiceResults,
} from '@/contracts/generated/service-calls';
import type { Json } from '@/foundation/json';
import { fail, type Result } from '@/foundation/result';
import type { ServiceCall, ServiceError } from '@/ports/script-host';
import { networkPermission } from '@/skills/network-permission';

type ServiceMethod = ServiceRequest['method'];

type Answer<Method extends ServiceMethod> = (
  params: Extract<ServiceRequest, { readonly method: Method }>['params'],
) => Answered<ServiceResults[Method]>;

/** At once, or when the engine has found out. */
type Answered<Value> = Result<Value, ServiceError> | Promise<Result<Value, ServiceError>>;

/** What answers scripts, method by method; the engine fills it in for each attempt. */
export type ServiceProviders = { readonly [Method in ServiceMethod]?: Answer<Method> };

/**
 * The services one script may call. Unknown ones, those without permission, those this version cannot do
 * yet and bad parameters reject, each with a code of its own.
 */
export function serviceTable(
  providers: ServiceProviders,
  permissions: ReadonlySet<string>,
): (call: ServiceCall) => Promise<Result<Json, ServiceError>> {
  return (call) => answer(call, providers, permissions);
}

async function answer(
  call: ServiceCall,
  providers: ServiceProviders,
  permissions: ReadonlySet<string>,
): Promise<Result<Json, ServiceError>> {
  const { method, params } = call;
  if (!isKnown(method))
    return fail({ code: 'unknown-method', message: `there is no service ${method}` });
  const fault = await paramsFault(call);
  // Which permission is needed stands in the address: one that is none needs no other answer.
  const isFetch = method === 'http.fetch';
  if (isFetch && fault !== null) return fail(fault);
  const needed = isFetch ? networkPermission(params['url'] as string) : permissionOf[method];
  if (!isAllowed(needed, permissions))
    return fail({ code: 'permission-denied', message: `${method} needs the permission ${needed}` });
  const provider = providers[method];
  if (provider === undefined)
    return fail({
      code: 'not-available',
      message: `${method} is not available in this version of Narratoria`,
    });
  if (fault !== null) return fail(fault);
  // The check has just said that these are the parameters of this very method.
  return (provider as (params: ServiceCall['params']) => Answered<Json>)(params);
}

function isKnown(method: string): method is ServiceMethod {
  return Object.hasOwn(permissionOf, method);
}

/** The name of a host is the same in capitals. */
function isAllowed(needed: string, permissions: ReadonlySet<string>): boolean {
  return [...permissions].some((each) =>
    each.startsWith('network:') ? each.toLowerCase() === needed : each === needed,
  );
}

/** Nobody needs it for the first scene: on the web its code is fetched with the first call. */
async function paramsFault({ method, params }: ServiceCall): Promise<ServiceError | null> {
  const code = await import('@/contracts/generated/validate-service-calls').catch(() => null);
  if (code === null)
    return { code: 'not-available', message: `${method}: what checks it could not be loaded` };
  // The contract is that of a line; in the sandbox the host numbers the calls and no line is written.
  const checked = checkContract(code.validateServiceLine, {
    jsonrpc: '2.0',
    id: 0,
    method,
    params,
  });
  if (checked.ok) return null;
  const faults = checked.error.map(({ path, message }) => `${path} ${message}`).join('; ');
  return { code: 'invalid-params', message: `${method}: ${faults}` };
}
