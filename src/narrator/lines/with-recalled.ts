import type { TellingContext } from '@/narrator/passages/telling-context';
import type { Memory } from '@/story/state/memory';

/** A moment in which this is what is remembered: `{memory}` and `{creditor}` in a line are of it. */
export function withRecalled(
  context: TellingContext,
  { id, summary, timestamp }: Pick<Memory, 'id' | 'summary' | 'timestamp'>,
): TellingContext {
  return { ...context, recalled: [{ id, summary, timestamp, relevance: 1 }] };
}
