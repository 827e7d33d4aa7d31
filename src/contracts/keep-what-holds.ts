import { campaignLimits } from '@/foundation/limits';

import { contractFaults, type ContractFault } from './check-contract';
import type { ValidateFunction } from './generated/contract-types';

/** Data of which anything may be missing. */
export type Partly<T> = T extends readonly (infer Entry)[]
  ? readonly Partly<Entry>[]
  : T extends object
    ? string extends keyof T
      ? { readonly [name: string]: Partly<T[keyof T]> }
      : { readonly [Name in keyof T]?: Partly<T[Name]> }
    : T;

export type Kept<T> = {
  readonly kept: Partly<T>;
  readonly faults: readonly ContractFault[];
};

/**
 * For files of authors: each value that breaks the contract is named and left out, the rest stays.
 * `lost` widens that, where a part is worse than nothing: it turns the pointer of a faulty value into
 * that of what goes with it.
 */
export function keepWhatHolds<T extends object>(
  validate: ValidateFunction<T>,
  data: unknown,
  lost: (pointer: string) => string = (pointer) => pointer,
): Kept<T> {
  if (validate(data)) return { kept: data as Partly<T>, faults: [] };
  const faulty = new Set(
    (validate.errors ?? [])
      .filter(({ keyword }) => keyword !== 'required' && keyword !== 'if')
      .map(({ instancePath }) => lost(instancePath)),
  );
  const isLost = faulty.has('') || typeof data !== 'object' || data === null;
  return {
    kept: (isLost ? {} : without(data, faulty, '')) as Partly<T>,
    faults: firstFaults(validate),
  };
}

/** In the end how many there are beside those that are named: to put all of them into words could take seconds. */
function firstFaults(validate: ValidateFunction<unknown>): readonly ContractFault[] {
  const { faults: most } = campaignLimits;
  const named = contractFaults(validate, most);
  const others = (validate.errors ?? []).length - most;
  if (named.length < most || others <= 0) return named;
  return [...named, { path: '', message: `has about ${String(others)} more faults` }];
}

function without(value: unknown, faulty: ReadonlySet<string>, pointer: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).flatMap(([name, each]: [string, unknown]) => {
    const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return faulty.has(at) ? [] : [[name, without(each, faulty, at)] as const];
  });
  return Array.isArray(value) ? kept.map(([, each]) => each) : Object.fromEntries(kept);
}
