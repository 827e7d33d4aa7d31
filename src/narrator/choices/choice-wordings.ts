import { mostChoiceWords } from '@/foundation/limits';
import { seededRandom, seedFrom } from '@/foundation/seeded-random';
import { countWords } from '@/story/words/split-sentences';
import type { RecentScene } from '@/narrator/passages/telling-context';

/**
 * Words of the engine's own for choices that no author wrote. `{place}` is where it is or leads to, `{person}`
 * who is there or meant, `{deed}` what the player did there, `{thing}` what is given.
 */
const wordings = {
  move: [
    'Walk to {place}.',
    'Go to {place}.',
    'Make for {place}.',
    'Head over to {place}.',
    'Take yourself to {place}.',
  ],
  return: ['Go back to {place}.', 'Return to {place}.', 'Walk back to {place}.'],
  returnToDeed: [
    'Go back to {place}, where {deed}.',
    'Return to {place}, where {deed}.',
    'See {place} again, where {deed}.',
  ],
  visit: [
    'Go to {person} at {place}.',
    'Look in on {person} at {place}.',
    'See {person} at {place}.',
    'Go to {place}, and find {person}.',
  ],
  heardOf: [
    'Go to {place}, of which {person} spoke.',
    'See {place} for yourself, after what {person} said.',
    'Find {place}, which {person} told you of.',
  ],
  // That a place is new is among its reasons: said in every choice it would be a refrain.
  discover: [
    'Walk to {place}.',
    'Go and see {place}.',
    'Go to {place}.',
    'Have a look at {place}.',
  ],
  enter: ['Go into {place}.', 'Look inside {place}.', 'Step into {place}.'],
  talk: ['Talk to {person}.', 'Ask {person} how things stand.', 'Have a word with {person}.'],
  give: ['Give {person} {thing}.', 'Let {person} have {thing}.', 'Hand {person} {thing}.'],
  wait: [
    'Stay where you are a while.',
    'Wait, and watch what moves.',
    'Let some time go by.',
    'Do nothing yet, and see who does.',
    'Keep still, and listen.',
  ],
  remember: [
    'Think back over what brought you here.',
    'Go over it all again in your mind.',
    'Put together what you know so far.',
    'Remember how it came to this.',
  ],
  look: [
    'Look around {place} properly.',
    'Take a slow look at {place}.',
    'Look for what you missed at {place}.',
    'Go round {place} with your eyes open.',
  ],
} as const;

export type WordingKind = keyof typeof wordings;

/** How the engine words a choice of its own: shortly, and as it was not worded lately, where it can be. */
export function wordChoice(
  kind: WordingKind,
  names: Readonly<Record<string, string>>,
  { seed, shown }: { readonly seed: number; readonly shown: ReadonlySet<string> },
): string {
  const all = wordings[kind].map((words) => named(words, names));
  const short = all.filter((words) => countWords(words) <= mostChoiceWords);
  const fresh = short.filter((words) => !shown.has(words));
  const [first = '', ...others] = [fresh, short, all].find((list) => list.length > 0) ?? [];
  return seededRandom(seedFrom(seed, kind)).pick([first, ...others]);
}

/** No wording twice in a row, nor after one other. */
const scenesBack = 2;

/** The words of all that was offered in the last scenes. */
export function shownLately(recent: readonly RecentScene[]): ReadonlySet<string> {
  const offers = recent.flatMap(({ offered = [] }) => (offered.length === 0 ? [] : [offered]));
  return new Set(offers.slice(-scenesBack).flatMap((offered) => offered.map(({ text }) => text)));
}

function named(words: string, names: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '');
}
