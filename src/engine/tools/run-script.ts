import { seedFrom } from '@/foundation/seeded-random';
import { scriptLimits } from '@/foundation/limits';
import { announcedAssets } from '@/engine/tools/announced-assets';
import { patchesOf } from '@/engine/tools/apply-patches';
import type { ToolScene } from '@/engine/turn-data/tool-scene';
import type { StagedEffect } from '@/engine/turn-data/staged-effect';
import { toolServices } from '@/engine/tools/tool-services';
import { toolAttempt, type ToolAttempt, type ToolCall } from '@/plan/tool-runner';
import type { AssetSource } from '@/ports/asset-source';
import type { ScriptSource } from '@/ports/script-host';
import { readInvocation } from '@/protocol/read-invocation';
import type { ResolvedTool } from '@/skills/resolve-tool-path';
import { serviceTable } from '@/skills/service-table';
import type { Skill, SkillScript } from '@/skills/skill';

/** One attempt of one tool in a fresh runtime, with the services it may ask. */
export async function runScript(
  scene: ToolScene,
  { skill, script }: ResolvedTool,
  call: ToolCall<StagedEffect>,
  signal: AbortSignal,
): Promise<ToolAttempt<StagedEffect>> {
  const { tool, attempt, ordinal, dependencies, visibleEffects, timeoutMs } = call;
  // Neither the attempt nor the plan is part of it: a retry or a replan rolls the same dice.
  const seedOf = (seed: number): number =>
    seedFrom(seed, skill.name, script.name, JSON.stringify(tool.input), ordinal);
  const { toolId } = tool;
  const budget = scene.budget.forAttempt();
  const visible = visibleEffects;
  const services = await toolServices({ scene, skill, toolId, seedOf, visible, budget });
  const requestId = `${scene.id}/${toolId}`;
  const outputs = scene.story.scripts.run(
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
      seed: seedOf(scene.seed),
      now: scene.at,
    },
    signal,
  );
  const invocation = await readInvocation(outputs, call.onEvent);
  const made = toolAttempt<StagedEffect>(invocation);
  if (!made.verdict.ok) {
    budget.giveBack();
    return made;
  }
  const madeBy = { skill: skill.name, version: skill.version, script: script.name, toolId };
  const source = filesOf(script, services.written, scene.story.files);
  const assets = await announcedAssets(
    invocation,
    { scene, madeBy, requestId, source, budget },
    signal,
  );
  const patches = { kind: 'patches', patches: patchesOf(invocation.events) } as const;
  const effects = [...services.staged(), patches, ...assets.effects];
  return { ...made, effects, files: assets.files };
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
