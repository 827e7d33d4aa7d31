import type { Choice, Intent } from '@/contracts/generated/choice';
import type { Campaign } from '@/story/campaign';
import { peopleAt, placeOf, type StoryState } from '@/story/story-state';

export type Offered = Pick<Choice, 'text' | 'intent'>;

export type TypedSituation = {
  readonly campaign: Campaign;
  readonly state: StoryState;
  /** What is on the screen, then what else could be done here. */
  readonly offered: readonly Offered[];
};

const patterns: readonly { readonly kind: string; readonly pattern: RegExp }[] = [
  { kind: 'roll', pattern: /\broll\b.*\b(?:dice|die|\d*d\d+)\b/ },
  { kind: 'remember', pattern: /\b(?:remember|recall|think back|what do i know)\b/ },
  // Asked of nobody: the answer is what the player already knows.
  {
    kind: 'remember',
    pattern:
      /^(?:so |and )?(?:what (?:happened|became|did i)|who (?:was|were|is|did)|when did|where did i|did i|have i)\b.*\?$/,
  },
  { kind: 'move', pattern: /\b(?:go|walk|head|climb|cross|return|run|make for|step)\b/ },
  { kind: 'talk', pattern: /\b(?:ask|talk|tell|say|speak|greet|answer|call|shout|promise)\b/ },
  { kind: 'take', pattern: /\b(?:take|grab|pick up|pocket|steal)\b/ },
  { kind: 'write', pattern: /\b(?:write|enter|note|record)\b/ },
  { kind: 'look', pattern: /\b(?:look|examine|inspect|search|watch|listen|count|read|study)\b/ },
  { kind: 'wait', pattern: /\b(?:wait|rest|sleep|stay|pause|do nothing)\b/ },
];

const likenessNeeded = 0.5;

/**
 * Words of the player's own become an intent (arch §5.4): an offered choice if they mean one, else the
 * first pattern that fits and can be done here, else an attempt that the story will turn down.
 */
export function readTypedAction(text: string, situation: TypedSituation): Intent {
  const said = text.toLowerCase();
  const place = mentionedPlace(said, situation);
  const person = mentionedPerson(said, situation);
  const kind = patterns.find(({ pattern }) => pattern.test(said))?.kind ?? null;
  if (kind === 'roll' || kind === 'remember') return idle(kind, said);
  const meant = choiceMeant(said, situation);
  if (meant !== null) return meant.intent;
  switch (kind) {
    case null:
      return { kind: 'attempt' };
    case 'move':
      return place === null ? { kind: 'attempt' } : { kind, target: place };
    case 'talk':
      return person === null ? { kind: 'attempt' } : sameDeed(kind, person, situation.offered);
    // No choice meant it, so there is nothing here to take or to write on.
    case 'take':
    case 'write':
      return { kind: 'attempt' };
    default:
      return person === null ? { kind } : { kind, target: person };
  }
}

/** Done for its own sake: nothing is at stake. */
function idle(kind: 'roll' | 'remember', said: string): Intent {
  return kind === 'roll' ? { kind, with: diceNamed(said), difficulty: 'even' } : { kind };
}

/** `roll 3d6` means those dice; `roll the dice` whatever the rules say. */
function diceNamed(said: string): string {
  return /\b\d{0,2}d\d{1,4}\b/.exec(said)?.[0] ?? '';
}

/** "Ask Dunya something" is what the offered talk with Dunya is for. */
function sameDeed(kind: string, target: string, offered: readonly Offered[]): Intent {
  const like = offered.find(({ intent }) => intent.kind === kind && intent.target === target);
  return like?.intent ?? { kind, target };
}

/**
 * The choice whose words the player's words are about: half of what they said is in it, or they used its
 * verb and half of the rest. A bare "walk" or "ask" means nothing yet.
 */
function choiceMeant(said: string, { campaign, offered }: TypedSituation): Offered | null {
  const spoken = tellingWords(said);
  const faint = new Set([...plainVerbs, ...namesOf(campaign)]);
  const weightOf = (words: readonly string[]): number =>
    words.reduce((sum, word) => sum + (faint.has(word) ? 0.5 : 1), 0);
  let best: { readonly choice: Offered; readonly likeness: number } | null = null;
  for (const choice of offered) {
    const words = tellingWords(choice.text);
    const known = new Set([
      ...words,
      ...tellingWords(`${choice.intent.kind} ${choice.intent.target ?? ''}`),
    ]);
    const shared = spoken.filter((word) => known.has(word));
    if (weightOf(shared) < 1) continue;
    const bySaid = weightOf(shared) / weightOf(spoken);
    const [verb = ''] = words;
    const byChoice = spoken.includes(verb) ? shared.length / Math.max(1, words.length) : 0;
    const likeness = Math.max(bySaid, byChoice);
    if (likeness >= likenessNeeded && likeness > (best?.likeness ?? 0)) best = { choice, likeness };
  }
  return best?.choice ?? null;
}

const commonWords: ReadonlySet<string> = new Set(
  'a an and are as at be by do for from he her him i in into is it its me my no not of off on or out she so that the them then there they this to up us we what who will with would you your'.split(
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

function mentionedPlace(said: string, { campaign, state }: TypedSituation): string | null {
  const exits = campaign.places.get(placeOf(state))?.exits ?? [];
  const spoken = wordsIn(said);
  return (
    exits.find((id) => {
      const name = wordsIn(campaign.places.get(id)?.name ?? id).filter((word) => word !== 'the');
      return (
        ` ${spoken.join(' ')} `.includes(` ${name.join(' ')} `) ||
        name.some((word) => word.length > 3 && spoken.includes(word))
      );
    }) ?? null
  );
}

function mentionedPerson(said: string, { campaign, state }: TypedSituation): string | null {
  const present = peopleAt(state, placeOf(state));
  const spoken = wordsIn(said);
  const named = present.find((id) => {
    const person = campaign.people.get(id);
    const names = wordsIn(`${person?.name ?? id} ${person?.shortName ?? ''}`);
    return names.some((name) => name.length > 2 && spoken.includes(name));
  });
  const pronoun =
    /\b(?:him|her|them)\b/.test(said) && present.length === 1 ? present[0] : undefined;
  return named ?? pronoun ?? null;
}

/** Whole words only: "went" does not mention Wen. */
function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
