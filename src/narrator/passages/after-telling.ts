import { deepMerge } from '@/foundation/json-trees/deep-merge';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { effectPatch } from '@/story/rules/effect';
import type { Passage } from '@/story/campaign/passage';

/** How things are once a passage is told: each of its effects on what the one before left. */
export function afterTelling({ effects }: Passage, context: TellingContext): TellingContext {
  if (effects.length === 0) return context;
  let { state } = context;
  for (const effect of effects)
    state = deepMerge(state, effectPatch(effect, state, context.campaign.rules));
  return { ...context, state };
}
