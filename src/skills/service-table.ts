import { contractFaultOf } from '@/contracts/check-contract';
import {
  permissionOf,
  type ServiceRequest,
  type ServiceResults,
} from '@/contracts/generated/service-calls';
import type { Json, JsonObject } from '@/foundation/json';
import { inBrief } from '@/foundation/text/in-brief';
import { fail, type Result } from '@/foundation/result';
import type { ServiceCall, ServiceError } from '@/ports/script-host';
import { networkPermission } from '@/skills/network-permission';

type ServiceMethod = ServiceRequest['method'];

type Answer<Method extends ServiceMethod> = (
  params: Extract<ServiceRequest, { readonly method: Method }>['params'],
  signal: AbortSignal,
) => Answered<ServiceResults[Method]>;

/** At once, or when the engine has found out. */
type Answered<Value> = Result<Value, ServiceError> | Promise<Result<Value, ServiceError>>;

/** What answers scripts, method by method; the engine fills it in for each attempt. */
export type ServiceProviders = { readonly [Method in ServiceMethod]?: Answer<Method> };

type Served = {
  readonly providers: ServiceProviders;
  readonly permissions: ReadonlySet<string>;
};

/**
 * The services one script may call. Unknown ones, those without permission, those this version cannot do
 * yet and bad parameters reject, each with a code of its own. Whoever lacks the permission is turned away
 * before anybody reads the parameters.
 */
export function serviceTable(
  providers: ServiceProviders,
  permissions: ReadonlySet<string>,
): (call: ServiceCall, signal: AbortSignal) => Promise<Result<Json, ServiceError>> {
  return (call, signal) => answer(call, { providers, permissions }, signal);
}

async function answer(
  call: ServiceCall,
  { providers, permissions }: Served,
  signal: AbortSignal,
): Promise<Result<Json, ServiceError>> {
  const { method, params } = call;
  if (!isKnown(method))
    return fail({ code: 'unknown-method', message: `there is no service ${inBrief(method)}` });
  const isFetch = method === 'http.fetch';
  if (!isAllowed(isFetch ? anyHost : permissionOf[method], permissions))
    return denied(method, permissionOf[method]);
  const provider = providers[method];
  if (!isFetch && provider === undefined) return notAvailable(method);
  const fault = await paramsFault(call);
  if (fault !== null) return fail(fault);
  // Which host it is stands in the address: only one that is an address has another answer.
  const needed = isFetch ? networkPermission(params['url'] as string) : permissionOf[method];
  if (!isAllowed(needed, permissions)) return denied(method, needed);
  if (provider === undefined) return notAvailable(method);
  // The check has just said that these are the parameters of this very method.
  return (provider as (params: JsonObject, signal: AbortSignal) => Answered<Json>)(params, signal);
}

function denied(method: ServiceMethod, needed: string): Result<never, ServiceError> {
  const message = `${method} needs the permission ${inBrief(needed)}`;
  return fail({ code: 'permission-denied', message });
}

function notAvailable(method: ServiceMethod): Result<never, ServiceError> {
  const message = `${method} is not available in this version of Narratoria`;
  return fail({ code: 'not-available', message });
}

function isKnown(method: string): method is ServiceMethod {
  return Object.hasOwn(permissionOf, method);
}

const anyHost = 'network:';

/** The name of a host is the same in capitals. */
function isAllowed(needed: string, permissions: ReadonlySet<string>): boolean {
  return [...permissions].some((each) => {
    if (!each.startsWith(anyHost)) return each === needed;
    return needed === anyHost || each.toLowerCase() === needed;
  });
}

/** Nobody needs it for the first scene: on the web its code is fetched with the first call. */
async function paramsFault({ method, params }: ServiceCall): Promise<ServiceError | null> {
  const code = await import('@/contracts/generated/validate-service-calls').catch(() => null);
  if (code === null)
    return { code: 'not-available', message: `${method}: what checks it could not be loaded` };
  // The contract is that of a line; in the sandbox the host numbers the calls and no line is written.
  const line = { jsonrpc: '2.0', id: 0, method, params };
  if (code.validateServiceLine(line)) return null;
  const { errors } = code.validateServiceLine;
  const first = errors?.find(({ keyword }) => keyword !== 'if');
  if (first === undefined) return { code: 'invalid-params', message: `${method}: not as agreed` };
  const { path, message } = contractFaultOf(first);
  return {
    code: limits.has(first.keyword) ? 'too-large' : 'invalid-params',
    message: `${method}: ${inBrief(path)} ${message}`,
  };
}

const limits: ReadonlySet<string> = new Set(['maxLength', 'maxItems', 'maxProperties']);
