import type { ContractCase } from '@/ports/contract-tests/contract-case';
import { scriptEndingCases } from '@/ports/contract-tests/script-ending-cases';
import { scriptIoCases } from '@/ports/contract-tests/script-io-cases';
import { scriptIsolationCases } from '@/ports/contract-tests/script-isolation-cases';
import { scriptLimitCases } from '@/ports/contract-tests/script-limit-cases';
import type { ScriptHost } from '@/ports/script-host';

export function scriptHostCases(elapsed: () => number): readonly ContractCase<ScriptHost>[] {
  return [
    ...scriptIoCases,
    ...scriptIsolationCases,
    ...scriptEndingCases(elapsed),
    ...scriptLimitCases,
  ];
}
