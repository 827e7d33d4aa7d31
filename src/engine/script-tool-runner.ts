import { seedFrom } from '@/foundation/seeded-random';
import { scriptLimits } from '@/foundation/limits';
import { describeFault } from '@/foundation/narratoria-fault';
import type { Turn } from '@/engine/gather';
import { memoryServices, type StagedEffect } from '@/engine/memory-services';
import type { ToolAttempt, ToolCall, ToolRunner } from '@/plan/tool-runner';
import { freshInvocation } from '@/protocol/invocation';
import { readInvocation } from '@/protocol/read-invocation';
import { resolveToolPath, type ResolvedTool } from '@/skills/resolve-tool-path';
import { serviceTable } from '@/skills/service-table';

/** Joins plan, skills, services and the script host: one attempt of one tool in a fresh runtime. */
export function scriptToolRunner(turn: Turn): ToolRunner<StagedEffect> {
  const { skills } = turn.story;
  return {
    skillOf: (toolPath) => {
      const resolved = resolveToolPath(toolPath, skills);
      if (resolved === null) return null;
      return { name: resolved.skill.name, retryPolicy: resolved.skill.retryPolicy };
    },
    run: (call, signal) => {
      const resolved = resolveToolPath(call.tool.toolPath, skills);
      if (resolved === null) return Promise.resolve(notThere(call.tool.toolPath));
      return runScript(turn, resolved, call, signal);
    },
  };
}

async function runScript(
  turn: Turn,
  { skill, script }: ResolvedTool,
  call: ToolCall<StagedEffect>,
  signal: AbortSignal,
): Promise<ToolAttempt<StagedEffect>> {
  const { tool, attempt, ordinal, dependencies, visibleEffects, timeLeftMs } = call;
  const memory = memoryServices(turn, tool.toolId, visibleEffects);
  const timeoutMs = Math.min(script.timeoutMs, timeLeftMs);
  const outputs = turn.story.scripts.run(
    { files: skill.files, main: script.path },
    {
      requestId: `${turn.id}/${tool.toolId}`,
      tool: skill.name,
      operation: script.name,
      input: tool.input,
      dependencies,
      config: {},
      attempt,
    },
    {
      limits: { ...scriptLimits, wallMs: timeoutMs },
      services: serviceTable(memory.providers, skill.permissions),
      // Neither the attempt nor the plan is part of it: a retry or a replan rolls the same dice.
      seed: seedFrom(turn.seed, skill.name, script.name, JSON.stringify(tool.input), ordinal),
      now: turn.at,
    },
    signal,
  );
  const invocation = await readInvocation(outputs);
  return { invocation, effects: memory.staged, timeoutMs };
}

function notThere(toolPath: string): ToolAttempt<StagedEffect> {
  const [skill = '', ...script] = toolPath.replace(/^(?:skills|tools)\//, '').split('/');
  const fault = { kind: 'script-not-found', skill, script: script.join('/') || toolPath } as const;
  return {
    invocation: { ...freshInvocation, violation: describeFault(fault) },
    effects: [],
    timeoutMs: 0,
  };
}
