import type { ToolError, ToolResult } from '@/contracts/generated/execution-result';
import { afterRun, healthy, type RunEnd, type SkillHealth } from '@/plan/skill-health';

/** By name of the skill; one that is not in it has never run. */
export type SkillHealths = ReadonlyMap<string, SkillHealth>;

/** After the runs of a plan; what was skipped or cancelled says nothing about a skill. */
export function afterResults(
  healths: SkillHealths,
  results: readonly ToolResult[],
  skillOf: (toolPath: string) => { readonly name: string } | null,
): SkillHealths {
  const after = new Map(healths);
  for (const result of results) {
    const name = skillOf(result.toolPath)?.name;
    const end = endOf(result);
    if (name === undefined || end === null) continue;
    after.set(name, afterRun(after.get(name) ?? healthy, end));
  }
  return after;
}

/** Not to be planned with any more in this session. */
export function permanentlyFailed(healths: SkillHealths): readonly string[] {
  return [...healths].flatMap(([name, { state }]) => (state === 'permanentFailure' ? [name] : []));
}

function endOf({ state, error }: ToolResult): RunEnd | null {
  switch (state) {
    case 'success':
      return 'success';
    case 'timeout':
      return 'unreachable';
    case 'failed':
      if (error.code === 'cancelled') return null;
      return isNetworkError(error) ? 'unreachable' : 'failure';
    case 'skipped':
      return null;
  }
}

/** As scripts name it in their own error event: `network`, `network-error`, `NETWORK_ERROR`. */
function isNetworkError({ code }: ToolError): boolean {
  return /^network(?:[-_]?(?:error|failure))?$/i.test(code);
}
