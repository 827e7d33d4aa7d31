import { assetId } from '@/foundation/ids';
import type { Turn } from '@/engine/gather';
import type { StagedEffect } from '@/engine/staged-effect';
import type { ToolAttempt, ToolCall, ToolRunner } from '@/plan/tool-runner';
import { verdictOf } from '@/protocol/invocation';

/** What succeeded in a turn, by what was asked, so that a retry runs only what did not. */
export type KeptAttempts = ReadonlyMap<string, ToolAttempt<StagedEffect>>;

/**
 * A runner that answers from `before` what was asked in the same words there, and keeps what succeeds. A
 * dependent of a tool that failed is asked in other words: it gets what it did not get then.
 */
export function keepingRunner(
  runner: ToolRunner<StagedEffect>,
  before: KeptAttempts,
  turn: Turn,
): { readonly runner: ToolRunner<StagedEffect>; readonly kept: KeptAttempts } {
  const kept = new Map<string, ToolAttempt<StagedEffect>>();
  const run: ToolRunner<StagedEffect>['run'] = async (call, signal) => {
    const asked = askedIn(call);
    const earlier = before.get(asked);
    const made = earlier === undefined ? await runner.run(call, signal) : again(earlier, turn);
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
function isToBeKept({ invocation, effects }: ToolAttempt<StagedEffect>): boolean {
  return verdictOf(invocation).ok && effects.every(({ kind }) => kind !== 'memory');
}

/** The same files, made in this scene. */
function again(
  { invocation, effects }: ToolAttempt<StagedEffect>,
  { id: scene, at }: Turn,
): ToolAttempt<StagedEffect> {
  return {
    invocation,
    effects: effects.map((effect) => {
      if (effect.kind !== 'asset') return effect;
      const { asset, content } = effect.made;
      const id = assetId(scene, asset.madeBy.toolId, asset.name);
      return { kind: 'asset', made: { asset: { ...asset, id, scene, at }, content } };
    }),
  };
}
