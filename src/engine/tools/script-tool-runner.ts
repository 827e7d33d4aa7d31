import { describeFault } from '@/foundation/narratoria-fault';
import type { ToolScene } from '@/engine/turn-data/tool-scene';
import { runScript } from '@/engine/tools/run-script';
import type { StagedEffect } from '@/engine/turn-data/staged-effect';
import { toolAttempt, type ToolAttempt, type ToolRunner } from '@/plan/tool-runner';
import { freshInvocation } from '@/protocol/invocation';
import { resolveToolPath, scriptNotFound } from '@/skills/resolve-tool-path';

/** Joins plan, skills, services and the script host: one attempt of one tool in a fresh runtime. */
export function scriptToolRunner(scene: ToolScene): ToolRunner<StagedEffect> {
  const { skills } = scene.story;
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
      return runScript(scene, resolved, call, signal);
    },
  };
}

function notThere(toolPath: string): ToolAttempt<StagedEffect> {
  const violation = describeFault(scriptNotFound(toolPath));
  return toolAttempt({ ...freshInvocation, violation });
}
