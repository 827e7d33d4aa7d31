import { severalThings } from '@/understanding/grammar/several-things';
import { choicesMeant, type Weighed } from '@/understanding/meant/choices-meant';
import { choiceMeant, isRuledOut } from '@/understanding/story/choice-meant';
import type { Offered } from '@/understanding/story/offered';
import type { TypedSituation } from '@/understanding/story/typed-situation';

/** The choice that typed words take, or those of which one may be meant. */
export type MeantChoice = {
  readonly taken: Offered | null;
  readonly mayMean: readonly Weighed[];
};

/** How likely a choice has to be meant: to be taken, the sooner where its own words are said; and to be asked about. */
const needed = {
  toTake: 0.4,
  saidPlainly: 0.3,
  ofOther: 0.6,
  ofOtherThing: 0.55,
  toAsk: 0.15,
  toBePart: 0.1,
} as const;

/** A choice that is nearly as likely as the best may be meant as well. */
const nearlyAsLikely = 0.6;
const mostAsked = 3;

const nothing: MeantChoice = { taken: null, mayMean: [] };

export function meantChoice(text: string, situation: TypedSituation): MeantChoice {
  if (isSeveral(text, situation)) return nothing;
  const weighed = choicesMeant(text, situation);
  const plainly = saidPlainly(text, weighed, situation);
  if (plainly !== null) return { taken: plainly, mayMean: [] };
  const [best, ...others] = weighed.filter(({ isAgainst }) => !isAgainst);
  if (best === undefined || best.chance < needed.toAsk) return nothing;
  const near = others.filter(({ chance }) => chance >= best.chance * nearlyAsLikely);
  const isSure = isSureOf(best) && near.length === 0;
  if (isSure && !isRuledOut(text, best.choice, { ...situation, isSameDeed: best.isSameDeed }))
    return { taken: best.choice, mayMean: [] };
  return { taken: null, mayMean: [best, ...near].slice(0, mostAsked) };
}

function isSureOf({ chance, likeness, saysOnlyDeed, ...of }: Weighed): boolean {
  if (!isOfDeed(of)) return false;
  if (of.otherThing === 'maybe' && chance < needed.ofOtherThing) return false;
  // Who only climbs down does not climb down to anything.
  if (saysOnlyDeed && likeness.missedThings >= 1) return false;
  const isOfOther = likeness.missingPeople >= 1;
  return chance >= (isOfOther ? needed.ofOther : needed.toTake);
}

/** What starves the cat speaks of all that feeding it does, and feeding the dog of feeding: both are asked about. */
function isOfDeed({ isSureOfDeed, otherThing }: Pick<Weighed, 'isSureOfDeed' | 'otherThing'>) {
  return isSureOfDeed && otherThing !== 'surely';
}

/** Two acts, of which one choice does not do both: each is for itself. */
function isSeveral(text: string, situation: TypedSituation): boolean {
  const several = severalThings(text);
  const whole = likeliest(text, situation);
  if (several === null || whole === null) return false;
  const parts = [several.first, several.rest];
  return parts.some((part) => {
    const own = likeliest(part, situation);
    return own === null ? !isPartOf(part, whole, situation) : own.choice !== whole.choice;
  });
}

function likeliest(text: string, situation: TypedSituation): Weighed | null {
  const best = choicesMeant(text, situation).find(({ isAgainst }) => !isAgainst);
  return best !== undefined && best.chance >= needed.toTake ? best : null;
}

/** Whether a part of what is said belongs to the choice that the whole of it means. */
function isPartOf(part: string, { choice }: Weighed, situation: TypedSituation): boolean {
  const own = choicesMeant(part, situation).find((each) => each.choice === choice);
  return own !== undefined && own.chance >= needed.toBePart;
}

/** What plain rules take, unless something speaks against it. */
function saidPlainly(
  text: string,
  weighed: readonly Weighed[],
  situation: TypedSituation,
): Offered | null {
  const plainly = choiceMeant(text, situation);
  if (plainly === null) return null;
  // Of several things the first is done, and only that is held against its choice.
  const first = severalThings(text)?.first ?? null;
  const alone = first === null ? [] : choicesMeant(first, situation);
  const said = [...alone, ...weighed].find(({ choice }) => choice === plainly);
  if (said === undefined || said.isAgainst || !isOfDeed(said)) return null;
  const enough = said.likeness.missingPeople >= 1 ? needed.ofOther : needed.saidPlainly;
  return said.chance >= enough ? plainly : null;
}
