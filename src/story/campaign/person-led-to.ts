import type { Campaign } from '@/story/campaign/campaign';
import type { AuthoredChoice } from '@/story/campaign/passage';

/**
 * Whom a choice turns to that names nobody: the one person who speaks, or whose feeling changes, in the
 * words it leads to. Null where there is none, or more than one.
 */
export function personLedTo(
  { leadsTo, elseTo }: Pick<AuthoredChoice, 'leadsTo' | 'elseTo'>,
  { passages, people }: Pick<Campaign, 'passages' | 'people'>,
): string | null {
  const meant = [leadsTo, elseTo]
    .flatMap((id) => (id === null ? [] : (passages.get(id) ?? [])))
    .flatMap(({ conditions, effects }) => [
      conditions.speaker,
      ...effects.map((effect) => (effect.kind === 'feeling' ? effect.person : null)),
    ])
    .filter((person) => person !== null && people.has(person));
  const [first = null, ...others] = new Set(meant);
  return others.length === 0 ? first : null;
}
