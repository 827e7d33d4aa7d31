import type { ContractCase } from '@/ports/contract-tests/contract-case';
import type { ScriptDialect, ScriptTask } from '@/ports/contract-tests/script-dialect';
import { scriptHostileCases } from '@/ports/contract-tests/script-hostile-cases';
import { scriptWireCases } from '@/ports/contract-tests/script-wire-cases';
import type { ScriptHost } from '@/ports/script-host';

export type ScriptTaskCase = ContractCase<ScriptHost> & { readonly task: ScriptTask };

/** The one suite of every script host; `impossible-script-tasks.ts` names what a kind of host cannot do. */
export function scriptTaskCases(
  dialect: ScriptDialect,
  elapsed: () => number,
): readonly ScriptTaskCase[] {
  return [...scriptWireCases(dialect), ...scriptHostileCases(dialect, elapsed)];
}
