import type { Because, Choice } from '@/contracts/generated/choice';
import type { Campaign } from '@/story/campaign/campaign';
import { namesWord } from '@/story/words/names-word';

/** The reasons of a choice without people whom the player has not met, unless its own words name them. */
export function reasonsKnown(
  { text, because }: Pick<Choice, 'text' | 'because'>,
  met: ReadonlySet<string>,
  { people }: Pick<Campaign, 'people'>,
): readonly Because[] {
  return because.filter(
    ({ kind, id }) =>
      kind !== 'person' || met.has(id) || namesWord(text, people.get(id)?.shortName ?? ''),
  );
}
