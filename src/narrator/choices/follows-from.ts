import type { Offer } from '@/narrator/choices/skill-offers';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { memoryBehind } from '@/narrator/reasons/choice-memory';
import { isMadeOfProse } from '@/story/campaign/is-made-of-prose';

/** One moment weighs the same offers again and again, under other contexts that share what is behind. */
const known = new WeakMap<Offer, { readonly past: unknown; readonly follows: boolean }>();

/**
 * Whether something that happened leads to it. Asked only where nobody wrote what is offered when: an author
 * knows better what belongs where.
 */
export function followsFrom(offer: Offer, context: TellingContext): boolean {
  if (!isMadeOfProse(context.campaign)) return false;
  const before = known.get(offer);
  if (before?.past === context.past.memories) return before.follows;
  const follows = memoryBehind({ id: 'c0', ...offer }, context) !== null;
  known.set(offer, { past: context.past.memories, follows });
  return follows;
}
