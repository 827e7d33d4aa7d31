import { describeFault } from '@/foundation/narratoria-fault';
import type { Turn } from '@/engine/gather';
import { runScript } from '@/engine/run-script';
import type { StagedEffect } from '@/engine/staged-effect';
import type { ToolAttempt, ToolRunner } from '@/plan/tool-runner';
import { freshInvocation } from '@/protocol/invocation';
import { resolveToolPath } from '@/skills/resolve-tool-path';

/** Joins plan, skills, services and the script host: one attempt of one tool in a fresh runtime. */
export function scriptToolRunner(turn: Turn): ToolRunner<StagedEffect> {
  const { skills } = turn.story;
  return {
    skillOf: (toolPath) => {
      const resolved = resolveToolPath(toolPath, skills);
      if (resolved === null) return null;
      const { skill, script } = resolved;
      return { name: skill.name, retryPolicy: skill.retryPolicy, timeoutMs: script.timeoutMs };
    },
    run: (call, signal) => {
      const resolved = resolveToolPath(call.tool.toolPath, skills);
      if (resolved === null) return Promise.resolve(notThere(call.tool.toolPath));
      return runScript(turn, resolved, call, signal);
    },
  };
}

function notThere(toolPath: string): ToolAttempt<StagedEffect> {
  const [skill = '', ...script] = toolPath.replace(/^(?:skills|tools)\//, '').split('/');
  const fault = { kind: 'script-not-found', skill, script: script.join('/') || toolPath } as const;
  return {
    invocation: { ...freshInvocation, violation: describeFault(fault) },
    effects: [],
  };
}
