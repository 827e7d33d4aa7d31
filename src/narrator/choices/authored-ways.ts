import { seedFrom } from '@/foundation/seeded-random';
import { authoredOffers } from '@/narrator/choices/authored-offers';
import { isEligible, specificity } from '@/narrator/passages/is-eligible';
import type { Offer } from '@/narrator/choices/skill-offers';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { openExits } from '@/story/campaign/open-exits';
import { placeOf } from '@/story/state/story-state';

/** A way that was read within so many scenes gives way to another one of its author's. */
const scenesOfRest = 6;

type Way = { readonly offer: Offer; readonly fit: number; readonly lot: number };

/** One moment is asked for its ways again and again. */
const written = new WeakMap<TellingContext, readonly Way[]>();

/**
 * A way out in its author's words: of those that fit best one that was not read lately, else the one that
 * was read longest ago; null where the author has none. Once more the same reads better than the engine's.
 */
export function wayWritten(place: string, context: TellingContext): Offer | null {
  const ways = written.get(context) ?? waysIn(context);
  written.set(context, ways);
  const read = readLately(context);
  const lastReadIn = ({ offer: { text } }: Way): number => read.get(text) ?? -1;
  const [best = null] = ways
    .filter(({ offer: { intent } }) => intent.target === place)
    .sort((one, other) => lastReadIn(one) - lastReadIn(other));
  return best?.offer ?? null;
}

/** Whether it only goes next door: such a choice stands among the ways out, not beside them. */
export function isWay(
  { intent, difficulty }: Pick<Offer, 'intent' | 'difficulty'>,
  { campaign, state }: TellingContext,
): boolean {
  const { kind, target = '', leadsTo, elseTo } = intent;
  if (kind !== 'move' || leadsTo !== undefined || elseTo !== undefined) return false;
  return difficulty === null && openExits(placeOf(state), campaign, state).includes(target);
}

function waysIn(context: TellingContext): readonly Way[] {
  const { campaign, seed } = context;
  return [...campaign.passages.values()]
    .filter((passage) => passage.part === 'choices' && isEligible(passage, context))
    .flatMap((passage) =>
      authoredOffers(passage, context)
        .filter((offer) => isWay(offer, context))
        .map((offer) => ({
          offer,
          fit: specificity(passage),
          lot: seedFrom(seed, 'way', offer.text),
        })),
    )
    .sort((one, other) => other.fit - one.fit || one.lot - other.lot);
}

/** By its words: in which of the last scenes a choice was offered last. */
function readLately({ past }: TellingContext): ReadonlyMap<string, number> {
  const scenes = past.recentScenes.slice(-scenesOfRest);
  return new Map(
    scenes.flatMap(({ offered = [] }, scene) => offered.map(({ text }) => [text, scene] as const)),
  );
}
