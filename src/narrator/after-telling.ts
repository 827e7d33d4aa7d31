import { deepMerge } from '@/foundation/deep-merge';
import type { TellingContext } from '@/narrator/telling-context';
import { effectPatch } from '@/story/effect';
import type { Passage } from '@/story/passage';

/** How things are once a passage is told: each of its effects on what the one before left. */
export function afterTelling({ effects }: Passage, context: TellingContext): TellingContext {
  if (effects.length === 0) return context;
  let { state } = context;
  for (const effect of effects)
    state = deepMerge(state, effectPatch(effect, state, context.campaign.rules));
  return { ...context, state };
}
