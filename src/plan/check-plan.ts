import { checkContract } from '@/contracts/check-contract';
import type { Plan, RetryPolicy } from '@/contracts/generated/plan-json';
import { validatePlan } from '@/contracts/generated/validate-plan-json';
import type { ToolId } from '@/foundation/ids';
import type { JsonObject } from '@/foundation/json';
import { describeFault } from '@/foundation/narratoria-fault';
import { fail, succeed, type Result } from '@/foundation/result';
import { topologicalOrder } from '@/plan/topological-order';

/** A tool of a plan that passed the check, with every default filled in. */
export type CheckedTool = {
  readonly toolId: ToolId;
  readonly toolPath: string;
  readonly input: JsonObject;
  readonly dependencies: readonly ToolId[];
  readonly isRequired: boolean;
  /** Whether it may run beside others in a parallel plan. */
  readonly isAsync: boolean;
  readonly retryPolicy: RetryPolicy;
};

export type CheckedPlan = {
  readonly plan: Plan;
  /** In an order that respects every dependency. */
  readonly tools: readonly CheckedTool[];
};

export type PlanFault = {
  readonly code:
    | 'schema'
    | 'duplicate-tool-id'
    | 'unknown-dependency'
    | 'self-dependency'
    | 'cycle'
    | 'disabled-skill';
  readonly message: string;
  readonly toolIds: readonly string[];
};

/** All faults at once, before anything runs (002 FR-012). */
export function checkPlan(data: unknown): Result<CheckedPlan, readonly PlanFault[]> {
  const contract = checkContract(validatePlan, data);
  if (!contract.ok)
    return fail(
      contract.error.map(({ path, message }) => ({
        code: 'schema',
        message: `${path} ${message}`.trim(),
        toolIds: [],
      })),
    );
  const tools = contract.value.tools.map(withDefaults);
  const faults = [...duplicates(tools), ...badDependencies(tools)];
  const order = topologicalOrder(tools);
  if (!order.ok)
    faults.push({
      code: 'cycle',
      message: `${describeFault({ kind: 'cyclic-dependency', planId: contract.value.requestId })}: ${order.error.join(', ')}`,
      toolIds: order.error,
    });
  if (faults.length > 0 || !order.ok) return fail(faults);
  return succeed({ plan: contract.value, tools: order.value });
}

function withDefaults(tool: Plan['tools'][number]): CheckedTool {
  return {
    toolId: tool.toolId as ToolId,
    toolPath: tool.toolPath,
    input: tool.input ?? {},
    dependencies: (tool.dependencies ?? []) as readonly ToolId[],
    isRequired: tool.required ?? true,
    isAsync: tool.async ?? false,
    retryPolicy: tool.retryPolicy ?? {},
  };
}

function duplicates(tools: readonly CheckedTool[]): PlanFault[] {
  const seen = new Set<ToolId>();
  const twice = new Set<ToolId>();
  for (const { toolId } of tools) (seen.has(toolId) ? twice : seen).add(toolId);
  return [...twice].map((id) => ({
    code: 'duplicate-tool-id',
    message: `two tools are called ${id}`,
    toolIds: [id],
  }));
}

function badDependencies(tools: readonly CheckedTool[]): PlanFault[] {
  const known: ReadonlySet<string> = new Set(tools.map((tool) => tool.toolId));
  return tools.flatMap((tool) =>
    tool.dependencies.flatMap((dependency): PlanFault[] => {
      if (dependency === tool.toolId)
        return [
          {
            code: 'self-dependency',
            message: `${tool.toolId} waits for itself`,
            toolIds: [tool.toolId],
          },
        ];
      if (known.has(dependency)) return [];
      return [
        {
          code: 'unknown-dependency',
          message: `${tool.toolId} waits for ${dependency}, which the plan does not have`,
          toolIds: [tool.toolId, dependency],
        },
      ];
    }),
  );
}
