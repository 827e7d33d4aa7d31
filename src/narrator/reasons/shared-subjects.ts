import type { Choice } from '@/contracts/generated/choice';
import { newestThat } from '@/narrator/reasons/memory-of';
import type { TellingContext } from '@/narrator/passages/telling-context';
import type { Campaign } from '@/story/campaign/campaign';
import type { Memory } from '@/story/state/memory';

/** Somebody, somewhere or something, and the words that mean it and nothing else of the story. */
type Subject = { readonly id: string; readonly words: readonly string[] };

const subjects = new WeakMap<Campaign, readonly Subject[]>();
const namedBy = new WeakMap<Memory, ReadonlySet<string>>();

/**
 * Of what happened the newest that has most of what a choice names or turns to: the person it is said to and
 * the one it speaks of before one of them alone. Null where nothing has any of it.
 */
export function memoryShared(
  choice: Pick<Choice, 'text' | 'intent'>,
  { campaign, past }: Pick<TellingContext, 'campaign' | 'past'>,
): Memory | null {
  const meant = subjectsMeant(choice, campaign);
  for (let least = meant.size; least > 0; least -= 1) {
    const found = newestThat(past.memories, (memory) => {
      const named = subjectsRemembered(memory, campaign);
      return [...meant].filter((id) => named.has(id)).length >= least;
    });
    if (found !== null) return found;
  }
  return null;
}

/** Whether a memory has anything of what a choice names or turns to. */
export function sharesAny(
  choice: Pick<Choice, 'text' | 'intent'>,
  memory: Memory,
  campaign: Campaign,
): boolean {
  const named = subjectsRemembered(memory, campaign);
  return [...subjectsMeant(choice, campaign)].some((id) => named.has(id));
}

function subjectsMeant(
  { text, intent: { target, with: used } }: Pick<Choice, 'text' | 'intent'>,
  campaign: Campaign,
): ReadonlySet<string> {
  const meant = new Set(subjectsIn(text, campaign));
  for (const id of [target, used]) if (isSubject(id, campaign)) meant.add(id);
  return meant;
}

function isSubject(id: string | undefined, { people, places, items }: Campaign): id is string {
  return id !== undefined && (people.has(id) || places.has(id) || items.has(id));
}

function subjectsRemembered(memory: Memory, campaign: Campaign): ReadonlySet<string> {
  const { summary, about } = memory;
  const known =
    namedBy.get(memory) ??
    new Set([...subjectsIn(summary, campaign), ...(about === null ? [] : [about])]);
  namedBy.set(memory, known);
  return known;
}

/** Ids of whom, where and what a text names. */
function subjectsIn(text: string, campaign: Campaign): readonly string[] {
  const all = subjects.get(campaign) ?? subjectsOf(campaign);
  subjects.set(campaign, all);
  const small = text.toLowerCase();
  return all.filter(({ words }) => words.some((word) => hasWord(small, word))).map(({ id }) => id);
}

/** A house is no engine-house. */
function hasWord(small: string, word: string): boolean {
  for (let at = small.indexOf(word); at >= 0; at = small.indexOf(word, at + 1))
    if (
      !/[\p{L}-]/u.test(small.charAt(at - 1)) &&
      !/[\p{L}-]/u.test(small.charAt(at + word.length))
    )
      return true;
  return false;
}

/** Each by its names, as long as nobody and nothing else has them too. */
function subjectsOf({ people, places, items, topics = [] }: Campaign): readonly Subject[] {
  const named = [
    ...[...people.values()].map(({ id, name, shortName }) => ({ id, names: [shortName, name] })),
    ...[...places.values()].map(({ id, name, called = [] }) => ({
      id,
      // "The hall" is the Coronation Hall; a hall is not.
      names: [bare(name), ...called.map((word) => `the ${bare(word)}`)],
    })),
    ...[...items].map(([id, name]) => ({ id, names: [bare(name)] })),
    ...topics.map((name) => ({ id: `about ${name}`, names: [bare(name)] })),
  ].map(({ id, names }) => ({
    id,
    words: [...new Set(names.map((name) => name.toLowerCase()).filter((name) => name !== ''))],
  }));
  return named.map(({ id, words }) => ({
    id,
    words: words.filter(
      (word) => !named.some((other) => other.id !== id && other.words.includes(word)),
    ),
  }));
}

function bare(name: string): string {
  return name.replace(/^(?:the|an?) /i, '');
}
