import { exitCode, type ExitCode } from '@/cli/exit-code';
import type { Output } from '@/cli/output';
import { readJsonFile } from '@/cli/plan/read-json-file';
import { checkPlan, type PlanFault } from '@/plan/check-plan';

/** `narratoria plan check FILE`: everything that is wrong with a plan, at once. */
export function checkPlanCommand(file: string, output: Output): ExitCode {
  const { order, errors } = judge(file);
  const ok = errors.length === 0;
  if (output.options.json) output.json({ ok, order, errors });
  else if (ok) output.result(orderInWords(order));
  else for (const { code, message } of errors) output.result(`${file}: ${code}: ${message}`);
  return ok ? exitCode.done : exitCode.bad;
}

function judge(file: string): {
  readonly order: readonly string[];
  readonly errors: readonly PlanFault[];
} {
  const data = readJsonFile(file);
  if (!data.ok)
    return { order: [], errors: [{ code: 'schema', message: data.error, toolIds: [] }] };
  const checked = checkPlan(data.value);
  return checked.ok
    ? { order: checked.value.tools.map(({ toolId }) => toolId), errors: [] }
    : { order: [], errors: checked.error };
}

function orderInWords(order: readonly string[]): string {
  if (order.length === 0) return 'The plan is sound. It runs nothing.';
  return `The plan is sound. It runs ${order.join(', then ')}.`;
}
