import { isJsonObject, type Json } from '@/foundation/json';
import { inBrief } from '@/foundation/text/in-brief';
import type { ContractFault } from '@/contracts/check-contract';
import { keepWhatHolds, type Partly } from '@/contracts/keep-what-holds';
import type { ValidateFunction } from '@/contracts/generated/contract-types';
import { broken, type Noted } from '@/campaign/reading';

export type CheckedFile<T> = {
  readonly kept: Partly<T>;
  readonly findings: readonly Noted[];
};

/** What of a file keeps its contract, and a sentence for each thing that does not. */
export function checkAuthorFile<T extends object>(
  file: string,
  validate: ValidateFunction<T>,
  data: Json,
  lost?: (pointer: string) => string,
): CheckedFile<T> {
  const { kept, faults } = keepWhatHolds(validate, data, lost);
  return {
    kept,
    findings: faults.map((fault) => broken(file, 'schema', sentenceOf(fault, data), fault.path)),
  };
}

/** Where each entry stands in its list: what was kept of the list may be shorter. */
export function entryPaths(list: string, data: Json): (id: string) => string {
  const entries = isJsonObject(data) ? data[list] : data;
  const places = new Map<Json | undefined, number>();
  for (const [index, entry] of (Array.isArray(entries)
    ? (entries as readonly Json[])
    : []
  ).entries())
    if (isJsonObject(entry) && !places.has(entry['id'])) places.set(entry['id'], index);
  return (id) => {
    const index = places.get(id);
    return index === undefined ? list : `${list}[${String(index)}]`;
  };
}

/** In a long list nobody counts to `places[17]`: an entry is called by its id. */
function sentenceOf({ path, message }: ContractFault, data: Json): string {
  const [, list = '', index = '', field] = /^(\w+)\[(\d+)\](?:\.(.+))?$/.exec(path) ?? [];
  const entries = isJsonObject(data) ? data[list] : undefined;
  const entry = Array.isArray(entries) ? (entries as readonly Json[])[Number(index)] : undefined;
  const id = isJsonObject(entry) ? entry['id'] : undefined;
  if (typeof id !== 'string' || id === '' || field === undefined)
    return `${path} ${message}`.trim();
  return `${inBrief(id)}: ${field} ${message}`;
}
