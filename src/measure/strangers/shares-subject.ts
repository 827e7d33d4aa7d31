import type { Choice } from '@/contracts/generated/choice';
import { namedThingsIn, type NamedThings } from '@/measure/strangers/named-things';
import type { Campaign } from '@/story/campaign/campaign';
import type { Memory } from '@/story/state/memory';
import { namesWord } from '@/story/words/names-word';

/**
 * Whether a memory has anything of what a choice names or turns to: the person, the place or the thing by its
 * name, or a word that only this author's files have. Looked up in the words alone, whoever chose the memory.
 */
export function sharesSubject(
  { text, intent }: Pick<Choice, 'text' | 'intent'>,
  { summary, about }: Pick<Memory, 'summary' | 'about'>,
  { campaign, named }: { readonly campaign: Campaign; readonly named: NamedThings },
): boolean {
  const { people, places, items, topics = [] } = campaign;
  const calls: readonly (readonly [string, readonly string[]])[] = [
    ...[...people.values()].map(({ id, name, shortName }) => [id, [name, shortName]] as const),
    ...[...places.values()].map(
      ({ id, name, called = [] }) =>
        [id, [bare(name), ...called.map((word) => `the ${bare(word)}`)]] as const,
    ),
    ...[...items].map(([id, name]) => [id, [bare(name)]] as const),
    ...topics.map((name) => [`about ${name}`, [bare(name)]] as const),
  ];
  const isMeant = ([id, names]: (typeof calls)[number]): boolean =>
    id === intent.target || id === intent.with || names.some((name) => namesWord(text, name));
  const isRemembered = ([id, names]: (typeof calls)[number]): boolean =>
    id === about || names.some((name) => namesWord(summary, name));
  if (calls.some((each) => isMeant(each) && isRemembered(each))) return true;
  const remembered = namedThingsIn(summary, named);
  return [...namedThingsIn(text, named)].some((word) => remembered.has(word));
}

function bare(name: string): string {
  return name.replace(/^(?:the|an?) /i, '');
}
