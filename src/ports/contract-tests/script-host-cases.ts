import type { ContractCase } from '@/ports/contract-tests/contract-case';
import { scriptIoCases } from '@/ports/contract-tests/script-io-cases';
import { scriptIsolationCases } from '@/ports/contract-tests/script-isolation-cases';
import { scriptLimitCases } from '@/ports/contract-tests/script-limit-cases';
import type { ScriptHost } from '@/ports/script-host';

export const scriptHostCases: readonly ContractCase<ScriptHost>[] = [
  ...scriptIoCases,
  ...scriptIsolationCases,
  ...scriptLimitCases,
];
