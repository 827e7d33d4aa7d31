import type { ToolResult } from '@/contracts/generated/execution-result';
import { checkContract, type ContractFault } from '@/contracts/check-contract';
import { validateStoryState } from '@/contracts/generated/validate-story-state';
import { deepMergeAll } from '@/foundation/json-trees/deep-merge';
import { jsonBytes } from '@/foundation/encode-utf8';
import type { JsonObject } from '@/foundation/json';
import { patchBytes } from '@/foundation/limits';
import { fail, succeed, type Result } from '@/foundation/result';
import { effectsOf, type StagedEffect } from '@/engine/turn-data/staged-effect';
import type { Notice } from '@/story/log/notice';
import { contradictions, type World } from '@/story/campaign/contradictions';
import { afterStanding } from '@/story/rules/standing';
import type { StoryState } from '@/story/state/story-state';

export type PatchedState = {
  readonly state: StoryState;
  /** One for all that was refused. */
  readonly notices: readonly Notice[];
};

/**
 * What the scripts changed, tool by tool: first what it changed with services, then one patch after the
 * other, for two of them as one cannot say that an object replaces another. What a tool changed is left out
 * when it leaves the state against its contract or the player where nobody can be, so that no skill can put
 * them in a place called 7 or to an end that is not written, or when the turn's patches would grow too large.
 */
export function applyPatches(
  before: StoryState,
  results: readonly ToolResult[],
  effects: readonly StagedEffect[] = [],
  world?: World,
): PatchedState {
  const standings = effectsOf('standing', effects);
  let state = before;
  let bytesLeft = patchBytes;
  const refused: string[] = [];
  for (const result of results) {
    for (const { toolId, change } of standings)
      if (toolId === result.toolId) state = afterStanding(state, change);
    const patches = patchesOf(result.events);
    const bytes = patches.reduce((sum, patch) => sum + jsonBytes(patch), 0);
    if (bytes > bytesLeft) {
      refused.push(
        `${result.toolId}: its patches have ${bytes} bytes; a turn changes at most ${patchBytes}`,
      );
      continue;
    }
    bytesLeft -= bytes;
    const patched = stateWith(state, patches, world);
    if (patched.ok) state = patched.value;
    else
      refused.push(
        ...patched.error.map(({ path, message }) => `${result.toolId}: ${path} ${message}`),
      );
  }
  return { state, notices: refused.length === 0 ? [] : [refusal(refused)] };
}

/** The state after one tool's patches, unless it would break its contract or contradict the facts. */
export function stateWith(
  state: StoryState,
  patches: readonly JsonObject[],
  world?: World,
): Result<StoryState, readonly ContractFault[]> {
  const patched = deepMergeAll(state, patches);
  const checked = checkContract(validateStoryState, patched);
  if (!checked.ok) return checked;
  const lost = world === undefined ? [] : contradictions(world, state, patched);
  return lost.length > 0 ? fail(lost) : succeed(patched);
}

export function patchesOf(events: ToolResult['events']): readonly JsonObject[] {
  return events.flatMap((event) => (event.type === 'state_patch' ? [event.patch] : []));
}

function refusal(details: readonly string[]): Notice {
  return {
    kind: 'patch-refused',
    message:
      'A skill tried to change the story into something it cannot be; what it changed was left out.',
    details,
  };
}
