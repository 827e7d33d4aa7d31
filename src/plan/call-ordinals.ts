import type { ToolId } from '@/foundation/ids';
import type { CheckedTool } from '@/plan/check-plan';

/** Which of several equal calls each tool is, by its place in the plan and not by who starts first. */
export function callOrdinals(tools: readonly CheckedTool[]): ReadonlyMap<ToolId, number> {
  const seen = new Map<string, number>();
  return new Map(
    tools.map(({ toolId, toolPath, input }) => {
      const call = `${toolPath} ${JSON.stringify(input)}`;
      const ordinal = seen.get(call) ?? 0;
      seen.set(call, ordinal + 1);
      return [toolId, ordinal];
    }),
  );
}
