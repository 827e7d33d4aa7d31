import { escapePattern } from '@/foundation/text/escape-pattern';
import type { Campaign, Person } from '@/story/campaign/campaign';
import type { Scene } from '@/story/log/scene';

/** Whether any passage that the scenes told, or anything remembered of them, names somebody. */
export function isToldOf(
  { id, name, shortName }: Person,
  path: readonly Scene[],
  { passages }: Campaign,
): boolean {
  const names = [`[{@]${escapePattern(id)}`, escapePattern(name), escapePattern(shortName)];
  const named = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'iu');
  return path.some(
    ({ outcome: { told, memories } }) =>
      told.some(({ passage }) => passages.get(passage)?.prose.some((text) => named.test(text))) ||
      memories.some(({ summary }) => named.test(summary)),
  );
}
