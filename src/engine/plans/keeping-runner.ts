import { assetId } from '@/foundation/ids';
import type { ToolScene } from '@/engine/turn-data/tool-scene';
import type { StagedEffect } from '@/engine/turn-data/staged-effect';
import type { KeptAttempts } from '@/engine/turn-data/turn-step';
import type { ToolAttempt, ToolCall, ToolRunner } from '@/plan/tool-runner';

type MadeIn = Pick<ToolScene, 'id' | 'at'>;

/**
 * A runner that answers from `before` what was asked in the same words there, and keeps what succeeds. A
 * dependent of a tool that failed is asked in other words: it gets what it did not get then.
 */
export function keepingRunner(
  runner: ToolRunner<StagedEffect>,
  before: KeptAttempts,
  scene: MadeIn,
): { readonly runner: ToolRunner<StagedEffect>; readonly kept: KeptAttempts } {
  const kept = new Map<string, ToolAttempt<StagedEffect>>();
  const run: ToolRunner<StagedEffect>['run'] = async (call, signal) => {
    const asked = askedIn(call);
    const earlier = before.get(asked);
    const made = earlier === undefined ? await runner.run(call, signal) : again(earlier, scene);
    if (earlier !== undefined) for (const event of made.invocation.events) call.onEvent(event);
    if (isToBeKept(made)) kept.set(asked, made);
    return made;
  };
  return { runner: { ...runner, run }, kept };
}

function askedIn({ tool, ordinal, dependencies }: ToolCall<StagedEffect>): string {
  const { toolId, toolPath, input } = tool;
  return JSON.stringify([toolId, toolPath, input, ordinal, dependencies]);
}

/** A script that stored a memory was told its id, and perhaps told others: in another scene it is another. */
function isToBeKept({ verdict, effects }: ToolAttempt<StagedEffect>): boolean {
  return verdict.ok && effects.every(({ kind }) => kind !== 'memory');
}

/** The same files, made in this scene. */
function again(
  earlier: ToolAttempt<StagedEffect>,
  { id: scene, at }: MadeIn,
): ToolAttempt<StagedEffect> {
  return {
    ...earlier,
    effects: earlier.effects.map((effect) => {
      if (effect.kind !== 'asset') return effect;
      const { asset, content } = effect.made;
      const id = assetId(scene, asset.madeBy.toolId, asset.name);
      return { kind: 'asset', made: { asset: { ...asset, id, scene, at }, content } };
    }),
  };
}
