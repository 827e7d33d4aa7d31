import { deepMergeAll } from '@/foundation/json-trees/deep-merge';
import { effectPatch } from '@/story/rules/effect';
import type { Rules } from '@/story/rules/rules';
import type { StoryState } from '@/story/state/story-state';

/** The counters that go on by themselves, after what happened: `scene`, `journey`, the band of a roll. */
export function clocksAfterTicks(
  state: StoryState,
  rules: Rules,
  happened: readonly string[],
): StoryState {
  const patches = Object.entries(rules.counters).flatMap(([name, { ticks = {} }]) => {
    const by = happened.reduce((sum, what) => sum + (ticks[what] ?? 0), 0);
    return by === 0 ? [] : [effectPatch({ kind: 'count', name, by }, state, rules)];
  });
  return patches.length === 0 ? state : deepMergeAll(state, patches);
}
