import { fail, succeed, type Result } from '@/foundation/result';
import { patternWords } from './generated/pattern-words';
import type { ContractError, ValidateFunction } from './generated/contract-types';

/** One way in which data breaks a contract; `path` is empty for the whole value. */
export type ContractFault = { readonly path: string; readonly message: string };

/** Every fault at once, so that an author or a planner can mend all of them in one go. */
export function checkContract<T>(
  validate: ValidateFunction<T>,
  data: unknown,
): Result<T, readonly ContractFault[]> {
  return validate(data) ? succeed(data) : fail(contractFaults(validate));
}

/** What the last call found wrong, or the first of it. */
export function contractFaults(
  { errors }: ValidateFunction<unknown>,
  most = Number.POSITIVE_INFINITY,
): readonly ContractFault[] {
  const faults = new Map<string, ContractFault>();
  for (const error of errors ?? []) {
    if (faults.size >= most) break;
    // A broken `then` reports itself; that its `if` is broken too says nothing more.
    if (error.keyword === 'if') continue;
    const fault = contractFaultOf(error);
    // Two parts of a schema may find the same thing wrong with the same value.
    faults.set(`${fault.path}\n${fault.message}`, fault);
  }
  return [...faults.values()];
}

export function contractFaultOf(error: ContractError): ContractFault {
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

export function joinPath(path: string, step: string): string {
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
      return patternInWords(String(params['pattern']));
    case 'format':
      return wordsOfFormat[String(params['format'])] ?? `must be a ${String(params['format'])}`;
    case 'false schema':
      return 'must not be there';
    case 'minLength':
      return params['limit'] === 1
        ? 'must not be empty'
        : `must have at least ${String(params['limit'])} characters`;
    case 'maxLength':
      return `must have at most ${String(params['limit'])} characters`;
    case 'maxProperties':
    case 'maxItems':
      return `must have at most ${String(params['limit'])} entries`;
    case 'minItems':
      return params['limit'] === 1
        ? 'must not be empty'
        : `must have at least ${String(params['limit'])} entries`;
    case 'exclusiveMinimum':
      return `must be more than ${String(params['limit'])}`;
    case 'minimum':
      return `must be at least ${String(params['limit'])}`;
    case 'maximum':
      return `must be at most ${String(params['limit'])}`;
    default:
      return error.message ?? `breaks the rule "${keyword}"`;
  }
}

function patternInWords(pattern: string): string {
  return patternWords.get(pattern) ?? `must match ${pattern}`;
}

const wordsOfFormat: Readonly<Record<string, string>> = {
  'date-time': 'must be a date and time such as 2026-02-03T11:00:00Z',
  semver: 'must be a version in three numbers, such as 1.0.0',
};

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
