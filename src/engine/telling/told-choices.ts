import type { Choice } from '@/contracts/generated/choice';
import { fewestChoices, mostChoices } from '@/foundation/limits';
import { distinctOffers, numbered } from '@/narrator/choices/distinct-offers';
import { everydayOffers } from '@/narrator/choices/engine-offers';
import { skillOffers, type Offer } from '@/narrator/choices/skill-offers';
import type { TellingContext } from '@/narrator/passages/telling-context';
import type { SkillOffer } from '@/story/log/skill-offer';

/** What a telling plan offers, and what it could choose from. */
export type OffersOfPlan = {
  /** By the tools of the outcome plan: they stand first. */
  readonly before: readonly SkillOffer[];
  readonly chosen: readonly SkillOffer[];
  readonly pool: readonly Choice[];
  /** Words of choices that may not be shown. */
  readonly leftOut: ReadonlySet<string>;
};

/**
 * The choices of a scene as a skill chose them. One that the narrator had keeps its words, author and
 * reasons; any other must be possible. Where too few are left, the narrator's own fill the list, but none
 * that the skill may have had a reason to leave out. Null when it offered nothing that can be done.
 */
export function toldChoices(
  { before, chosen, pool, leftOut }: OffersOfPlan,
  context: TellingContext,
): readonly Choice[] | null {
  const offers = chosen.flatMap((offer) => {
    const known = pool.find((choice) => isSame(choice, offer));
    return known === undefined
      ? skillOffers([offer], context)
      : [{ ...offerOf(known), ...marks(offer) }];
  });
  const open = (some: readonly Offer[]): readonly Offer[] =>
    some.filter(({ text }) => !leftOut.has(text));
  if (open(offers).length === 0) return null;
  const all = distinctOffers(open([...skillOffers(before, context), ...offers]));
  const others = (): readonly Offer[] => [
    ...pool.filter(isForAnyone).map(offerOf),
    ...everydayOffers(context),
  ];
  const filled = all.length >= fewestChoices ? all : distinctOffers([...all, ...open(others())]);
  return numbered(filled.slice(0, Math.max(fewestChoices, Math.min(all.length, mostChoices))));
}

function isSame(choice: Choice, { text, intent }: SkillOffer): boolean {
  return choice.text === text && JSON.stringify(choice.intent) === JSON.stringify(intent);
}

/** It asks for nobody's favour, and for no gift. */
function isForAnyone({ intent }: Choice): boolean {
  const { tone, requires } = intent;
  return requires === undefined && tone !== 'friendly' && tone !== 'cooperative';
}

function offerOf({ id: _, ...offer }: Choice): Offer {
  return offer;
}

/** How it is shown is the skill's to say. */
function marks({ difficulty, hint }: SkillOffer): Pick<Offer, 'difficulty' | 'hint'> {
  return { difficulty, hint };
}
