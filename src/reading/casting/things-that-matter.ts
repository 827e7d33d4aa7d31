import { mentions } from '@/reading/found/person-names';
import type { FoundThing, Reading } from '@/reading/found/reading';
import type { Campaign } from '@/story/campaign/campaign';

/** What is listed or held from the start, and what the plot or a person's file speaks of beside the prose it stands in. */
export function thingsThatMatter(
  things: readonly FoundThing[],
  { items, startingItems }: Pick<Campaign, 'items' | 'startingItems'>,
  files: ReadonlyMap<string, string>,
): readonly FoundThing[] {
  const plots = [...files].filter(([file]) => /^(?:plot|characters)\//.test(file));
  return things.filter(({ id, called }) => {
    if (items.has(id) || startingItems.includes(id)) return true;
    const speak = (texts: readonly (readonly [string, string])[]): number =>
      texts.filter(([, text]) => called.some((name) => mentions(text.toLowerCase(), name))).length;
    return speak(plots) > 0 && speak([...files]) > 1;
  });
}

/** Ids of what the premise names or the player holds when it begins. */
export function knownFromStart(
  { premise, things, people }: Reading,
  { startingItems }: Pick<Campaign, 'startingItems'>,
): ReadonlySet<string> {
  const text = premise
    .flat()
    .map((each) => each.text)
    .join(' ');
  const named = [...things, ...people].filter(({ called }) =>
    called.some((name) => mentions(text, name)),
  );
  return new Set([...named.map(({ id }) => id), ...startingItems]);
}
