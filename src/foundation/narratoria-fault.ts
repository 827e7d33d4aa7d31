/** What can go wrong with a plan or a tool, as values (003-dm §7). */
export type NarratoriaFault =
  | { readonly kind: 'cyclic-dependency'; readonly planId: string }
  | {
      readonly kind: 'plan-execution';
      readonly planId: string;
      readonly failedTools: readonly string[];
    }
  | { readonly kind: 'tool-timeout'; readonly toolId: string; readonly timeoutMs: number }
  | { readonly kind: 'protocol-violation'; readonly toolId: string; readonly violation: string }
  | { readonly kind: 'unknown-event-type'; readonly eventType: string }
  | { readonly kind: 'script-not-found'; readonly skill: string; readonly script: string }
  | { readonly kind: 'replan-attempts-exceeded'; readonly attempts: number };

/** In the words of 003-dm §7. */
export function describeFault(fault: NarratoriaFault): string {
  switch (fault.kind) {
    case 'cyclic-dependency':
      return `Circular dependency detected in plan ${fault.planId}`;
    case 'plan-execution':
      return `Plan ${fault.planId} execution failed. Failed tools: [${fault.failedTools.join(', ')}]`;
    case 'tool-timeout':
      return `Tool ${fault.toolId} timed out after ${fault.timeoutMs / 1_000}s`;
    case 'protocol-violation':
      return `Protocol violation from ${fault.toolId}: ${fault.violation}`;
    case 'unknown-event-type':
      return `Unknown event type: ${fault.eventType}`;
    case 'script-not-found':
      return `Script ${fault.script} not found in skill ${fault.skill}`;
    case 'replan-attempts-exceeded':
      return `Max replan attempts (${fault.attempts}) exceeded`;
  }
}
