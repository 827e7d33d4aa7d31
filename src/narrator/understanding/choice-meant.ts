import type { Choice } from '@/contracts/generated/choice';
import { calledInstead } from '@/narrator/understanding/called-instead';
import type { Campaign } from '@/story/campaign';

export type Offered = Pick<Choice, 'text' | 'intent'>;

const likenessNeeded = 0.5;

/**
 * The choice whose words the player's words are about: half of what they said is in it, or they used its
 * verb and half of the rest. A bare "walk" or "ask" means nothing yet. Of equals, the one that says least
 * besides.
 */
export function choiceMeant(
  text: string,
  { campaign, offered }: { readonly campaign: Campaign; readonly offered: readonly Offered[] },
): Offered | null {
  const spoken = withNames(tellingWords(text), campaign);
  const faint = new Set([...plainVerbs, ...namesOf(campaign)]);
  const weightOf = (words: readonly string[]): number =>
    words.reduce((sum, word) => sum + (faint.has(word) ? 0.5 : 1), 0);
  let best: { readonly choice: Offered; readonly likeness: number; readonly rest: number } | null =
    null;
  for (const choice of offered) {
    const words = tellingWords(choice.text);
    const known = new Set([
      ...words,
      ...tellingWords(`${choice.intent.kind} ${choice.intent.target ?? ''}`),
    ]);
    const shared = spoken.filter((word) => known.has(word));
    if (weightOf(shared) < 1 || !isOfSameMatter(spoken, shared, faint)) continue;
    const bySaid = weightOf(shared) / weightOf(spoken);
    const [verb = ''] = words;
    const byChoice = spoken.includes(verb) ? shared.length / Math.max(1, words.length) : 0;
    const likeness = Math.max(bySaid, byChoice);
    const rest = words.length - shared.length;
    if (likeness < likenessNeeded || isWorse({ likeness, rest }, best)) continue;
    best = { choice, likeness, rest };
  }
  return best?.choice ?? null;
}

/** Who asks the baker about smokes does not ask her about ovens: a name and a verb are no matter. */
function isOfSameMatter(
  spoken: readonly string[],
  shared: readonly string[],
  faint: ReadonlySet<string>,
): boolean {
  const isTelling = (word: string): boolean => !faint.has(word);
  return shared.some(isTelling) || !spoken.some(isTelling);
}

type Fit = { readonly likeness: number; readonly rest: number };

function isWorse(one: Fit, other: Fit | null): boolean {
  if (other === null) return false;
  return one.likeness === other.likeness ? one.rest >= other.rest : one.likeness < other.likeness;
}

/** Whoever says "the baker" means her by name. */
function withNames(words: readonly string[], { people }: Campaign): readonly string[] {
  const called = new Map(
    [...people.values()].flatMap((person) =>
      calledInstead(person).map((word) => [word, person.shortName.toLowerCase()] as const),
    ),
  );
  return [...new Set(words.map((word) => called.get(word) ?? word))];
}

const commonWords: ReadonlySet<string> = new Set(
  'a about an and are as at be by do for from he her him i in into is it its me my no not of off on or out she so that the them then there they this to up us we what who will with would you your'.split(
    ' ',
  ),
);

const plainVerbs: ReadonlySet<string> = new Set(
  'ask call climb count cross get go head listen look make put read return run say shout speak stand step take talk tell try wait walk watch write'.split(
    ' ',
  ),
);

function tellingWords(text: string): readonly string[] {
  return [...new Set(wordsIn(text).filter((word) => !commonWords.has(word)))];
}

/** Who and where is said in half the choices, and so tells little about which is meant. */
function namesOf({ people, places }: Campaign): readonly string[] {
  return [...people.values(), ...places.values()].flatMap(({ name }) => wordsIn(name));
}

export function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
