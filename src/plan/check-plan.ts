import { checkContract, type ContractFault } from '@/contracts/check-contract';
import type { Plan, RetryPolicy } from '@/contracts/generated/plan-json';
import { validatePlan } from '@/contracts/generated/validate-plan-json';
import type { ToolId } from '@/foundation/ids';
import { isJsonObject, type JsonObject } from '@/foundation/json';
import { describeFault } from '@/foundation/narratoria-fault';
import { fail, succeed, type Result } from '@/foundation/result';
import { cyclesIn, type Waiting } from '@/plan/cycles-in';
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

/** All faults at once, before anything runs (002 FR-012); a plan against its schema is read as far as it can be. */
export function checkPlan(data: unknown): Result<CheckedPlan, readonly PlanFault[]> {
  const contract = checkContract(validatePlan, data);
  if (!contract.ok)
    return fail([...contract.error.map(schemaFault), ...faultsAmong(toolsIn(data))]);
  const plan = contract.value;
  const tools = plan.tools.map(withDefaults);
  const faults = faultsAmong(tools, plan.requestId);
  const order = topologicalOrder(tools);
  return faults.length > 0 || !order.ok ? fail(faults) : succeed({ plan, tools: order.value });
}

function schemaFault({ path, message }: ContractFault): PlanFault {
  return { code: 'schema', message: `${path} ${message}`.trim(), toolIds: [] };
}

/** Of a plan that breaks its schema: whatever has a name, and the names it waits for. */
function toolsIn(data: unknown): readonly Waiting[] {
  if (!isJsonObject(data) || !Array.isArray(data['tools'])) return [];
  return (data['tools'] as readonly unknown[]).flatMap((tool) => {
    if (!isJsonObject(tool) || typeof tool['toolId'] !== 'string') return [];
    const { toolId, dependencies } = tool;
    const names = Array.isArray(dependencies) ? (dependencies as readonly unknown[]) : [];
    const known = names.filter((name): name is ToolId => typeof name === 'string');
    return [{ toolId: toolId as ToolId, dependencies: known }];
  });
}

function faultsAmong(tools: readonly Waiting[], planId?: string): readonly PlanFault[] {
  const where =
    planId === undefined
      ? 'Circular dependency detected in the plan'
      : describeFault({ kind: 'cyclic-dependency', planId });
  const cycles = cyclesIn(tools).map((toolIds): PlanFault => ({
    code: 'cycle',
    message: `${where}: ${toolIds.join(', ')}`,
    toolIds,
  }));
  return [...duplicates(tools), ...badDependencies(tools), ...cycles];
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

function duplicates(tools: readonly Waiting[]): PlanFault[] {
  const seen = new Set<ToolId>();
  const twice = new Set<ToolId>();
  for (const { toolId } of tools) (seen.has(toolId) ? twice : seen).add(toolId);
  return [...twice].map((id) => ({
    code: 'duplicate-tool-id',
    message: `two tools are called ${id}`,
    toolIds: [id],
  }));
}

function badDependencies(tools: readonly Waiting[]): PlanFault[] {
  const known: ReadonlySet<string> = new Set(tools.map((tool) => tool.toolId));
  return tools.flatMap((tool) =>
    [...new Set(tool.dependencies)].flatMap((dependency): PlanFault[] => {
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
