import type { ToolResult } from '@/contracts/generated/execution-result';
import { checkContract } from '@/contracts/check-contract';
import { validateStoryState } from '@/contracts/generated/validate-story-state';
import { deepMergeAll } from '@/foundation/deep-merge';
import type { JsonObject } from '@/foundation/json';
import type { Notice } from '@/story/scene';
import type { StoryState } from '@/story/story-state';

export type PatchedState = {
  readonly state: StoryState;
  /** One for all that was refused. */
  readonly notices: readonly Notice[];
};

/**
 * What the scripts changed, one patch after the other: two of them as one cannot say that an object
 * replaces another. What a tool changed is left out when it leaves the state against its contract, so that
 * no skill can put the player in a place called 7.
 */
export function applyPatches(before: StoryState, results: readonly ToolResult[]): PatchedState {
  let state = before;
  const refused: string[] = [];
  for (const result of results) {
    const patched = deepMergeAll(state, patchesOf(result));
    const checked = checkContract(validateStoryState, patched);
    if (checked.ok) state = patched;
    else
      refused.push(
        ...checked.error.map(({ path, message }) => `${result.toolId}: ${path} ${message}`),
      );
  }
  return { state, notices: refused.length === 0 ? [] : [refusal(refused)] };
}

function patchesOf({ events }: ToolResult): readonly JsonObject[] {
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
