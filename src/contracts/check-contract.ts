import { fail, succeed, type Result } from '@/foundation/result';
import type { ContractError, ValidateFunction } from './validate-function';

/** One way in which data breaks a contract; `path` is empty for the whole value. */
export type ContractFault = { readonly path: string; readonly message: string };

/** Every fault at once, so that an author or a planner can mend all of them in one go. */
export function checkContract<T>(
  validate: ValidateFunction<T>,
  data: unknown,
): Result<T, readonly ContractFault[]> {
  if (validate(data)) return succeed(data);
  return fail((validate.errors ?? []).map(faultOf));
}

function faultOf(error: ContractError): ContractFault {
  const member = memberConcerned(error);
  const path = readablePath(error.instancePath);
  return {
    path: member === null ? path : joinPath(path, member),
    message: messageOf(error),
  };
}

/** ajv reports a missing member, or a wrong tag, at the object that should have it. */
function memberConcerned({ keyword, params }: ContractError): string | null {
  if (keyword === 'required') return String(params['missingProperty']);
  if (keyword === 'discriminator') return String(params['tag']);
  return null;
}

/** A JSON pointer as people write it: `/tools/0/toolId` is `tools[0].toolId`. */
function readablePath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(joinPath, '');
}

function joinPath(path: string, step: string): string {
  if (/^\d+$/.test(step)) return `${path}[${step}]`;
  return path === '' ? step : `${path}.${step}`;
}

function messageOf(error: ContractError): string {
  const { keyword, params } = error;
  switch (keyword) {
    case 'required':
      return 'is missing';
    case 'type':
      return `must be ${[params['type']].flat().map(typeInWords).join(' or ')}`;
    case 'enum':
      return `must be one of ${[params['allowedValues']].flat().map(shown).join(', ')}`;
    case 'const':
      return `must be ${shown(params['allowedValue'])}`;
    case 'discriminator':
      return params['tagValue'] === undefined
        ? 'is missing'
        : `is not known: ${shown(params['tagValue'])}`;
    case 'pattern':
      return `must match ${String(params['pattern'])}`;
    case 'minLength':
      return params['limit'] === 1
        ? 'must not be empty'
        : `must have at least ${String(params['limit'])} characters`;
    case 'maxItems':
      return `must have at most ${String(params['limit'])} entries`;
    case 'minimum':
      return `must be at least ${String(params['limit'])}`;
    case 'maximum':
      return `must be at most ${String(params['limit'])}`;
    default:
      return error.message ?? `breaks the rule "${keyword}"`;
  }
}

const wordsOfType: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'text',
};

function typeInWords(type: unknown): string {
  return wordsOfType[String(type)] ?? String(type);
}

/** Data from outside may be long; a fault quotes enough of it to be recognised. */
function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
