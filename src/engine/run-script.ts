import { seedFrom } from '@/foundation/seeded-random';
import { scriptLimits } from '@/foundation/limits';
import { announcedAssets } from '@/engine/announced-assets';
import { patchesOf } from '@/engine/apply-patches';
import type { Turn } from '@/engine/gather';
import type { StagedEffect } from '@/engine/staged-effect';
import { toolServices } from '@/engine/tool-services';
import type { ToolAttempt, ToolCall } from '@/plan/tool-runner';
import type { AssetSource } from '@/ports/asset-source';
import type { ScriptSource } from '@/ports/script-host';
import { verdictOf } from '@/protocol/invocation';
import { readInvocation } from '@/protocol/read-invocation';
import type { ResolvedTool } from '@/skills/resolve-tool-path';
import { serviceTable } from '@/skills/service-table';
import type { Skill, SkillScript } from '@/skills/skill';

/** One attempt of one tool in a fresh runtime, with the services it may ask. */
export async function runScript(
  turn: Turn,
  { skill, script }: ResolvedTool,
  call: ToolCall<StagedEffect>,
  signal: AbortSignal,
): Promise<ToolAttempt<StagedEffect>> {
  const { tool, attempt, ordinal, dependencies, visibleEffects, timeoutMs } = call;
  // Neither the attempt nor the plan is part of it: a retry or a replan rolls the same dice.
  const seedOf = (seed: number): number =>
    seedFrom(seed, skill.name, script.name, JSON.stringify(tool.input), ordinal);
  const { toolId } = tool;
  const services = await toolServices({ turn, skill, toolId, seedOf, visible: visibleEffects });
  const requestId = `${turn.id}/${toolId}`;
  const outputs = turn.story.scripts.run(
    sourceOf(skill, script),
    {
      requestId,
      tool: skill.name,
      operation: script.name,
      input: tool.input,
      dependencies,
      config: skill.configuration,
      attempt,
    },
    {
      limits: { ...scriptLimits, wallMs: timeoutMs },
      services: serviceTable(services.providers, skill.permissions),
      seed: seedOf(turn.seed),
      now: turn.at,
    },
    signal,
  );
  const invocation = await readInvocation(outputs, call.onEvent);
  if (!verdictOf(invocation).ok) return { invocation, effects: [] };
  const madeBy = { skill: skill.name, version: skill.version, script: script.name, toolId };
  const source = filesOf(script, services.written, turn.story.files);
  const assets = await announcedAssets(invocation, { turn, madeBy, requestId, source }, signal);
  const patches = { kind: 'patches', patches: patchesOf(invocation.events) } as const;
  return { invocation, effects: [...services.staged(), patches, ...assets] };
}

function sourceOf({ files, folder }: Skill, { path }: SkillScript): ScriptSource {
  return { files, main: path, ...(folder === undefined ? {} : { folder }) };
}

/** Only a script outside the sandbox can have written a file by itself. */
function filesOf({ path }: SkillScript, written: AssetSource, onDevice: AssetSource): AssetSource {
  if (/\.m?js$/.test(path)) return written;
  return {
    read: async (file, mostBytes, signal) => {
      const own = await written.read(file, mostBytes, signal);
      return own.ok ? own : onDevice.read(file, mostBytes, signal);
    },
  };
}
