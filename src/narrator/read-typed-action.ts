import type { Choice, Intent } from '@/contracts/generated/choice';
import type { Campaign } from '@/story/campaign';
import { peopleAt, placeOf, type StoryState } from '@/story/story-state';

export type TypedSituation = {
  readonly campaign: Campaign;
  readonly state: StoryState;
  readonly offered: readonly Choice[];
};

const patterns: readonly { readonly kind: string; readonly pattern: RegExp }[] = [
  { kind: 'roll', pattern: /\broll\b.*\b(?:dice|die|\d*d\d+)\b/ },
  { kind: 'remember', pattern: /\b(?:remember|recall|think back|what do i know)\b/ },
  { kind: 'move', pattern: /\b(?:go|walk|head|climb|cross|return|run|make for|step)\b/ },
  { kind: 'talk', pattern: /\b(?:ask|talk|tell|say|speak|greet|answer|call|shout|promise)\b/ },
  { kind: 'take', pattern: /\b(?:take|grab|pick up|pocket|steal)\b/ },
  { kind: 'write', pattern: /\b(?:write|enter|note|record)\b/ },
  { kind: 'look', pattern: /\b(?:look|examine|inspect|search|watch|listen|count|read|study)\b/ },
  { kind: 'wait', pattern: /\b(?:wait|rest|sleep|stay|pause|do nothing)\b/ },
];

/** Half of a choice's telling words are enough to mean it. */
const likenessNeeded = 0.5;

/**
 * Words of the player's own become an intent (arch §5.4): an offered choice if they mean one, else the
 * first pattern that fits and can be done here, else an attempt that the story will turn down.
 */
export function readTypedAction(text: string, situation: TypedSituation): Intent {
  const said = text.toLowerCase();
  const meant = choiceMeant(said, situation.offered);
  if (meant !== null) return meant.intent;
  const place = mentionedPlace(said, situation);
  const person = mentionedPerson(said, situation);
  const kind = patterns.find(({ pattern }) => pattern.test(said))?.kind ?? null;
  switch (kind) {
    case null:
      return { kind: 'attempt' };
    case 'move':
      return place === null ? { kind: 'attempt' } : { kind, target: place };
    case 'talk':
      return person === null ? { kind: 'attempt' } : sameDeed(kind, person, situation.offered);
    case 'roll':
      return { kind, with: diceNamed(said), difficulty: 'even' };
    // No choice meant it, so there is nothing here to take or to write on.
    case 'take':
    case 'write':
      return { kind: 'attempt' };
    default:
      return person === null ? { kind } : { kind, target: person };
  }
}

/** `roll 3d6` means those dice; `roll the dice` whatever the rules say. */
function diceNamed(said: string): string {
  return /\b\d{0,2}d\d{1,4}\b/.exec(said)?.[0] ?? '';
}

/** "Ask Dunya something" is what the offered talk with Dunya is for. */
function sameDeed(kind: string, target: string, offered: readonly Choice[]): Intent {
  const like = offered.find(({ intent }) => intent.kind === kind && intent.target === target);
  return like?.intent ?? { kind, target };
}

function choiceMeant(said: string, offered: readonly Choice[]): Choice | null {
  const saidWords = new Set(tellingWords(said));
  let best: { readonly choice: Choice; readonly likeness: number } | null = null;
  for (const choice of offered) {
    const words = tellingWords(choice.text.toLowerCase());
    const shared = words.filter((word) => saidWords.has(word)).length;
    const likeness = shared / Math.max(words.length, saidWords.size, 1);
    if (likeness >= likenessNeeded && likeness > (best?.likeness ?? 0)) best = { choice, likeness };
  }
  return best?.choice ?? null;
}

function tellingWords(text: string): readonly string[] {
  const words = text.match(/[a-z0-9']+/g) ?? [];
  return [
    ...new Set(
      words.filter((word) => word.length > 2 && !['the', 'and', 'you', 'your'].includes(word)),
    ),
  ];
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
