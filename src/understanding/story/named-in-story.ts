import { calledInstead } from '@/story/campaign/called-instead';
import { wordsIn } from '@/understanding/grammar/words-in';
import type { Campaign, Person } from '@/story/campaign/campaign';
import { openExits } from '@/story/campaign/open-exits';
import { placeOf, type StoryState } from '@/story/state/story-state';
import { wordSet } from '@/understanding/lexicon/word-set';

/** Words that stand in many names and name nobody by themselves. */
const noName: ReadonlySet<string> = wordSet(
  'the a an of and in on at old little young big first last court keeps',
);

/**
 * The person that words name: by a name, by what they are called instead, or by what they are. Of several
 * that fit equally, one who is there.
 */
export function personNamed(
  text: string,
  { people }: Pick<Campaign, 'people'>,
  present: readonly string[],
): string | null {
  const spoken = new Set(wordsIn(text.replace(/['’]s\b/g, '')));
  const here = new Set(present);
  const inOrder = [...people.values()].sort(
    (one, other) => Number(here.has(other.id)) - Number(here.has(one.id)),
  );
  for (const namesOf of [properNames, calledInstead]) {
    const found = inOrder.find((person) => namesOf(person).some((name) => spoken.has(name)));
    if (found !== undefined) return found.id;
  }
  return null;
}

/** Everybody whom words name, by a name or by what they are called instead. */
export function peopleNamed(text: string, { people }: Pick<Campaign, 'people'>): readonly string[] {
  const spoken = new Set(wordsIn(text.replace(/['’]s\b/g, '')));
  return [...people.values()]
    .filter((person) =>
      [...properNames(person), ...calledInstead(person)].some((name) => spoken.has(name)),
    )
    .map(({ id }) => id);
}

/** Every place whose whole name is in the words. */
export function placesNamed(text: string, { places }: Pick<Campaign, 'places'>): readonly string[] {
  const said = ` ${telling(text).join(' ')} `;
  return [...places.values()]
    .filter(({ name }) => telling(name).length > 0 && said.includes(` ${telling(name).join(' ')} `))
    .map(({ id }) => id);
}

function properNames({ name, shortName }: Person): readonly string[] {
  return telling(`${name} ${shortName}`).filter((word) => word.length > 2);
}

function telling(text: string): readonly string[] {
  return wordsIn(text).filter((word) => !noName.has(word));
}

/** The place that words name: a way out first, then any other. */
export function placeNamed(
  text: string,
  { places }: Pick<Campaign, 'places'>,
  state: StoryState,
): string | null {
  const spoken = wordsIn(text);
  const exits = places.get(placeOf(state))?.exits ?? [];
  const inOrder = [...exits, ...[...places.keys()].filter((id) => !exits.includes(id))];
  const said = ` ${spoken.filter((word) => !noName.has(word)).join(' ')} `;
  const nameOf = (id: string): readonly string[] => telling(places.get(id)?.name ?? id);
  const isWhole = (id: string): boolean =>
    nameOf(id).length > 0 && said.includes(` ${nameOf(id).join(' ')} `);
  const isPartly = (id: string): boolean =>
    nameOf(id).some((word) => word.length > 3 && spoken.includes(word));
  return (
    inOrder.find(isWhole) ??
    placeCalled(spoken, inOrder, { places, exits }) ??
    inOrder.find(isPartly) ??
    null
  );
}

/** "Down the ladder" is the yard to whoever stands on the roof: of what fits, the longest words of an author's. */
function placeCalled(
  spoken: readonly string[],
  inOrder: readonly string[],
  { places, exits }: { readonly places: Campaign['places']; readonly exits: readonly string[] },
): string | null {
  const said = ` ${spoken.join(' ')} `;
  const [best] = inOrder
    .flatMap((id) => (places.get(id)?.called ?? []).map((words) => ({ id, words })))
    .filter(({ id, words }) => words.length > 3 || exits.includes(id))
    .filter(({ words }) => said.includes(` ${wordsIn(words).join(' ')} `))
    .sort((one, other) => other.words.length - one.words.length);
  return best?.id ?? null;
}

/** The first step of the shortest way there; null when there is none, or one is there. */
export function nextStepTo(
  goal: string,
  { places }: Pick<Campaign, 'places'>,
  state: StoryState,
): string | null {
  const start = placeOf(state);
  const firstStep = new Map<string, string>();
  const open = [start];
  for (let at = open.shift(); at !== undefined; at = open.shift())
    for (const exit of openExits(at, { places }, state)) {
      if (exit === start || firstStep.has(exit) || !places.has(exit)) continue;
      firstStep.set(exit, firstStep.get(at) ?? exit);
      open.push(exit);
    }
  return firstStep.get(goal) ?? null;
}

/** The thing that words name, of those that the campaign knows. */
export function itemNamed(text: string, { items }: Pick<Campaign, 'items'>): string | null {
  const spoken = new Set(wordsIn(text));
  for (const [id, name] of items) {
    const words = telling(name);
    const noun = words[words.length - 1] ?? id;
    if (spoken.has(noun) || spoken.has(id)) return id;
  }
  return null;
}
