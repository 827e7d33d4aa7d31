import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import type { Output } from '@/cli/kit/output';
import type { Surroundings } from '@/cli/kit/surroundings';
import { readJsonFile } from '@/cli/plan/read-json-file';
import { skillsOfPlan, type PlanFile } from '@/cli/plan/skills-of-plan';
import { isJsonObject } from '@/foundation/json';
import { describeFault } from '@/foundation/narratoria-fault';
import { checkPlan, type PlanFault } from '@/plan/check-plan';
import { resolveToolPath, scriptNotFound } from '@/skills/resolve-tool-path';
import type { Skill } from '@/skills/skill';

type Fault = Omit<PlanFault, 'code'> & { readonly code: PlanFault['code'] | 'unknown-script' };

type Judgement = { readonly order: readonly string[]; readonly errors: readonly Fault[] };

/** `narratoria plan check FILE`: everything that is wrong with a plan, at once. */
export async function checkPlanCommand(
  surroundings: Surroundings,
  plan: PlanFile,
  output: Output,
  signal: AbortSignal,
): Promise<ExitCode> {
  const data = await readJsonFile(plan.file, signal);
  const tools = data.ok ? toolsNamed(data.value) : [];
  const toolPaths = tools.map(({ toolPath }) => toolPath);
  const skills = await skillsOfPlan(toolPaths, { surroundings, output, plan }, signal);
  const { order, errors } = data.ok
    ? judge(data.value, missingScripts(tools, skills))
    : { order: [], errors: [{ code: 'schema', message: data.error, toolIds: [] }] };
  const ok = errors.length === 0;
  if (output.options.json) output.json({ ok, order, errors });
  else if (ok) output.result(orderInWords(order));
  else for (const { code, message } of errors) output.result(`${plan.file}: ${code}: ${message}`);
  return ok ? exitCode.done : exitCode.bad;
}

/** In what order it would run is known even when a script is missing. */
function judge(data: unknown, missing: readonly Fault[]): Judgement {
  const checked = checkPlan(data);
  return checked.ok
    ? { order: checked.value.tools.map(({ toolId }) => toolId), errors: missing }
    : { order: [], errors: [...checked.error, ...missing] };
}

type NamedTool = { readonly toolId: string | null; readonly toolPath: string };

/** Also of a plan against its schema: whatever names a script. */
function toolsNamed(data: unknown): readonly NamedTool[] {
  if (!isJsonObject(data) || !Array.isArray(data['tools'])) return [];
  return (data['tools'] as readonly unknown[]).flatMap((tool) => {
    if (!isJsonObject(tool)) return [];
    const { toolId, toolPath } = tool;
    if (typeof toolPath !== 'string' || toolPath === '') return [];
    return [{ toolId: typeof toolId === 'string' ? toolId : null, toolPath }];
  });
}

function missingScripts(tools: readonly NamedTool[], skills: readonly Skill[]): readonly Fault[] {
  return tools
    .filter(({ toolPath }) => resolveToolPath(toolPath, skills) === null)
    .map(({ toolId, toolPath }) => ({
      code: 'unknown-script',
      message: describeFault(scriptNotFound(toolPath)),
      toolIds: toolId === null ? [] : [toolId],
    }));
}

function orderInWords(order: readonly string[]): string {
  if (order.length === 0) return 'The plan is sound. It runs nothing.';
  return `The plan is sound. It runs ${order.join(', then ')}.`;
}
